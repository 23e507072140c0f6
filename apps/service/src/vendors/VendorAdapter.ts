import type { VendorGamesValue, VendorLaunchInput } from '@site/api/vendor';

/** Requests to a vendor. An adapter only translates: it stores nothing and decides nothing. */
export interface VendorAdapter {
  /** Name that signs its wallet calls, as in `X-Vendor`. */
  integration: string;
  /** Secret that both sides sign with. */
  secret: string;
  /** Addresses that its games run at, which our pages may show in a frame. */
  origins: readonly string[];
  /** Names of its games where English is not read, by code and language. */
  gameNames?: Readonly<Record<string, Record<string, string>>>;
  /** The vendor's catalogue. Throws where it cannot be reached. */
  listGames(): Promise<VendorGamesValue>;
  /** Advice for a catalogue that cannot be reached. */
  cure: string;
  /** The address at which the game runs for this player; `undefined` where the vendor gives none within three seconds. */
  launch(input: VendorLaunchInput): Promise<string | undefined>;
  /**
   * Fetches a picture by our path for it, without size and ending, e.g. `/art/poster/gold-tiger`: SVG, or for posters any format that sharp
   * reads. `undefined` where the vendor has none. Throws where it cannot be reached.
   */
  fetchPicture(path: string): Promise<Buffer | undefined>;
}
