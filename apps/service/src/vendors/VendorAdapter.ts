import type {
  GameFacts,
  SealedSeed,
  VendorDemoInput,
  VendorDrawsInput,
  VendorDrawsValue,
  VendorGameInput,
  VendorGamesValue,
  VendorHoldingInput,
  VendorKickInput,
  VendorLaunchInput,
  VendorStatusInput,
  VendorMatchesInput,
  VendorMatchesValue,
  VendorPlayedInput,
  VendorPlayedValue,
  VendorPlaysInput,
  VendorPlaysValue,
  VendorTransactionsInput,
  VendorTransactionsValue,
  VendorRoomsInput,
  VendorRoomsValue,
  VendorRotateInput,
  VendorRotateValue,
  VendorRoundInput,
  VendorSeedInput,
  VendorTransferInput,
  VendorTransferState,
  VendorVerifyInput,
  VendorVerifyValue,
} from '@site/api/vendor';
import type { WalletDialect } from '../wallet/WalletDialect.ts';

/**
 * A vendor's own wallet. Each `txId` moves money once; a call whose answer was lost may be repeated.
 *
 * Source: VEN-02.
 */
export interface VendorPurse {
  deposit: (input: VendorTransferInput, signal: AbortSignal) => Promise<VendorTransferState>;
  withdraw: (input: VendorTransferInput, signal: AbortSignal) => Promise<VendorTransferState>;
  /** Returns the outcome of an earlier call. */
  status: (input: VendorStatusInput, signal: AbortSignal) => Promise<VendorTransferState>;
  /** Returns what the player has at the vendor, in minor units. */
  balance: (input: VendorHoldingInput, signal: AbortSignal) => Promise<string>;
  /** Returns a page of the rounds that were played with this money. */
  rounds: (input: VendorPlayedInput, signal: AbortSignal) => Promise<VendorPlayedValue>;
}

/** The seeds that decide a player's rounds at a vendor. Source: docs/domain.md DR-16. */
export interface VendorSeeds {
  /** Returns the player's seed in use. */
  current: (input: VendorSeedInput, signal: AbortSignal) => Promise<SealedSeed>;
  /** Replaces it by one with the player's own part, and returns the one before. */
  rotate: (input: VendorRotateInput, signal: AbortSignal) => Promise<VendorRotateValue>;
  /** Works out a round from its seeds. */
  verify: (input: VendorVerifyInput, signal: AbortSignal) => Promise<VendorVerifyValue>;
}

/** A started game. */
export interface LaunchedGame {
  url: string;
  /** True for a game that stands in no frame: it is opened in a window of its own. @default false */
  opensWindow?: boolean;
}

/**
 * Requests to a vendor. An adapter only translates: it stores nothing and decides nothing. A call stops at its signal. It throws a
 * `VendorRefusal` when the vendor refuses it, and any other error when the vendor does not answer or makes no sense.
 */
export interface VendorAdapter {
  /** Name that signs its wallet calls, as in `X-Vendor`. */
  integration: string;
  /** Secret that both sides sign with. */
  secret: string;
  /** Its own way of calling the wallet; absent when it uses that of the wallet port. */
  dialect?: WalletDialect;
  /** Origins of its games, which our pages may frame. */
  origins: readonly string[];
  /** True when its games send the page the messages of `gameFrame`; another's are shown once their page has loaded. @default false */
  speaks?: boolean;
  /** Translated names of its games, by code and language. */
  gameNames?: Readonly<Record<string, Record<string, string>>>;
  /** Returns the vendor's catalogue. */
  listGames(signal: AbortSignal): Promise<VendorGamesValue>;
  /** Remedy to print when the vendor is unreachable at the start. */
  cure: string;
  /** Starts a game for this player. */
  launch(input: VendorLaunchInput, signal: AbortSignal): Promise<LaunchedGame>;
  /** Returns the address of the game with play money; absent when the vendor has none. */
  launchDemo?: (input: VendorDemoInput, signal: AbortSignal) => Promise<string>;
  /** Tells of a game before it is opened; absent when the vendor has no such call. */
  describeGame?: (input: VendorGameInput, signal: AbortSignal) => Promise<GameFacts>;
  /** Ends the games that a player has open; absent when the vendor cannot. */
  kick?: (input: VendorKickInput, signal: AbortSignal) => Promise<void>;
  /** The calls of a vendor whose rounds a player can verify; absent for others. */
  seeds?: VendorSeeds;
  /** Returns the address of a page that only loads the files of a game; absent when the vendor has none. */
  preloadUrl?: (input: { gameCode: string; language: string }) => string;
  /** Returns the address at which a settled round is shown again; absent when the vendor shows none. */
  showRound?: (input: VendorRoundInput, signal: AbortSignal) => Promise<string>;
  /** Returns the draws of its lotteries; absent when the vendor has none. */
  listDraws?: (input: VendorDrawsInput, signal: AbortSignal) => Promise<VendorDrawsValue>;
  /** Returns the plays of one of its lotteries; absent when the vendor prints none. */
  listPlays?: (input: VendorPlaysInput, signal: AbortSignal) => Promise<VendorPlaysValue>;
  /** The calls of a vendor that keeps the money of its players; absent when it plays from the seamless wallet. */
  purse?: VendorPurse;
  /** Returns the matches that its books offer; absent when the vendor has none. */
  listMatches?: (input: VendorMatchesInput, signal: AbortSignal) => Promise<VendorMatchesValue>;
  /** Returns a page of the vendor's own log of its transactions; absent when the vendor shows none. */
  listTransactions?: (input: VendorTransactionsInput, signal: AbortSignal) => Promise<VendorTransactionsValue>;
  /** Returns the rooms of its games between players; absent when the vendor has none. Throws when the vendor is unreachable. */
  listRooms?: (input: VendorRoomsInput, signal: AbortSignal) => Promise<VendorRoomsValue>;
  /**
   * Fetches a picture by our path without size and extension, e.g. `/art/poster/gold-tiger`: SVG, or for posters any format that sharp
   * reads, and for `/art/film/` animated WebP. Returns `undefined` when the vendor has none.
   */
  fetchPicture(path: string, signal: AbortSignal): Promise<Buffer | undefined>;
}
