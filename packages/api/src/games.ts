import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { lotteryLaunch, vendorMatch, vendorRoom } from './vendor.ts';
import { currency, gameType, languageCode, minor, nodeId, pageNo, pageSize, time, vassalage, walletCurrency } from './common.ts';

export const picture = z.object({ avif: z.string(), webp: z.string(), width: z.int(), height: z.int() });

/** Source: API-04. */
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
  /** 'VASSALAGE' marks a group: the entry represents a vendor's whole list. */
  isGame: z.string().optional(),
  /** 1 means hot. */
  isHot: z.int(),
  isNew: z.int(),
  /** 1 means that a free trial exists. When absent, `supportPlay` decides. */
  freeplay: z.int().optional(),
  supportPlay: z.int().optional(),
  showIcon: z.int(),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  /** Pictures of the same aspect ratio, ascending by width. */
  pictures: z.array(picture),
  /** One of the 24 placeholder backgrounds, shown while the picture loads. */
  ground: z.string(),
  /** Animated picture of a round, in the proportions of `pictures`; absent where the vendor has none. */
  filmUrl: z.string().optional(),
  /** `soon`: no vendor can run it yet. */
  status: z.enum(['open', 'soon', 'maintenance', 'disabled']),
  /** Theoretical return to player in parts per million; absent where the game has none. */
  rtpPpm: z.int().optional(),
  /** Display name of the vendor. */
  vendorName: z.string(),
});
export type Game = z.infer<typeof game>;

/** Source: API-04. */
export const vendorCategory = z.object({
  gameCategory: gameType,
  cards: z.record(
    z.string(),
    z.object({
      name: z.string(),
      /** Picture of the vendor's wordmark. */
      iconUrl: z.string(),
      /** Background picture of the vendor's card, without text. */
      pictureUrl: z.string(),
      gameType,
      games: z.int(),
    }),
  ),
  gameClassify: z.array(z.object({ code: z.string(), vendors: z.array(z.string()) })),
});
export type VendorCategory = z.infer<typeof vendorCategory>;

/** Source: API-04. */
export const navigationEntry = z.object({ name: z.string(), gameType: z.string(), page: z.string() });
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const gameMenus = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'Lists the kinds of games of the navigation',
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: z.object({ navigation: z.array(navigationEntry) }),
  refusals: [],
});

export const gameListValue = z.object({ games: z.array(game), totalPages: z.int(), total: z.int() });
export type GameListValue = z.infer<typeof gameListValue>;

export const gameList = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  summary: 'Lists games, filtered and by page',
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
    /** Code of a single game, for that game's page. */
    gameCode: z.string().max(80).optional(),
    /** Types of games to leave out, separated by commas. */
    without: z
      .string()
      .regex(/^[A-Z]+(,[A-Z]+)*$/)
      .max(100)
      .optional(),
    pageNo,
    pageSize: pageSize(40),
    language: languageCode.optional(),
  }),
  output: gameListValue,
  refusals: ['notFound'],
  perMinute: 300,
});

export const hotGames = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  summary: 'Lists the games that are hot',
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

export const vendors = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  summary: 'Lists vendors by kind of games',
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: z.object({ categories: z.array(vendorCategory) }),
  refusals: [],
});

/** Colour scheme of the page, which the game follows. */
export const launchTheme = z.enum(['light', 'dark']).default('dark');

/** Printable ASCII, as a vendor names its matches. */
const matchId = z.string().regex(/^[\x21-\x7e]{1,80}$/);

const launchInput = z.object({
  nodeId,
  /** The match that a book opens at. */
  eventId: matchId.optional(),
  language: languageCode.optional(),
  theme: launchTheme,
  device: z.enum(['desktop', 'mobile']).default('desktop'),
  backUrl: z.string().max(400).default('/'),
});

/** True for a game that tells the page of itself by `GameMessage`s; the load of its frame is all that is known of another. */
const speaks = z.boolean();

