import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

const CALLERS = 64;
const where = { host: 'localhost', port: 0 };

it.runIf(process.platform === 'linux')('VEN-05 lets many new callers in within one turn of the event loop', async () => {
  const app = Fastify();
  const { port, close } = await listen(app, where, new AbortController().signal);
  const accepted = new Set<Socket>();
  app.server.on('connection', (socket) => accepted.add(socket));
  const callers = Array.from({ length: CALLERS }, () => connect({ port, host: '127.0.0.1' }).on('error', () => undefined));
  let turns = 0;
  for (; accepted.size < CALLERS; turns += 1) await turn();
  callers.forEach((caller) => caller.destroy());
  await close();
  expect(turns).toBeLessThan(CALLERS / 2);
});

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));

it.runIf(hasIpv6)(
  'RUN-02 answers at both loopback addresses, and is closed once all that is at work at either has its answer',
  async () => {
    const app = Fastify();
    const atWork = Promise.withResolvers<() => void>();
    app.get('/', async () => {
      await new Promise<void>((answer) => atWork.resolve(answer));
      return 'done';
    });
    const { port, close } = await listen(app, where, new AbortController().signal);
    const caller = connect({ port, host: '::1' });
    caller.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const answer = await atWork.promise;
    let isClosed = false;
    const closed = close().then(() => {
      isClosed = true;
    });
    await app.close();
    await turn();
    expect(isClosed).toBe(false);
    answer();
    let reply = '';
    while (!reply.endsWith('done')) reply += String((await once(caller, 'data'))[0]);
    caller.destroy();
    await closed;
  },
);
