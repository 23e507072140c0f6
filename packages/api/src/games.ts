import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, gameType, languageCode, minor, nodeId, pageNo, pageSize, time, vassalage } from './common.ts';
import { routes } from './routes.ts';

export const picture = z.object({ avif: z.string(), webp: z.string(), width: z.int(), height: z.int() });

/** Source: spec §3 "Game"; calls.md §2. */
export const game = z.object({
  nodeId: z.int(),
  nodeName: z.string(),
  gameName: z.string(),
  displayName: z.string(),
  gameType,
  /** The vendor's code, e.g. TCG_SEA. */
  vassalage: z.string(),
  gameCode: z.string(),
  gameClassify: z.string(),
  /** 'VASSALAGE' marks a group: the entry stands for a vendor's whole list. */
  isGame: z.string().optional(),
  /** 1 is hot. */
  isHot: z.int(),
  isNew: z.int(),
  /** 1: has a free trial. Where it is absent, `supportPlay` 0 says so. */
  freeplay: z.int().optional(),
  supportPlay: z.int().optional(),
  showIcon: z.int(),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  /** Ascending by width, all of the same shape. */
  pictures: z.array(picture),
  /** One of the 24 names of grounds, shown while the picture loads. */
  ground: z.string(),
  status: z.enum(['open', 'maintenance', 'disabled']),
  /** Theoretical return to player in parts per million; absent where the game has none. */
  rtpPpm: z.int().optional(),
  /** The vendor's name in words. */
  vendorName: z.string(),
});
export type Game = z.infer<typeof game>;

/** Source: spec §3 "Vendor category". */
export const vendorCategory = z.object({
  gameCategory: gameType,
  cards: z.record(
    z.string(),
    z.object({
      name: z.string(),
      /** The wordmark. */
      iconUrl: z.string(),
      /** The ground of its card: a picture without letters. */
      pictureUrl: z.string(),
      gameType,
      games: z.int(),
    }),
  ),
  gameClassify: z.array(z.object({ code: z.string(), vendors: z.array(z.string()) })),
});
export type VendorCategory = z.infer<typeof vendorCategory>;

/** Source: spec §3 "Navigation entry". */
export const navigationEntry = z.object({ name: z.string(), gameType: z.string(), page: z.string() });
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const gameMenus = defineCall(routes.gameMenus, {
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: z.object({ navigation: z.array(navigationEntry) }),
  refusals: [],
});

export const gameListValue = z.object({ games: z.array(game), totalPages: z.int(), total: z.int() });
export type GameListValue = z.infer<typeof gameListValue>;

export const gameList = defineCall(routes.gameList, {
  session: 'optional',
  input: z.object({
    clientType: z.string().max(20).optional(),
    platform: z.string().max(20).optional(),
    merchant: z.string().max(40).optional(),
    gameType: gameType.optional(),
    isNew: z.coerce.number().int().min(0).max(1).optional(),
    vassalage: vassalage.optional(),
    gameClassify: z.string().max(40).optional(),
    gameName: z.string().trim().max(60).optional(),
    /** One game alone, for a page that is about it. */
    gameCode: z.string().max(80).optional(),
    pageNo,
    pageSize: pageSize(40),
    language: languageCode.optional(),
  }),
  output: gameListValue,
  refusals: ['notFound'],
  perMinute: 300,
});

export const hotGames = defineCall(routes.hotGames, {
  session: 'none',
  input: z.object({
    merchantCode: z.string().max(40).optional(),
    isPlatform: z.coerce.number().int().min(0).max(9).optional(),
    gameType: gameType.optional(),
    vassalage: vassalage.optional(),
    platform: z.enum(['flash', 'html5-desktop']).optional(),
    language: languageCode.optional(),
  }),
  output: z.object({ list: z.array(game) }),
  refusals: [],
});

export const vendors = defineCall(routes.vendors, {
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: z.object({ categories: z.array(vendorCategory) }),
  refusals: [],
});

export const launchGame = defineCall(routes.launchGame, {
  session: 'required',
  input: z.object({
    nodeId,
    language: languageCode.optional(),
    /** The scheme that the page shows, for the game to follow. */
    theme: z.enum(['light', 'dark']).default('dark'),
    device: z.enum(['desktop', 'mobile']).default('desktop'),
    backUrl: z.string().max(400).default('/'),
  }),
  output: z.object({
    gameUrl: z.url(),
    mode: z.enum(['frame', 'window']),
    unfinished: z.string().nullable(),
    /** Of the game, for whoever came by a typed address. */
    displayName: z.string(),
  }),
  refusals: ['notFound', 'needsRealAccount', 'gameDisabled', 'frozen', 'excluded', 'coolingOff', 'limitReached', 'vendorDown'],
});

