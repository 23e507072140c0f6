import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface DecimalVendor {
  url: string;
  /** Launch tokens that it has received. */
  tokens: string[];
  close(): Promise<void>;
}

/** Starts the server of a vendor of the decimal dialect, with one game. It refuses what is not signed. */
export async function startDecimalVendor(secret: string): Promise<DecimalVendor> {
  const tokens: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const send = (value: object) => response.end(JSON.stringify(value));
    if (request.headers['x-sign'] !== createHmac('sha256', secret).update(body).digest('hex')) {
      response.writeHead(401).end();
      return;
    }
    if (request.url === '/launch') {
      const { token, game_id: game } = JSON.parse(body) as { token: string; game_id: string };
      tokens.push(token);
      send({ url: `http://${request.headers.host}/play/${game}?token=${token}` });
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
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
