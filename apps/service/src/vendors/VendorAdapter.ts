import type { VendorDemoInput, VendorDrawsInput, VendorDrawsValue, VendorGamesValue, VendorLaunchInput } from '@site/api/vendor';
import type { WalletDialect } from '../wallet/WalletDialect.ts';

/** Requests to a vendor. An adapter only translates: it stores nothing and decides nothing. */
export interface VendorAdapter {
  /** Name that signs its wallet calls, as in `X-Vendor`. */
  integration: string;
  /** Secret that both sides sign with. */
  secret: string;
  /** Its own way of calling the wallet; absent when it uses that of the wallet port. */
  dialect?: WalletDialect;
  /** Origins of its games, which our pages may frame. */
  origins: readonly string[];
  /** Translated names of its games, by code and language. */
  gameNames?: Readonly<Record<string, Record<string, string>>>;
  /** Returns the vendor's catalogue. Throws when the vendor is unreachable. */
  listGames(): Promise<VendorGamesValue>;
  /** Remedy to print when the vendor is unreachable at the start. */
  cure: string;
  /** Returns the address of the game for this player; `undefined` when the vendor returns none within three seconds. */
  launch(input: VendorLaunchInput): Promise<string | undefined>;
  /** Returns the address of the game with play money; absent when the vendor has none. */
  launchDemo?(input: VendorDemoInput): Promise<string | undefined>;
  /** Returns the draws of its lotteries; absent when the vendor has none. Throws when the vendor is unreachable. */
  listDraws?(input: VendorDrawsInput): Promise<VendorDrawsValue>;
  /**
   * Fetches a picture by our path without size and extension, e.g. `/art/poster/gold-tiger`: SVG, or for posters any format that sharp
   * reads. Returns `undefined` when the vendor has none. Throws when the vendor is unreachable.
   */
  fetchPicture(path: string): Promise<Buffer | undefined>;
}
