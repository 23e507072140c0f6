import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Starts a phone verification provider on a free port with canned answers; it stops at the end of the test. */
export async function startPhoneProvider(answer: (action: string) => object) {
  const asked: { address: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const address = request.url ?? '';
      asked.push({ address, body: JSON.parse(body) });
      response.end(JSON.stringify(answer(/accounts:(\w+)/.exec(address)?.[1] ?? '')));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { provider: { url: `http://127.0.0.1:${port}`, key: 'public' }, asked };
}
