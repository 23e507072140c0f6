import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import { type Account, isTrial } from './account.ts';
import { isGroup } from './game.ts';

export type Launch =
  | { kind: 'login' }
  | { kind: 'needsRealAccount' }
  | { kind: 'closed'; status: Exclude<Game['status'], 'open'> }
  | { kind: 'page'; path: string }
  | { kind: 'gameList'; vassalage: string }
  | { kind: 'start' };

export type LaunchableGame = Pick<Game, 'vassalage' | 'gameType' | 'gameCode' | 'isGame' | 'status'>;

const pageOfVendor: Record<string, string> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
};

/** Returns the path of a lottery in its family's page; undefined for games that are not lotteries. Source: GAM-03, RTE-13. */
export function lotteryPathOf({ vassalage, gameType, gameCode }: Pick<Game, 'vassalage' | 'gameType' | 'gameCode'>): string | undefined {
  const page = pageOfVendor[vassalage] ?? (isLottery(gameType) ? '/lottery' : undefined);
  return page && `${page}?gameCode=${encodeURIComponent(gameCode)}`;
}

/**
 * Decides what happens when a visitor or member presses Play. A visitor has no account.
 *
 * The service repeats the account checks before it answers, so a forged request meets the same guard.
 *
 * Source: GAM-02, GAM-03.
 */
export function decideLaunch(account: Account | undefined, game: LaunchableGame): Launch {
  if (!account) return { kind: 'login' };
  if (isTrial(account)) return { kind: 'needsRealAccount' };
  if (game.status !== 'open') return { kind: 'closed', status: game.status };

  const path = lotteryPathOf(game);
  if (path) return { kind: 'page', path };
  if (isGroup(game)) return { kind: 'gameList', vassalage: game.vassalage };
  return { kind: 'start' };
}

function isLottery(gameType: GameType) {
  return gameType === 'LOTT' || gameType === 'ELOTT';
}
