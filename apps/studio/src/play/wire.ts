/** What the game page and the studio say to each other. Amounts are minor units in digits. */

/** Why the studio says no; its wording is `refused.<code>`. */
export type PlayRefusal =
  | 'badInput'
  | 'ticketUsed'
  | 'sessionEnded'
  | 'insufficientFunds'
  | 'limitReached'
  | 'blocked'
  | 'gameClosed'
  | 'tooSoon'
  | 'roundOpen'
  | 'pending'
  | 'stakeReturned'
  | 'unavailable';

export interface Refused {
  code: PlayRefusal;
  /** tooSoon: how long until a round may begin. */
  waitMs?: number;
}

export interface ShownSeed {
  /** SHA-256 of the server's half, shown before it draws. */
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: number;
}

export interface PlayedRound {
  roundId: string;
  stakeMinor: string;
  winMinor: string;
  nonce: number;
  /** The numbers of its spins: five each. */
  floats: number[];
}

export interface Opened {
  /** Names the player at this game from now on. */
  session: string;
  currency: string;
  /** Ascending. */
  stakesMinor: string[];
  balanceMinor: string | null;
  seed: ShownSeed;
  /** The last round at this game, to be seen again. */
  last: PlayedRound | null;
  /** A round was interrupted and is being finished. */
  isUnfinished: boolean;
}

export interface Spun {
  round: PlayedRound;
  balanceMinor: string | null;
}

export interface Rotated {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number };
  seed: ShownSeed;
}

/** A round of the history, with what it takes to verify it. */
export interface PastRound {
  roundId: string;
  gameCode: string;
  theme: string;
  atMs: number;
  currency: string;
  stakeMinor: string;
  winMinor: string;
  coins: number;
  clientSeed: string;
  nonce: number;
  serverSeedHash: string;
  /** Null while the seed still draws. */
  serverSeed: string | null;
}

/** What the page is made with. */
export interface GameData {
  gameCode: string;
  theme: string;
  /** BCP 47. */
  locale: string;
  rtpPpm: number;
  /** The origin that shows the game; absent where no launch is known. */
  siteOrigin: string | undefined;
  words: Readonly<Record<string, string>>;
}

export interface VerifyData {
  locale: string;
  words: Readonly<Record<string, string>>;
}
