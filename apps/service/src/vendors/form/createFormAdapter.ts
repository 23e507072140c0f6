import { randomUUID } from 'node:crypto';
import type { GameType } from '@site/api/common';
import { z } from 'zod';
import { askVendor } from '../askVendor.ts';
import type { VendorAdapter } from '../VendorAdapter.ts';
import { createFormDialect } from './createFormDialect.ts';
import { signForm } from './signForm.ts';

/** Pages of a catalogue. A vendor that names more of them makes no sense. */
const MAX_PAGES = 200;

const page = z.object({
  items: z.array(z.object({ uuid: z.string(), name: z.string(), type: z.string(), provider: z.string() })),
  _meta: z.object({ pageCount: z.int().min(0).max(MAX_PAGES) }),
});
const launched = z.object({ url: z.url(), open: z.enum(['frame', 'window']).default('frame') });

/** Our game types by the vendor's; slots for the rest. */
const gameTypeOf: Record<string, GameType> = { 'live dealer': 'LIVE', fishing: 'FISH', sport: 'SPORTS', lottery: 'ELOTT', poker: 'PVP' };

interface Terms {
  url: string;
  merchantId: string;
  secret: string;
}

/** Creates the adapter of an aggregator that speaks in signed forms. Each provider of its games is a vendor of the lobby. */
export function createFormAdapter({ url, merchantId, secret }: Terms): VendorAdapter {
  async function ask(method: 'GET' | 'POST', path: string, form: URLSearchParams, signal: AbortSignal): Promise<unknown> {
    const headers = {
      'X-Merchant-Id': merchantId,
      'X-Timestamp': String(Math.floor(Date.now() / 1000)),
      'X-Nonce': randomUUID(),
    };
    const signed = { ...headers, 'X-Sign': signForm(secret, form, headers) };
    const reply = await (method === 'GET'
      ? askVendor(`${url}${path}?${form}`, { headers: signed, signal })
      : askVendor(`${url}${path}`, { method, headers: signed, body: form, signal }));
    return reply.json();
  }

  return {
    integration: 'FORM',
    secret,
    dialect: createFormDialect({ merchantId, secret }),
    origins: [new URL(url).origin],
    cure: `The vendor does not answer at ${url}: check FORM_URL, or unset it to start without this vendor.`,
    async listGames(signal) {
      const items: z.infer<typeof page>['items'] = [];
      for (let number = 1, pages = 1; number <= pages; number += 1) {
        const form = new URLSearchParams({ page: String(number) });
        const {
          items: found,
          _meta: { pageCount },
        } = page.parse(await ask('GET', '/games', form, signal));
        pages = pageCount;
        items.push(...found);
      }
      const games = items.map(({ uuid, name, type, provider }) => ({
        gameCode: uuid,
        vassalage: codeOf(provider),
        gameType: gameTypeOf[type] ?? 'RNG',
        gameClassify: type.toUpperCase(),
        name,
        isGroup: false,
        isHot: false,
        isNew: false,
        freeplay: false,
        rtpPpm: null,
        playable: true,
        ground: 'night',
      }));
      const providers = [...new Set(items.map(({ provider }) => provider))];
      const typesOf = (vassalage: string) => games.filter((game) => game.vassalage === vassalage).map(({ gameType }) => gameType);
      return {
        vendors: providers.map((name) => ({ vassalage: codeOf(name), name, gameTypes: [...new Set(typesOf(codeOf(name)))] })),
        games,
      };
    },
    async launch({ playerId, gameCode, currency, language, backUrl, launchToken, site }, signal) {
      const form = new URLSearchParams({
        game_uuid: gameCode,
        player_id: playerId,
        player_name: playerId,
        currency,
        session_id: launchToken,
        return_url: new URL(backUrl, site.origin).href,
        language: language.toLowerCase(),
      });
      const { url: gameUrl, open } = launched.parse(await ask('POST', '/games/init', form, signal));
      return { url: gameUrl, opensWindow: open === 'window' };
    },
    async fetchPicture() {
      // The vendor publishes no pictures by our paths.
      return undefined;
    },
  };
}

const codeOf = (provider: string) => `F_${provider.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_')}`;
