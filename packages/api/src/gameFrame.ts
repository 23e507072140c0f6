/**
 * A message from an embedded game of a vendor that `speaks` to the site, sent by `postMessage` to the origin named at launch. Amounts are minor
 * units in digits.
 */
export type GameMessage =
  /** The game is ready. Without this message within 15 seconds, the site shows an error instead of the frame. */
  | { kind: 'ready' }
  /** The game failed to load and shows the reason in its own frame. */
  | { kind: 'failed' }
  /**
   * A round, or a move of it, with this stake is being played or shown. The site then shows the balance less the stake, and holds back every
   * later change until another message, or 15 seconds without one. A longer round repeats it.
   */
  | { kind: 'playing'; stakeMinor: string; currency: string }
  /** The balance that the player may see now. */
  | { kind: 'balance'; balanceMinor: string; currency: string }
  /** The round was refused, and its stake was not taken. */
  | { kind: 'refused' }
  /** The round has been shown to its end. */
  | { kind: 'round'; stakeMinor: string; winMinor: string; currency: string }
  | { kind: 'sessionEnded' };

/** The message from the site to an embedded game, sent after the first `ready` or `failed` and on each change. */
export interface SiteMessage {
  kind: 'look';
  theme: 'light' | 'dark';
  /** Language code of `languages.json`, e.g. EN. */
  language: string;
}
