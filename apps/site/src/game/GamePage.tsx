import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { tone } from '@site/ui/vars';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { media } from '../layout';
import { control } from '../shell/control';
import { useNow } from '../shell/useNow';
import { Failed } from '../status/Failed';
import { useStores } from '../stores/StoresContext';
import { GameStore } from './GameStore';

/** A game in the page, under a bar that keeps time, result and balance in sight. Source: GAM-07, spec §2 "/seamless". */
export default observer(function GamePage() {
  const { t } = useTranslation();
  const { api, system, session, wallet, dialogs } = useStores();
  const navigate = useNavigate();
  const nodeId = Number(useSearchParams()[0].get('nodeId'));
  const { name, vendor } = useNameOfGame(nodeId);
  const [game] = useState(() => new GameStore({ api, system }));
  const frame = useRef<HTMLDivElement>(null);
  const { launch, openedAt } = game;
  const { state } = session;

  useEffect(() => {
    if (state === 'member') void game.open(nodeId);
    if (state === 'visitor') dialogs.open({ name: 'login', resume: () => {} });
  }, [game, dialogs, nodeId, state]);
  useEffect(
    () =>
      reaction(
        () => wallet.balance?.seq,
        () => void game.countNet(),
      ),
    [game, wallet],
  );

  const leave = () => void (history.length > 1 ? navigate(-1) : navigate('/'));
  const reload = () => {
    void game.open(nodeId);
    void wallet.refresh();
  };
  const fill = () => void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());

  return (
    <Page>
      <header>
        <button type="button" className="icon" aria-label={t('game.back')} onClick={leave}>
          <Icon name="back" />
        </button>
        <div className="name">
          <h1>{name}</h1>
          <small>{[vendor, system.brand.playMoney && t('game.playMoney')].filter(Boolean).join(' · ')}</small>
        </div>
        <div className="figures">
          <Figure label={t('game.session')}>
            <Elapsed since={openedAt} />
          </Figure>
          <Figure label={t('game.net')}>
            {wallet.balance ? (
              <Money amountMinor={game.netMinor} currency={wallet.balance.currency} locale={system.locale} sign="always" colored />
            ) : (
              '–'
            )}
          </Figure>
          <Figure label={t('wallet.balance')}>
            {wallet.balance ? (
              <Money amountMinor={BigInt(wallet.balance.balance)} currency={wallet.balance.currency} locale={system.locale} />
            ) : (
              '–'
            )}
          </Figure>
        </div>
        <button type="button" className="icon" aria-label={t('game.reload')} onClick={reload}>
          <Icon name="refresh" />
        </button>
        <button type="button" className="icon" aria-label={t('game.fullScreen')} onClick={fill}>
          <Icon name="fullscreen" />
        </button>
      </header>
      <main ref={frame} aria-busy={state !== 'visitor' && launch.state === 'loading'}>
        {launch.state === 'ready' && (
          <iframe
            key={launch.value.gameUrl}
            src={launch.value.gameUrl}
            title={name}
            allow="autoplay; fullscreen"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- The origin is the vendor's, never ours: a game may have its own.
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          />
        )}
        {launch.state === 'failed' && <Failed code={launch.code} onRetry={reload} />}
        {state === 'visitor' && <Failed code="loginRequired" onRetry={() => dialogs.open({ name: 'login', resume: () => {} })} />}
      </main>
    </Page>
  );
});

interface GameName {
  name: string;
  vendor: string;
}

/** The tile that was pressed hands its name over; for an address that was typed in the lobby may know it. A painted page knows neither. */
function useNameOfGame(nodeId: number): GameName {
  const { t } = useTranslation();
  const { session, games } = useStores();
  const given = useLocation().state as GameName | null;
  const untitled = { name: t('game.untitled'), vendor: '' };
  if (session.state === 'unknown') return untitled;
  if (given) return given;
  const known = games.find(nodeId);
  return known ? { name: known.displayName, vendor: known.vendorName } : untitled;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** How long the game has been open, as hours, minutes and seconds. */
function Elapsed({ since }: { since: number | undefined }) {
  const now = useNow();
  const seconds = now && since !== undefined ? Math.max(0, Math.floor((now.getTime() - since) / 1000)) : 0;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return <bdi dir="ltr">{parts.map((part) => String(part).padStart(2, '0')).join(':')}</bdi>;
}

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  backgroundColor: tone.sunken,
  ...control,
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 60,
    paddingInline: 12,
    backgroundColor: tone.page,
    borderBlockEnd: `1px solid ${tone.line}`,
  },
  '& .name': { flex: 1, minInlineSize: 0, marginInlineStart: 4, lineHeight: 1.2 },
  '& h1': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: 16, fontWeight: 700 },
  '& small': { fontSize: 12, color: tone.faint },
  '& .figures': { display: 'flex' },
  '& dl': { margin: 0, minInlineSize: 104, paddingInline: 18, lineHeight: 1.2, borderInlineEnd: `1px solid ${tone.line}` },
  '& dt': { fontSize: 12, color: tone.faint },
  '& dd': { margin: 0, fontSize: 16, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& main': { flex: 1, minBlockSize: 0, display: 'grid', placeItems: 'stretch', backgroundColor: tone.sunken },
  '& iframe': { inlineSize: '100%', blockSize: '100%', border: 0 },
  [media.phone]: {
    '& header': { flexWrap: 'wrap', gap: '6px 2px', paddingBlockStart: 6, paddingInline: 6 },
    '& .figures': { order: 9, inlineSize: 'calc(100% + 12px)', marginInline: -6, borderBlockStart: `1px solid ${tone.line}` },
    '& dl': { flex: 1, minInlineSize: 0, padding: '7px 12px' },
    '& dl:last-of-type': { borderInlineEnd: 0 },
    '& dd': { fontSize: 15 },
  },
});
