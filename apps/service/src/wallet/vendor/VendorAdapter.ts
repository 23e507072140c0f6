import type { VendorGamesValue, VendorLaunchInput } from '@site/api/vendor';

/** What we ask of a vendor. An adapter only translates: it keeps nothing and decides nothing. */
export interface VendorAdapter {
  /** Who signs its wallet calls, as in `X-Vendor`. */
  integration: string;
  /** What both sides sign with. */
  secret: string;
  /** The vendor's catalogue. Throws where it cannot be reached. */
  listGames(): Promise<VendorGamesValue>;
  /** The address at which the game runs for this player; `undefined` where the vendor gives none within three seconds. */
  launch(input: VendorLaunchInput): Promise<string | undefined>;
}
