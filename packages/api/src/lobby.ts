import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameType, languageCode } from './common.ts';
import { banner, notice } from './content.ts';
import { lotteryDraws } from './lottery.ts';
import { activityValue, game, navigationEntry, vendorCategory, winnersValue } from './games.ts';

/** Parts of the lobby that are left out when they cannot be read. */
export const lobbyPart = z.enum(['banners', 'jackpots', 'playerNotices', 'winners']);
export type LobbyPart = z.infer<typeof lobbyPart>;

/** Everything that the first view of the lobby shows, in one reply, so that nothing waits for a second request. Source: LOB-03. */
export const lobbyValue = z.object({
  navigation: z.array(navigationEntry),
  banners: z.array(banner),
  /** Number of banners in each group, also of groups not in this reply: the page reserves their space. */
  bannerCounts: z.record(z.string(), z.int()),
  /** Number of jackpots that the games of a category feed, for the same purpose; a category without one is left out. */
  jackpotCounts: z.record(z.string(), z.int()),
  playerNotices: z.array(notice),
  /** The first open hot games, with the total count. */
  hot: z.array(game),
  hotTotal: z.int(),
  /** The first games of each category shown as tiles, with the total count. */
  sections: z.array(z.object({ gameType, total: z.int(), games: z.array(game) })),
  categories: z.array(vendorCategory),
  winners: winnersValue,
  /** Null when it could not be read. */
  activity: activityValue.nullable(),
  /** The lotteries that draw next; null while the vendors have not said. Source: LOT-03. */
  draws: z.array(lotteryDraws).nullable(),
  /** Parts that could not be read and are empty above. Absent when all were read. */
  missing: z.array(lobbyPart).optional(),
});
export type LobbyValue = z.infer<typeof lobbyValue>;

export const lobby = defineCall({
  method: 'GET',
  path: '/wps/lobby',
  summary: 'Reads everything that the first view of the lobby shows',
  session: 'optional',
  input: z.object({ gameType: gameType.optional(), language: languageCode.optional() }),
  output: lobbyValue,
  refusals: [],
  perMinute: 300,
});
