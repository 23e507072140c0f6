import { z } from 'zod';
import { defineCall } from './call.ts';
import { gameType, languageCode } from './common.ts';
import { banner, notice } from './content.ts';
import { game, navigationEntry, vendorCategory, winnersValue } from './games.ts';
import { routes } from './routes.ts';

/** Parts of the lobby that are left out alone when they cannot be read. */
export const lobbyPart = z.enum(['banners', 'playerNotices', 'winners']);
export type LobbyPart = z.infer<typeof lobbyPart>;

/** Everything the lobby's first view shows, in one reply, so that nothing waits for a second. Source: calls.md §7.2. */
export const lobbyValue = z.object({
  navigation: z.array(navigationEntry),
  banners: z.array(banner),
  playerNotices: z.array(notice),
  hot: z.array(game),
  /** The first games of each kind that is shown as tiles, with the count of all. */
  sections: z.array(z.object({ gameType, total: z.int(), games: z.array(game) })),
  categories: z.array(vendorCategory),
  winners: winnersValue,
  /** Parts that could not be read, and are empty above. Absent where all were. */
  missing: z.array(lobbyPart).optional(),
});
export type LobbyValue = z.infer<typeof lobbyValue>;

export const lobby = defineCall(routes.lobby, {
  session: 'optional',
  input: z.object({ gameType: gameType.optional(), language: languageCode.optional() }),
  output: lobbyValue,
  refusals: [],
  perMinute: 300,
});
