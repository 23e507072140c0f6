/** Messages that a game in a frame sends to the site, by `postMessage` to the origin named in its launch. Amounts are minor units in digits. */
export type GameMessage =
  /** The game can be played. The site shows an error instead of the frame when this does not come within 15 seconds. */
  | { kind: 'ready' }
  /** The game cannot be played and says why in its own frame. */
  | { kind: 'failed' }
  | { kind: 'balance'; balanceMinor: string; currency: string }
  | { kind: 'round'; stakeMinor: string; winMinor: string; currency: string }
  | { kind: 'sessionEnded' };

/** The message that the site sends to a game in a frame, after the first `ready` or `failed` and on each change. */
export interface SiteMessage {
  kind: 'look';
  theme: 'light' | 'dark';
  /** The spec's language code, e.g. EN. */
  language: string;
}
