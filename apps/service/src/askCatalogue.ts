import type { VendorGamesValue } from '@site/api/vendor';
import { setInterval as every } from 'node:timers/promises';
import { StartError } from './StartError.ts';
import type { VendorAdapter } from './wallet/vendor/VendorAdapter.ts';

const RETRY_MS = 250;

/** What the vendor offers. It may have been started together with us, so it is asked until it answers or the signal says stop. */
export async function askCatalogue(
  adapter: VendorAdapter,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<VendorGamesValue> {
  try {
    for await (const _ of every(RETRY_MS, undefined, { signal })) {
      const games = await adapter.listGames().catch(() => undefined);
      if (games) return games;
    }
  } catch {
    // The signal says stop.
  }
  throw new StartError(`The studio does not answer at ${url}, and an empty database is filled from it: start it first, with "npm start".`);
}
