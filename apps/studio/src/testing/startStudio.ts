import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VendorLaunchInput } from '@site/api/vendor';
import type { Config } from '../config.ts';
import { createServer } from '../createServer.ts';
import { createStudio } from '../createStudio.ts';
import type { Opened } from '../core/play/wire.ts';
import { reels } from '../engines/reels/engine.ts';
import { sign } from '../core/wallet/signature.ts';
import { WalletClient } from '../core/wallet/WalletClient.ts';

export const SECRET = 'a-secret-for-the-tests';

export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'studio-'));
}

interface StartOptions {
  serviceUrl: string;
  dataDir?: string;
  keepsMoney?: boolean;
  /** Its pages are at the address where it answers, for tests that open them by their addresses. @default false */
  isOpenAtItsAddress?: boolean;
}

/** Starts a complete studio on a free port, with a controllable clock, for the wallet at `serviceUrl`. */
export async function startStudio({ serviceUrl, dataDir = newDataDir(), keepsMoney = false, isOpenAtItsAddress = false }: StartOptions) {
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    studioUrl: 'http://studio.test',
    serviceUrl,
    secret: SECRET,
    trustProxy: false,
    keepsMoney,
    dataDir,
    logLevel: 'silent',
  };
  const clock = { skipMs: 0 };
  const studio = createStudio({
    config,
    wallet: new WalletClient({ serviceUrl, secret: SECRET, pausesMs: [1, 1] }),
    now: () => Date.now() + clock.skipMs,
    onError: () => undefined,
  });
  const app = createServer(studio);
  const url = await app.listen({ host: config.host, port: config.port });
  if (isOpenAtItsAddress) config.studioUrl = url;

  async function post(call: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${url}${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  }

  return {
    url,
    dataDir,
    studio,
    post,
    /** Sends a signed call as the service does. */
    ask(call: string, body: object, secret = SECRET) {
      const timestamp = String(Date.now() + clock.skipMs);
      return post(call, body, {
        'X-Vendor': 'STUDIO',
        'X-Timestamp': timestamp,
        'X-Signature': sign(secret, { timestamp, method: 'POST', path: call, body: JSON.stringify(body) }),
      });
    },
    /** Launches a game and opens its session. */
    async open(gameCode = 'gold-tiger', launch: Partial<VendorLaunchInput> = {}): Promise<Opened> {
      const launched = await this.ask('/launch', { ...launchOf(gameCode), ...launch });
      const { url: gameUrl } = launched.body as { url: string };
      const opened = await post('/play/open', { ticket: new URL(gameUrl).searchParams.get('ticket') });
      return opened.body as Opened;
    },
    /** Launches a game as a free trial and opens its session. */
    async openDemo(gameCode = 'gold-tiger'): Promise<Opened> {
      const { playerId: _, launchToken: __, marks: ___, ...launch } = launchOf(gameCode);
      const launched = await this.ask('/launch', { ...launch, isDemo: true });
      const { url: gameUrl } = launched.body as { url: string };
      const opened = await post('/play/open', { ticket: new URL(gameUrl).searchParams.get('ticket') });
      return opened.body as Opened;
    },
    /** Advances the clock. Tables move to the phase of that time. */
    async pass(ms: number) {
      clock.skipMs += Math.ceil(ms);
      await studio.tables.tick();
      await studio.rooms.tick();
    },
    /** Advances the clock until the next round may start. */
    passCycle() {
      clock.skipMs += reels.cycleMs;
    },
    /** Advances the clock by the day after which the studio ends a round that was left. */
    passDay() {
      clock.skipMs += 24 * 60 * 60_000 + 1;
    },
    close: () => app.close(),
  };
}

export function launchOf(gameCode: string, siteOrigin = 'http://site.test'): VendorLaunchInput {
  return {
    playerId: 'm-1',
    gameCode,
    language: 'EN',
    theme: 'dark',
    currency: 'USD',
    device: 'desktop',
    backUrl: '/',
    launchToken: 'once',
    marks: { device: 'device-1', network: 'network-1' },
    site: { origin: siteOrigin, name: 'Marquee', tokens: {}, autoplay: true, quickStop: true, lotteryPlays: ['*'] },
  };
}
