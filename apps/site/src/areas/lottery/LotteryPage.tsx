import { isOpen } from '@site/rules/game';
import { lotteryPathOf } from '@site/rules/launch';
import { isOfPrizeMode, prizeModeOf } from '@site/rules/lottery';
import type { Game } from '@site/api/games';
import type { LobbyValue } from '@site/api/lobby';
import type { PrizeMode } from '@site/api/lottery';
import { EmptyState } from '@site/ui/EmptyState';
import { NoGames } from '@site/ui/illustration/NoGames';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ClientRedirect } from '../../app/ClientRedirect';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { GameStore } from '../game/GameStore';
import { GameWindow } from '../game/GameWindow';
import { ClosedGame } from './ClosedGame';
import { LotteryDesk } from './LotteryDesk';

/**
 * The page of one lottery, for members. A lottery of another family redirects to that family's page; without one, its draws are listed.
 *
 * Source: RTE-01, RTE-08, RTE-12, RTE-13, LOT-02.
 */
export default observer(function LotteryPage() {
  const { t } = useTranslation('lottery');
  const { api, session, system, wallet, games } = useStores();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const gameCode = query.get('gameCode') ?? '';
  const view = query.get('view') === 'lobby' ? 'lobby' : 'betting';
  const [answer] = useState(() => new Answer(api, 'gameList'));
  const [game] = useState(() => new GameStore({ api, system, wallet }));
  const { load } = answer;
  const { state } = session;
  const lobby = games.lobby.state === 'ready' ? games.lobby.value : undefined;

  useEffect(() => {
    if (state !== 'member') return;
    void games.loadLobby();
    if (gameCode) void answer.ask({ gameCode, pageSize: 1 });
  }, [state, gameCode, answer, games]);

  const found = load.state === 'ready' ? load.value.games.find((one) => one.gameCode === gameCode) : undefined;
  const path = found && lotteryPathOf(found);
  const lottery = path ? found : undefined;
  const isOtherBrowser = path !== undefined && !isPageOf(pathname, path);

  const mode = lottery && lobby && modeOf(lottery, lobby);
  const isPlayed = state === 'member' && !isOtherBrowser && lottery !== undefined && isOpen(lottery);
  useEffect(() => {
    if (isPlayed && mode) void game.openLottery(gameCode, { prizeMode: mode, view });
  }, [game, isPlayed, gameCode, mode, view]);

  const isAsking = state !== 'member' || isOtherBrowser || (gameCode !== '' && load.state === 'loading');
  const reload = () => {
    if (isPlayed && mode) void game.openLottery(gameCode, { prizeMode: mode, view });
    else void answer.ask({ gameCode, pageSize: 1 });
  };
  return (
    <GameWindow
      game={game}
      name={lottery?.displayName ?? t('lottery')}
      vendor={lottery?.vendorName}
      detail={lottery?.vendorName}
      isInstead={!isPlayed}
      isWaiting={isAsking}
      onReload={reload}
    >
      {state === 'visitor' && <ClientRedirect to="/login" state={{ resumeAt: pathname + search }} />}
      {isOtherBrowser && <ClientRedirect to={view === 'lobby' ? `${path}&view=lobby` : path} />}
      {!isAsking && lottery && !isPlayed && <ClosedGame game={lottery} />}
      {!isAsking && gameCode && load.state === 'failed' && <Failed {...load} onRetry={reload} />}
      {!isAsking && gameCode && !lottery && load.state === 'ready' && (
        <EmptyState
          illustration={<NoGames />}
          title={t('unknownTitle')}
          text={t('unknownText')}
          action={
            <LinkButton href="/lott" variant="contained">
              {t('others')}
            </LinkButton>
          }
        />
      )}
      {!isAsking && !gameCode && lobby && (
        <LotteryDesk first={pathname.toLowerCase() === '/sealottery' ? 'SEA' : prizeModeOf(lobby.categories)} />
      )}
    </GameWindow>
  );
});

/** Returns the mode in which a lottery opens: that of the brand when it is one of its modes. */
function modeOf(lottery: Game, { categories }: LobbyValue): PrizeMode {
  const first = prizeModeOf(categories);
  const others = ['ELOTT', 'LOTT'] as const;
  return isOfPrizeMode(lottery, first) ? first : (others.find((mode) => isOfPrizeMode(lottery, mode)) ?? first);
}

/** Compares case-insensitively; `/lottert` is an alias of `/lottery`. */
const isPageOf = (pathname: string, path: string) =>
  pathname.toLowerCase().replace(/^\/lottert$/, '/lottery') === path.split('?')[0]?.toLowerCase();