export const launchGame = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  summary: 'Opens a game',
  note: 'The address that is answered opens it once, within five minutes.',
  example: { nodeId: 1 },
  session: 'required',
  account: 'active',
  input: launchInput.extend({
    /** Of the wallet that the game is played from. */
    currency: walletCurrency,
  }),
  output: z.object({
    gameUrl: z.url(),
    mode: z.enum(['frame', 'window']),
    speaks,
    /** The round that the player has left in the game and can go on with. */
    unfinished: z.string().nullable(),
    /** Name of the game, for visitors who open the address directly. */
    displayName: z.string(),
  }),
  refusals: ['notFound', 'gameDisabled', 'limitReached', 'vendorDown'],
  perMinute: 30,
});

export const launchDemo = defineCall({
  method: 'POST',
  path: '/wps/game/demo',
  summary: 'Opens a game with play money',
  note: 'For visitors too: the vendor keeps the play money, and no wallet is touched.',
  example: { nodeId: 1 },
  session: 'none',
  input: launchInput,
  output: z.object({ gameUrl: z.url(), speaks, displayName: z.string() }),
  refusals: ['notFound', 'gameDisabled', 'vendorDown'],
  perMinute: 30,
});

export const preloadGame = defineCall({
  method: 'GET',
  path: '/wps/game/preload',
  summary: 'Names the page that loads the files of a game before it is opened',
  note: 'For a hidden frame, while somebody is about to press Play. No session begins, and no money moves.',
  example: { nodeId: 1 },
  session: 'none',
  input: z.object({ nodeId, language: languageCode.optional() }),
  output: z.object({
    /** Null where the vendor has no such page. */
    url: z.url().nullable(),
  }),
  refusals: ['notFound'],
  perMinute: 120,
});

export const vendorLanes = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  summary: 'Lists the games of one vendor by class',
  example: { gameVendor: 'PG' },
  session: 'none',
  input: z.object({ gameVendor: vassalage, platform: z.literal('html5-desktop').optional(), language: languageCode.optional() }),
  /** One lane for each class of the vendor's games; `name` is the code of the class. */
  output: z.object({ data: z.object({ lanes: z.array(z.object({ name: z.string(), games: z.array(game) })) }) }),
  refusals: ['notFound'],
});

export const favouriteIds = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  summary: 'Lists the numbers of the favourite games',
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

export const favourites = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  summary: 'Lists the favourite games',
  session: 'required',
  input: listFilter.extend({ pageNo, pageSize: z.coerce.number().int().min(1).max(999).default(999) }),
  output: z.object({ content: z.array(game), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: [],
});

/** Source: API-04. */
export const favouriteInput = z.object({ nodeId, vendor: vassalage, gameType });

export const addFavourite = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  summary: 'Adds a game to the favourites',
  example: sample.favourite,
  session: 'required',
  account: 'any',
  input: favouriteInput,
  output: z.null(),
  refusals: ['notFound'],
  perMinute: 60,
});

export const removeFavourite = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  summary: 'Takes a game from the favourites',
  example: sample.favourite,
  session: 'required',
  account: 'any',
  input: favouriteInput,
  output: z.null(),
  refusals: [],
  perMinute: 60,
});

export const recentGames = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  summary: 'Lists the games played last',
  session: 'required',
  input: listFilter.extend({ page: pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(game), totalPages: z.int(), total: z.int() }),
  refusals: [],
});

/** `winAmount` is the net win; `userName` is masked. Source: API-04, docs/domain.md DR-9. */
export const winner = z.object({
  vo: z.object({
    winAmount: minor,
    currency,
    userName: z.string(),
    displayName: z.string(),
    vassalage: z.string(),
    /** Poster of the game. */
    lagerIcon: z.string(),
    at: time,
  }),
});

