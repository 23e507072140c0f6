import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { WalletAnswer, WalletCode } from '@site/api/vendor';
import type { Dialect } from '../../certify/Dialect.ts';

interface Keys {
  merchantId: string;
  secret: string;
}

export interface FormVendor {
  url: string;
  /** Forms of the launches that it has received. */
  launches: URLSearchParams[];
  close(): Promise<void>;
}

/** Signs as the vendor does, in its own words: names and values sorted, written as a form. */
function signatureOf(secret: string, pairs: [string, string][]): string {
  const sorted = pairs.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const written = sorted.map((pair) => pair.map((part) => encodeURIComponent(part).replaceAll('%20', '+')).join('=')).join('&');
  return createHmac('sha1', secret).update(written).digest('hex');
}

const games = [
  { uuid: 'fx-comet', name: 'Comet', type: 'slots', provider: 'Night Sky' },
  { uuid: 'fx-wheel', name: 'Wheel', type: 'live dealer', provider: 'Night Sky' },
];

/** Starts the server of an aggregator of the form dialect, whose catalogue has two pages. It refuses what is not signed. */
export async function startFormVendor({ merchantId, secret }: Keys): Promise<FormVendor> {
  const launches: URLSearchParams[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(String(request.url), 'http://localhost');
    if (pathname.startsWith('/play/')) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Comet</title>');
      return;
    }
    const form = new URLSearchParams(request.method === 'GET' ? search : await text(request));
    const signed = (['X-Merchant-Id', 'X-Timestamp', 'X-Nonce'] as const).map((name): [string, string] => [
      name,
      String(request.headers[name.toLowerCase()]),
    ]);
    const isSigned = request.headers['x-sign'] === signatureOf(secret, [...form, ...signed]);
    if (!isSigned || request.headers['x-merchant-id'] !== merchantId) response.writeHead(403).end();
    else if (pathname === '/api/games')
      response.end(JSON.stringify({ items: [games[Number(form.get('page')) - 1]], _meta: { pageCount: 2 } }));
    else if (!games.some(({ uuid }) => uuid === form.get('game_uuid'))) response.writeHead(404).end();
    else {
      launches.push(form);
      const code = form.get('game_uuid');
      response.end(
        JSON.stringify({
          url: `http://${request.headers.host}/play/${code}?session=${form.get('session_id')}`,
          ...(code === 'fx-wheel' && { open: 'window' }),
        }),
      );
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    launches,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a form to the wallet, signed as the vendor does. */
export async function sendForm(
  { url, merchantId, secret, atMs = Date.now() }: Keys & { url: string; atMs?: number },
  content: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ balance?: number; transaction_id?: string; error_code?: string; error_description?: string }> {
  const form = new URLSearchParams(content);
  const headers = { 'X-Merchant-Id': merchantId, 'X-Timestamp': String(Math.floor(atMs / 1000)), 'X-Nonce': 'nonce' };
  const reply = await fetch(`${url}/vendor/form/callback`, {
    method: 'POST',
    headers: { ...headers, 'X-Sign': signatureOf(secret, [...form, ...Object.entries(headers)]) },
    body: form,
    ...(signal && { signal }),
  });
  return (await reply.json()) as Awaited<ReturnType<typeof sendForm>>;
}

const actionOf: Record<string, string> = { authenticate: 'balance', balance: 'balance', debit: 'bet', credit: 'win', rollback: 'refund' };

/** Creates the vendor's side of the form dialect in US dollars, for the conformance suite, at the game of a launch. */
export const createFormDriver = (keys: Keys & { url: string }, launch: URLSearchParams): Dialect => ({
  lacksCampaigns: true,
  playsByLaunchToken: true,
  async send(call, input, { isForged = false, signal } = {}): Promise<WalletAnswer> {
    const seat = { player_id: launch.get('player_id'), session_id: launch.get('session_id'), game_uuid: launch.get('game_uuid') };
    const fields = {
      ...seat,
      action: actionOf[call],
      currency: launch.get('currency'),
      transaction_id: input['txId'],
      bet_transaction_id: input['refTxId'],
      round_id: input['roundId'],
      ...(input['roundEnd'] === true && { finished: '1' }),
      ...(typeof input['amountMinor'] === 'string' && { amount: (Number(input['amountMinor']) / 100).toFixed(4) }),
    };
    const content = Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const reply = await sendForm({ ...keys, ...(isForged && { secret: 'another secret for tests' }) }, content, signal);
    if (reply.error_description) return { code: reply.error_description as WalletCode };
    const answer: WalletAnswer = { code: 'OK', balanceMinor: String(Math.round(Number(reply.balance) * 100)) };
    if (call !== 'authenticate') return answer;
    return { ...answer, playerId: seat.player_id ?? '', sessionId: seat.session_id ?? '', gameCode: seat.game_uuid ?? '', currency: 'USD' };
  },
});
