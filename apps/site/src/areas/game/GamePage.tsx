import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSupportEntry } from '../shell/useSupportEntry';
import { FreeRoundsMark } from '../prizes/FreeRoundsMark';
import { Jackpots } from '../prizes/Jackpots';
import { useFreeRounds } from '../prizes/useFreeRounds';
import { Failed } from '../status/Failed';
import { type GameIntro, introOf } from '../../stores/GamesStore';
import { useStores } from '../../stores/StoresContext';
import { GameStore } from './GameStore';
import { GameWindow } from './GameWindow';

/** A game inside the page. Source: GAM-07. */
export default observer(function GamePage() {
  const { t } = useTranslation();
  const shell = useTranslation('shell');
  const { api, system, session, wallet, games, dialogs } = useStores();
  const [query] = useSearchParams();
  const address = String(query);
  const nodeId = Number(query.get('nodeId'));
  const isDemo = query.has('demo');
  const [game] = useState(() => games.openingAt(address) ?? new GameStore({ api, system, wallet }));
  const { launch } = game;
  const freeRounds = useFreeRounds(game.rounds);
  const { name: knownName, vendor, cover } = useGameIntro(nodeId);
  const { state } = session;
  // A free trial opens once, whoever the session turns out to be.
  const entry = isDemo ? 'trial' : state;
  const isVisitor = entry === 'visitor';

  // The service renders without the query.
  const isMistaken = state !== 'unknown' && (!Number.isSafeInteger(nodeId) || nodeId < 1);

  const open = useCallback(() => void game.openAt(new URLSearchParams(address)), [game, address]);
  useEffect(() => {
    if (isMistaken || games.takeOpening(game)) return;
    if (entry === 'trial' || entry === 'member') open();
    if (entry === 'visitor') dialogs.open({ name: 'login', resume: () => {} });
  }, [open, games, game, dialogs, entry, isMistaken]);

  return (
    <GameWindow
      game={game}
      name={launch.state === 'ready' ? launch.value.displayName : knownName}
      vendor={vendor}
      detail={[vendor, isDemo && t('game.tryFree'), (isDemo || system.brand.playMoney) && t('game.playMoney')].filter(Boolean).join(' · ')}
      cover={cover}
      isDemo={isDemo}
      isInstead={isMistaken || isVisitor}
      onReload={open}
      above={
        !isDemo &&
        launch.state === 'ready' && (
          <>
            {game.isGoingOn && (
              <Line>
                <span>
                  <Icon name="play" size={13} />
                  {shell.t('game.resumed')}
                </span>
              </Line>
            )}
            {freeRounds.has(nodeId) && (
              <Line>
                <FreeRoundsMark left={freeRounds.get(nodeId) ?? 0} />
              </Line>
            )}
            <Jackpots of={{ nodeId }} look="bar" />
          </>
        )
      }
    >
      {isMistaken && <MistakenAddress />}
      {!isMistaken && isVisitor && (
        <Failed
          code={session.isUnanswered ? 'networkAbnormal' : 'loginRequired'}
          onRetry={() => dialogs.open({ name: 'login', resume: () => {} })}
        />
      )}
    </GameWindow>
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

/**
 * Returns the name, vendor and poster of a game: from the history state of the pressed tile, or from the lobby's data for a typed address.
 * They are unknown on the service.
 */
function useGameIntro(nodeId: number): GameIntro {
  const { t } = useTranslation();
  const { session, games } = useStores();
  const given = useLocation().state as GameIntro | null;
  const untitled = { name: t('game.untitled'), vendor: '', cover: undefined };
  if (session.state === 'unknown') return untitled;
  if (given) return given;
  const known = games.find(nodeId);
  return known ? introOf(known) : untitled;
}

const Line = styled('p')({
  margin: 0,
  padding: '6px 16px',
  fontSize: 13,
  fontWeight: 700,
  backgroundColor: tone.surface,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
});
