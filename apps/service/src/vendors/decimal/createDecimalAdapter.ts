import { gameType } from '@site/api/common';
import { z } from 'zod';
import type { VendorAdapter } from '../VendorAdapter.ts';
import { createDecimalDialect } from './createDecimalDialect.ts';
import { signBody } from './signBody.ts';

const TIMEOUT_MS = 3000;

const games = z.object({
  brands: z.array(z.object({ code: z.string(), name: z.string() })),
  games: z.array(
    z.object({ game_id: z.string(), brand: z.string(), title: z.string(), category: gameType, rtp: z.number().min(0).max(1).nullable() }),
  ),
});
const launched = z.object({ url: z.url() });

/** Creates the adapter of a vendor that signs bodies and speaks in decimals, in both directions. */
export function createDecimalAdapter({ url, secret }: { url: string; secret: string }): VendorAdapter {
  async function ask(path: string, content: object): Promise<unknown> {
    const body = JSON.stringify(content);
    const headers = { 'Content-Type': 'application/json', 'X-Sign': signBody(secret, body) };
    const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok) throw new Error(`The vendor at ${url} answered ${reply.status} to ${path}.`);
    return reply.json();
  }

  return {
    integration: 'DECIMAL',
    secret,
    dialect: createDecimalDialect(secret),
    origins: [new URL(url).origin],
    cure: `The vendor does not answer at ${url}: check DECIMAL_URL, or unset it to start without this vendor.`,
    async listGames() {
      const listed = games.parse(await ask('/games', {}));
      return {
        vendors: listed.brands.map(({ code, name }) => ({
          vassalage: code,
          name,
          gameTypes: [...new Set(listed.games.filter(({ brand }) => brand === code).map(({ category }) => category))],
        })),
        games: listed.games.map(({ game_id, brand, title, category, rtp }) => ({
          gameCode: game_id,
          vassalage: brand,
          gameType: category,
          gameClassify: category,
          name: title,
          isGroup: false,
          isHot: false,
          isNew: false,
          freeplay: false,
          rtpPpm: rtp === null ? null : Math.round(rtp * 1_000_000),
          playable: true,
          ground: 'night',
        })),
      };
    },
    async launch({ playerId, gameCode, currency, language, device, backUrl, launchToken }) {
      const content = { player_id: playerId, game_id: gameCode, currency, language, device, return_url: backUrl, token: launchToken };
      const answer = await ask('/launch', content).catch(() => undefined);
      return launched.safeParse(answer).data?.url;
    },
    async fetchPicture() {
      // The vendor publishes no pictures of its games.
      return undefined;
    },
  };
}