export const vendorLanes = defineCall(routes.vendorLanes, {
  session: 'none',
  input: z.object({ gameVendor: vassalage, platform: z.literal('html5-desktop').optional(), language: languageCode.optional() }),
  /** One lane for each class that the vendor makes; `name` is the class's code. */
  output: z.object({ data: z.object({ lanes: z.array(z.object({ name: z.string(), games: z.array(game) })) }) }),
  refusals: ['notFound'],
});

export const favouriteIds = defineCall(routes.favouriteIds, {
  session: 'required',
  input: z.object({}),
  output: z.object({ ids: z.array(z.int()) }),
  refusals: [],
});

const listFilter = z.object({
  clientType: z.string().max(20).optional(),
  platform: z.string().max(20).optional(),
  gameType: gameType.optional(),
  vassalage: vassalage.optional(),
  language: languageCode.optional(),
});

export const favourites = defineCall(routes.favourites, {
  session: 'required',
  input: listFilter.extend({ pageNo, pageSize: z.coerce.number().int().min(1).max(999).default(999) }),
  output: z.object({ content: z.array(game), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: [],
});

/** Source: spec §3 "Favourite request". */
export const favouriteInput = z.object({ nodeId, vendor: vassalage, gameType });

export const addFavourite = defineCall(routes.addFavourite, {
  session: 'required',
  input: favouriteInput,
  output: z.null(),
  refusals: ['notFound'],
  perMinute: 60,
});

export const removeFavourite = defineCall(routes.removeFavourite, {
  session: 'required',
  input: favouriteInput,
  output: z.null(),
  refusals: [],
  perMinute: 60,
});

export const recentGames = defineCall(routes.recentGames, {
  session: 'required',
  input: listFilter.extend({ page: pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(game), totalPages: z.int(), total: z.int() }),
  refusals: [],
});

/** `winAmount` is the net win; `userName` is masked. Source: spec §3 "Winner board row", DR-9. */
export const winner = z.object({
  vo: z.object({
    winAmount: minor,
    currency,
    userName: z.string(),
    displayName: z.string(),
    vassalage: z.string(),
    /** The game's poster. */
    lagerIcon: z.string(),
    at: time,
  }),
});

/** Who has won most of late: over how many hours, and from which net win on, in the brand's currency. */
export const winnersValue = z.object({ list: z.array(winner), windowHours: z.int(), leastMinor: minor, currency });
export type WinnersValue = z.infer<typeof winnersValue>;

export const winners = defineCall(routes.winners, {
  session: 'none',
  input: z.object({
    gameCategory: gameType.optional(),
    language: languageCode.optional(),
    limitNum: z.coerce.number().int().min(1).max(20).default(20),
  }),
  output: winnersValue,
  refusals: [],
});

export const pvpRooms = defineCall(
  { method: 'GET', path: '/wps/relay/GLS2_roomList' },
  {
    session: 'required',
    input: z.object({ gameCode: z.string(), vassalage }),
    output: z.object({
      rooms: z.array(
        z.object({
          roomId: z.string(),
          gameCode: z.string(),
          name: z.string(),
          anteMinor: minor,
          minEntryMinor: minor,
          maxEntryMinor: minor,
          players: z.int(),
          seats: z.int(),
          rakePpm: z.int(),
          status: z.string(),
        }),
      ),
    }),
    refusals: ['notFound', 'vendorDown'],
  },
);

export const launchLotteryOrPvp = defineCall(
  { method: 'POST', path: '/wps/game/launchGame' },
  {
    session: 'required',
    input: z.union([
      z.object({
        lottoArea: z.literal('VN'),
        launchMode: z.literal('LOTT'),
        prizeMode: z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']),
        gameCode: z.string(),
        view: z.enum(['betting', 'lobby']),
        device: z.string(),
        backUrl: z.string(),
        language: languageCode,
      }),
      z.object({ gameCode: z.string(), roomId: z.string(), language: languageCode }),
    ]),
    output: z.object({ gameUrl: z.url(), mode: z.enum(['frame', 'window']) }),
    refusals: ['needsRealAccount', 'gameDisabled', 'frozen', 'excluded', 'coolingOff', 'limitReached', 'vendorDown'],
    perMinute: 30,
  },
);
