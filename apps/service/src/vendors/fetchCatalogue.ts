import { setInterval as every } from 'node:timers/promises';
import type { VendorGamesValue } from '@site/api/vendor';
import { StartError } from '../StartError.ts';
import type { ConnectedVendor } from './connectVendor.ts';

const RETRY_MS = 250;

/** Requests a vendor's catalogue until it answers or the signal aborts, because both may have been started together. */
export async function fetchCatalogue(vendor: ConnectedVendor, signal: AbortSignal): Promise<VendorGamesValue> {
  try {
    for await (const _ of every(RETRY_MS, undefined, { signal })) {
      const games = await vendor.listGames().catch(() => undefined);
      if (games) return games;
    }
  } catch {
    // The signal has aborted.
  }
  throw new StartError(vendor.cure);
}
