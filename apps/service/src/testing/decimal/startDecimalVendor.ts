import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A transaction in the vendor's own list. */
export interface ListedTransaction {
  transaction_id: string;
  kind: 'debit' | 'credit';
  round_id: string;
  player_id: string;
  amount: number;
  currency: string;
  status: 'TS_SUCCESS' | 'TS_DECLINED' | 'TS_ROLLBACK' | 'TS_PENDING';
  created_at: string;
}

export interface DecimalVendor {
  url: string;
  /** Launch tokens that it has received. */
  tokens: string[];
  /** Its own list of transactions, which a test fills. It answers one transaction a page. */
  transactions: ListedTransaction[];
  close(): Promise<void>;
}

/** Starts the server of a vendor of the decimal dialect, with one game. It refuses what is not signed. */
export async function startDecimalVendor(secret: string): Promise<DecimalVendor> {
  const tokens: string[] = [];
  const transactions: ListedTransaction[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.method === 'GET' && request.url?.startsWith('/play/')) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Rocket</title>');
      return;
    }
    const send = (value: object) => response.end(JSON.stringify(value));
    if (request.headers['x-sign'] !== createHmac('sha256', secret).update(`${request.url}\n${body}`).digest('hex')) {
      response.writeHead(401).end();
      return;
    }
    if (request.url === '/launch') {
      const { token, game_id: game } = JSON.parse(body) as { token: string; game_id: string };
      if (game !== 'dx-rocket') return void response.writeHead(404).end();
      tokens.push(token);
      send({ url: `http://${request.headers.host}/play/${game}?token=${token}` });
      return;
    }
    if (request.url === '/transactions/list') {
      send(pageOf(transactions, JSON.parse(body) as Asked));
      return;
    }
    send({
      brands: [{ code: 'DX', name: 'Decimal Games' }],
      games: [{ game_id: 'dx-rocket', brand: 'DX', title: 'Rocket', category: 'RNG', rtp: 0.97 }],
    });
  }
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens,
    transactions,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Asked {
  transaction_ids?: string[];
  start_time?: string;
  end_time?: string;
  page?: string;
}

function pageOf(listed: readonly ListedTransaction[], { transaction_ids, start_time = '', end_time = '', page = '0' }: Asked) {
  if (transaction_ids) return { transactions: listed.filter((one) => transaction_ids.includes(one.transaction_id)), next_page: null };
  const within = listed.filter(({ created_at }) => created_at >= start_time && created_at < end_time);
  const next = Number(page) + 1;
  return { transactions: within.slice(Number(page), next), next_page: next < within.length ? String(next) : null };
}