/** Largest recent wins: the window in hours, and the smallest net win listed, in the brand's currency. */
export const winnersValue = z.object({ list: z.array(winner), windowHours: z.int(), leastMinor: minor, currency });
export type WinnersValue = z.infer<typeof winnersValue>;

export const winners = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: 'Lists the largest wins of late',
  session: 'none',
  input: z.object({
    gameCategory: gameType.optional(),
    language: languageCode.optional(),
    limitNum: z.coerce.number().int().min(1).max(20).default(20),
  }),
  output: winnersValue,
  refusals: [],
});

/** A round that was settled in the last minutes. `userName` is masked. Source: docs/domain.md DR-9.2. */
export const settledRound = z.object({
  userName: z.string(),
  nodeId: z.int(),
  displayName: z.string(),
  /** Poster of the game. */
  lagerIcon: z.string(),
  stakeMinor: minor,
  /** Amount that the round paid; 0 for a lost one. */
  payoutMinor: minor,
  currency,
  at: time,
});
export type SettledRound = z.infer<typeof settledRound>;

/** Tells what is being played. Source: docs/domain.md DR-9.2, DR-9.3. */
export const activityValue = z.object({
  /** Number of players in the last minutes by the game's node id; a game without players is left out. */
  players: z.record(z.string(), z.int()),
  /** Newest first, at most one for each player. */
  rounds: z.array(settledRound),
  windowMinutes: z.int(),
});
export type ActivityValue = z.infer<typeof activityValue>;

export const activity = defineCall({
  method: 'GET',
  path: '/wps/lobby/activity',
  summary: 'Counts the players of each game, and lists rounds that were just settled',
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: activityValue,
  refusals: [],
});

/** A match that a book of the brand offers. Source: GAM-17, GAM-18. */
export const offeredMatch = vendorMatch.extend({
  /** The book. */
  nodeId: z.int(),
});
export type OfferedMatch = z.infer<typeof offeredMatch>;

export const matches = defineCall({
  method: 'GET',
  path: '/wps/sports/matches',
  summary: 'Lists the matches that are played or begin next, with the odds of their winner',
  example: { gameType: 'SPORTS' },
  session: 'none',
  input: z.object({ gameType: z.enum(['SPORTS', 'ESPORTS']) }),
  output: z.object({
    matches: z.array(offeredMatch),
    /** The books of the matches. */
    games: z.array(game),
  }),
  refusals: ['vendorDown'],
  perMinute: 300,
});

export const pvpRooms = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  summary: 'Lists the rooms of games between players',
  note: 'Amounts are of the member’s own currency. Rooms where players wait come first.',
  session: 'required',
  input: z.object({
    /** One game; all of them without it. */
    gameCode: z.string().max(80).optional(),
    vassalage: vassalage.optional(),
  }),
  output: z.object({
    rooms: z.array(vendorRoom),
    /** The games of the rooms. */
    games: z.array(game),
    currency,
  }),
  refusals: ['vendorDown'],
});

export const launchLotteryOrPvp = defineCall({
  method: 'POST',
  path: '/wps/game/launchGame',
  summary: 'Opens a lottery game or a room of players',
  example: {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'ELOTT',
    gameCode: 'sky-draw',
    view: 'betting',
    device: 'desktop',
    backUrl: '/',
    language: 'EN',
  },
  session: 'required',
  account: 'active',
  input: z.union([
    lotteryLaunch.extend({
      gameCode: z.string(),
      device: launchInput.shape.device,
      theme: launchInput.shape.theme,
      backUrl: launchInput.shape.backUrl,
      language: languageCode,
    }),
    launchInput.omit({ nodeId: true }).extend({ gameCode: z.string().max(80), roomId: z.string().max(80), language: languageCode }),
  ]),
  output: z.object({ gameUrl: z.url(), mode: z.enum(['frame', 'window']), speaks, displayName: z.string() }),
  refusals: ['notFound', 'gameDisabled', 'limitReached', 'vendorDown'],
  perMinute: 30,
});
