import { teamBetting, teamOverview } from './agent.ts';
import type { Call } from './call.ts';
import { announcements } from './content.ts';
import { gameList, gameMenus, hotGames, launchGame, vendors } from './games.ts';
import { lobby } from './lobby.ts';
import { betRecords, startExport } from './records.ts';
import type { routes } from './routes.ts';
import { login, logout, memberInfoCall } from './session.ts';
import { permission, systemStatus, whitelabel } from './system.ts';
import { balance } from './wallet.ts';

/** Every call, by name. A route without terms, or terms without a route, does not compile. */
export const calls = {
  permission,
  systemStatus,
  whitelabel,
  login,
  logout,
  memberInfo: memberInfoCall,
  gameMenus,
  balance,
  lobby,
  gameList,
  hotGames,
  vendors,
  announcements,
  launchGame,
  betRecords,
  teamOverview,
  teamBetting,
  startExport,
} as const satisfies Record<keyof typeof routes, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
