import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './http/listen.ts';
import { createServer } from './server.ts';
import { startService, type TestService } from './testing/startService.ts';
import { writeTinySite } from './testing/writeTinySite.ts';

it('RUN-02 stops within its grace period despite idle connections', async () => {
  const service = await startService();
  const spare = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(spare, 'connect');
  const closed = once(spare, 'close');
  const from = performance.now();
  await service.close();
  expect(performance.now() - from).toBeLessThan(20_000);
  await closed;
});

it('RUN-02 does not keep listening when stopped while it starts to listen', async () => {
  const service = await startService();
  const app = createServer(service.services);
  const stopping = new AbortController();
  const listening = listen(app, { host: 'localhost', port: 0 }, stopping.signal);
  stopping.abort();
  await expect(listening).rejects.toThrow(/abort/);
  expect(app.server.listening).toBe(false);
  await service.close();
});

describe('a public server', () => {
  let service: TestService;
  let siteDir: string;
  beforeAll(async () => {
    siteDir = writeTinySite();
    service = await startService({ config: { siteDir, trustProxy: ['loopback'] } });
  });
  afterAll(async () => {
    await service.close();
    rmSync(siteDir, { recursive: true });
  });

  it('B1.5 closes a connection without a request that the client never closes', async () => {
    const app = createServer(service.services);
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const count = () =>
      new Promise<number>((resolve, reject) => app.server.getConnections((error, open) => (error ? reject(error) : resolve(open))));
    const sockets = Array.from({ length: 20 }, () => connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }));
    await Promise.all(
      sockets.map(async (socket) => {
        socket.on('error', () => {});
        socket.write('NONSENSE\r\n\r\n');
        expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
      }),
    );
    await expect.poll(count).toBe(0);
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  it.each(['/', '/healthz', '/wps/system/status', '/nothing.txt'])('B7 %s disables unused browser features', async (path) => {
    const { headers } = await fetch(service.url + path);
    expect(headers.get('permissions-policy')).toMatch(/^accelerometer=\(\), camera=\(\), .*geolocation=\(\), .*microphone=\(\)/);
  });

  it.each(['//', '//evil.example', '//evil.example/wps/system/status', '/\\evil.example'])(
    'API-06 the path %s, which names another host, is refused',
    async (path) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"invalidInput"');
    },
  );

  it.each(['203.0.113.9:4711', '[2001:db8::1]:443', 'unknown', 'fe80::1%eth0'])(
    'API-06 pages and calls refuse a proxy’s invalid client address %s',
    async (address) => {
      for (const path of ['/', '/wps/system/permission']) {
        const response = await fetch(service.url + path, { headers: { 'X-Module': 'WEB', 'X-Forwarded-For': address } });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'invalidInput', value: { field: 'X-Forwarded-For' } });
      }
    },
  );

  it.each([
    ['/wps/exports/file?ticket=made-up', 30],
    ['/sitemap.xml', 60],
    ['/art/hero/made-up-dark-desktop-960.webp', 1200],
  ])('API-05 %s is limited for a network to %i requests a minute, over all its addresses', async (path, most) => {
    const leftFor = async (address: string) => {
      const { headers } = await fetch(service.url + path, { headers: { 'X-Forwarded-For': address } });
      return [Number(headers.get('x-ratelimit-limit')), Number(headers.get('x-ratelimit-remaining'))];
    };
    expect(await leftFor('2001:db8:1:1::1')).toEqual([most, most - 1]);
    expect(await leftFor('2001:db8:1:1::2')).toEqual([most, most - 2]);
    expect(await leftFor('2001:db8:1:2::1')).toEqual([most, most - 1]);
  });

  const askForFile = () => fetch(`${service.url}/wps/exports/file?ticket=made-up`, { headers: { 'X-Forwarded-For': '2001:db8:1:3::1' } });

  it('API-05 a network above its limit gets Retry-After', async () => {
    const statuses = [];
    for (let times = 0; times < 30; times += 1) statuses.push((await askForFile()).status);
    expect(new Set(statuses)).toEqual(new Set([404]));
    const refused = await askForFile();
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'tooMany' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
