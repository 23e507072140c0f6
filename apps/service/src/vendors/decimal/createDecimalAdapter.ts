import { gameType } from '@site/api/common';
import type { VendorTransaction } from '@site/api/vendor';
import { decimalsOf } from '@site/money/currency';
import { z } from 'zod';
import { askVendor } from '../askVendor.ts';
import type { VendorAdapter } from '../VendorAdapter.ts';
import { createDecimalDialect } from './createDecimalDialect.ts';
import { minorOfDecimal } from './minorOfDecimal.ts';
import { signCall } from './signCall.ts';

const games = z.object({
  brands: z.array(z.object({ code: z.string(), name: z.string() })),
  games: z.array(
    z.object({ game_id: z.string(), brand: z.string(), title: z.string(), category: gameType, rtp: z.number().min(0).max(1).nullable() }),
  ),
});
const launched = z.object({ url: z.url() });

const transactions = z.object({
  transactions: z.array(
    z.object({
      transaction_id: z.string().min(1),
      kind: z.enum(['debit', 'credit']),
      round_id: z.string(),
      player_id: z.string(),
      amount: z.number(),
      currency: z.string().regex(/^[A-Z]{3,4}$/),
      status: z.enum(['TS_SUCCESS', 'TS_DECLINED', 'TS_ROLLBACK', 'TS_PENDING']),
      created_at: z.iso.datetime(),
    }),
  ),
  next_page: z.string().min(1).nullable(),
});
const stateOf = { TS_SUCCESS: 'done', TS_DECLINED: 'refused', TS_ROLLBACK: 'rolledBack', TS_PENDING: 'pending' } as const;

/** Creates the adapter of a vendor that signs paths and bodies, and speaks in decimals, in both directions. */
export function createDecimalAdapter({ url, secret }: { url: string; secret: string }): VendorAdapter {
  async function ask(path: string, content: object, signal: AbortSignal): Promise<unknown> {
    const body = JSON.stringify(content);
    const headers = { 'Content-Type': 'application/json', 'X-Sign': signCall(secret, path, body) };
    const reply = await askVendor(`${url}${path}`, { method: 'POST', headers, body, signal });
    return reply.json();
  }

  return {
    integration: 'DECIMAL',
    secret,
    dialect: createDecimalDialect(secret),
    origins: [new URL(url).origin],
    cure: `The vendor does not answer at ${url}: check DECIMAL_URL, or unset it to start without this vendor.`,
    async listGames(signal) {
      const listed = games.parse(await ask('/games', {}, signal));
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
    async launch({ playerId, gameCode, currency, language, device, backUrl, launchToken }, signal) {
      const content = { player_id: playerId, game_id: gameCode, currency, language, device, return_url: backUrl, token: launchToken };
      return launched.parse(await ask('/launch', content, signal));
    },
    /**
     * Reads the vendor's list of transactions, by time or by ids.
     *
     * Source: https://docs.hub88.io (Transactions API).
     */
    async listTransactions(input, signal) {
      const content =
        'txIds' in input
          ? { transaction_ids: input.txIds }
          : { start_time: new Date(input.from).toISOString(), end_time: new Date(input.to).toISOString(), page: input.cursor };
      const listed = transactions.parse(await ask('/transactions/list', content, signal));
      return { transactions: listed.transactions.map(transactionOf), next: listed.next_page };
    },
    async fetchPicture() {
      // The vendor publishes no pictures of its games.
      return undefined;
    },
  };
}

function transactionOf(listed: z.infer<typeof transactions>['transactions'][number]): VendorTransaction {
  const { transaction_id: txId, kind, round_id: roundId, player_id: playerId, amount, currency, status, created_at } = listed;
  const amountMinor = minorOfDecimal(amount, decimalsOf(currency));
  if (amountMinor === undefined) throw new Error(`The amount ${amount} of transaction ${txId} is no amount of ${currency}.`);
  return { txId, kind, roundId, playerId, amountMinor, currency, state: stateOf[status], at: Date.parse(created_at) };
}
