import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Somebody who verifies phones, on a port of their own: answers each action as a test wants it, and is gone when the test is. */
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
