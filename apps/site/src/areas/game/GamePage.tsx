import Button from '@mui/material/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { GameFrame } from '@site/ui/GameFrame';
import { useNow } from '@site/ui/useNow';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSupportEntry } from '../shell/useSupportEntry';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { GameStore } from './GameStore';
import { useGameFrameLabels } from './useGameFrameLabels';
import { useGameMessages } from './useGameMessages';

/** A game inside the page, under a bar that shows time, result and balance. Source: GAM-07. */
export default observer(function GamePage() {
  const { t } = useTranslation();
  const { api, system, session, wallet, dialogs } = useStores();
  const labels = useGameFrameLabels();
  const navigate = useNavigate();
  const now = useNow();
  const [query] = useSearchParams();
  const nodeId = Number(query.get('nodeId'));
  const isDemo = query.has('demo');
  const [game] = useState(() => new GameStore({ api, system, wallet }));
  const { launch, openedAt, netMinor, playMoney } = game;
  const { name: knownName, vendor } = useNameOfGame(nodeId);
  const name = launch.state === 'ready' ? launch.value.displayName : knownName;
  const { balance } = wallet;
  const { state } = session;
  // A free trial opens once, whoever the session turns out to be.
  const entry = isDemo ? 'trial' : state;
  const isVisitor = entry === 'visitor';
  const money = isDemo ? playMoney : balance && { currency: balance.currency, balanceMinor: BigInt(balance.balance) };

  // The service renders without the query.
  const isMistaken = state !== 'unknown' && (!Number.isSafeInteger(nodeId) || nodeId < 1);

  useEffect(() => {
    if (isMistaken) return;
    if (entry === 'trial' || entry === 'member') void game.open(nodeId, { isDemo: entry === 'trial' });
    if (entry === 'visitor') dialogs.open({ name: 'login', resume: () => {} });
  }, [game, dialogs, entry, isMistaken, nodeId]);
  useEffect(() => () => game.close(), [game]);
  useEffect(
    () =>
      reaction(
        () => wallet.balance?.seq,
        () => (isDemo ? undefined : void game.countNet()),
      ),
    [game, isDemo, wallet],
  );

  const frame = useRef<HTMLIFrameElement>(null);
  const gameUrl = launch.state === 'ready' ? launch.value.gameUrl : undefined;
  useGameMessages({ frame, game, gameUrl, hasSpoken: game.frame === 'shown', language: system.language });

  const leave = () => void (history.length > 1 ? navigate(-1) : navigate('/'));
  const reload = () => {
    void game.open(nodeId, { isDemo });
    if (!isDemo) void wallet.refresh();
  };

  return (
    <GameFrame
      name={name}
      detail={[vendor, isDemo && t('game.tryFree'), (isDemo || system.brand.playMoney) && t('game.playMoney')].filter(Boolean).join(' · ')}
      openedAtMs={openedAt}
      now={now}
      money={money ? { ...money, netMinor } : undefined}
      labels={labels}
      isBusy={!isMistaken && !isVisitor && (launch.state === 'loading' || (launch.state === 'ready' && game.frame === 'waiting'))}
      onBack={leave}
      onReload={reload}
    >
      {launch.state === 'ready' && (
        <iframe
          key={launch.value.gameUrl}
          ref={frame}
          hidden={game.frame === 'silent'}
          src={launch.value.gameUrl}
          title={name}
          allow="autoplay; fullscreen"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- The origin is the vendor's, never ours: a game may have its own.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      )}
      {launch.state === 'ready' && game.frame === 'silent' && <Failed code="vendorDown" onRetry={reload} />}
      {launch.state === 'failed' && <Failed {...launch} onRetry={reload} />}
      {isMistaken && <MistakenAddress />}
      {!isMistaken && isVisitor && (
        <Failed
          code={session.isUnanswered ? 'networkAbnormal' : 'loginRequired'}
          onRetry={() => dialogs.open({ name: 'login', resume: () => {} })}
        />
      )}
    </GameFrame>
  );
});

/** Source: ERR-07. */
const MistakenAddress = observer(function MistakenAddress() {
  const { t } = useTranslation('shell');
  const [support] = useSupportEntry();
  return (
    <EmptyState
      icon="link"
      title={t('game.invalidUrl')}
      action={
        support && (
          <Button variant="contained" href={support.href} onClick={support.onPress}>
            {support.label}
          </Button>
        )
      }
    />
  );
});

interface GameName {
  name: string;
  vendor: string;
}

/**
 * Returns the name of a game: from the history state of the pressed tile, or from the lobby's data for a typed address. Undefined on the
 * service.
 */
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
