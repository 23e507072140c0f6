import { setInterval as every } from 'node:timers/promises';
import type { VendorGamesValue } from '@site/api/vendor';
import { StartError } from '../StartError.ts';
import type { VendorAdapter } from './VendorAdapter.ts';

const RETRY_MS = 250;

/** Asks a vendor for its catalogue until it answers or the signal says stop: it may have been started together with us. */
export async function askCatalogue(adapter: VendorAdapter, signal: AbortSignal): Promise<VendorGamesValue> {
  try {
    for await (const _ of every(RETRY_MS, undefined, { signal })) {
      const games = await adapter.listGames().catch(() => undefined);
      if (games) return games;
    }
  } catch {
    // The signal says stop.
  }
  throw new StartError(adapter.cure);
}
