import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Cardroom {
  url: string;
  /** Passes of the requested seats. */
  passes: string[];
  close(): Promise<void>;
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#073"/></svg>';

/** Starts the vendor's server for `cardroom`, with one table and its picture. */
export async function startCardroom(): Promise<Cardroom> {
  const passes: string[] = [];
  const server = createServer((request, response) => {
    const answer = (value: object) => response.end(JSON.stringify(value));
    const routes: Record<string, (reply: ServerResponse) => unknown> = {
      'GET /tables': () => answer([{ table: 'high-card', title: 'High Card' }]),
      'GET /pictures/high-card': (reply) => reply.end(picture),
      'POST /seats': async () => {
        const { table, pass } = (await json(request)) as { table: string; pass: string };
        passes.push(pass);
        answer({ link: `http://${request.headers.host}/play/${table}?pass=${pass}` });
      },
    };
    const route = routes[`${request.method} ${request.url}`];
    if (route) void route(response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passes,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
