import {
  type VendorDemoInput,
  vendorDrawsValue,
  type VendorGamesValue,
  vendorGamesValue,
  type VendorLaunchInput,
  vendorLaunchValue,
} from '@site/api/vendor';
import { sign } from '../../wallet/vendor/signature.ts';
import type { VendorAdapter } from '../VendorAdapter.ts';
import { gameNames } from './gameNames.ts';

const launchTimeoutMs = 3000;
const drawsTimeoutMs = 3000;
const catalogueTimeoutMs = 30_000;
const pictureTimeoutMs = 10_000;

/** Creates the adapter of the built-in vendor, which uses the wallet's own format: only the envelope is translated. */
export function createStudioAdapter({ url, secret }: { url: string; secret: string }): VendorAdapter {
  async function ask(path: string, input: object, timeoutMs: number): Promise<unknown> {
    const body = JSON.stringify(input);
    const timestamp = String(Date.now());
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor': 'STUDIO',
        'X-Timestamp': timestamp,
        'X-Signature': sign(secret, { timestamp, method: 'POST', path, body }),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The studio answered ${answer.status} to ${path}.`);
    return answer.json();
  }

  async function launch(input: VendorLaunchInput | VendorDemoInput): Promise<string | undefined> {
    try {
      return vendorLaunchValue.parse(await ask('/launch', input, launchTimeoutMs)).url;
    } catch {
      return undefined;
    }
  }

  return {
    integration: 'STUDIO',
    secret,
    origins: [url],
    gameNames,
    cure: `The studio does not answer at ${url}, and an empty database is filled from it: start it first, with "npm start".`,
    async listGames(): Promise<VendorGamesValue> {
      return vendorGamesValue.parse(await ask('/games', {}, catalogueTimeoutMs));
    },
    launch,
    launchDemo: launch,
    async listDraws(input) {
      return vendorDrawsValue.parse(await ask('/draws', input, drawsTimeoutMs));
    },
    async fetchPicture(path) {
      const answer = await fetch(`${url}${path}.svg`, { signal: AbortSignal.timeout(pictureTimeoutMs) });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The studio answered ${answer.status} to ${path}.`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
