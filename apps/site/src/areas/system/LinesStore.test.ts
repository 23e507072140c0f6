import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { first, member } from '../../testing/sample';
import { startStores } from '../../testing/startStores';
import { addressOnLine } from './addressOnLine';
import { LinesStore } from './LinesStore';

/** Starts a line that answers, and records its requests. */
async function startLine(asked: string[]): Promise<string> {
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const lineAt = (origin: string, idx: number) => ({
  domainName: origin,
  idx,
  speed: 0,
  description: `Line ${idx}`,
  percentage: 10 * idx,
  test: `${origin}/ping.json`,
  type: 'web',
});

it('SYS-07 pings the first five lines three times each with a random speed, and counts one that does not answer as 9999', async () => {
  const asked: string[][] = [[], [], [], [], []];
  const origins = await Promise.all(asked.map(startLine));
  const list = [...origins.slice(0, 4), 'http://127.0.0.1:9', origins[4] ?? ''].map(lineAt);
  const { api, system, service } = await startStores();
  service.answer('domainRoutes', () => ({ value: { list } }));
  const store = new LinesStore({ api, system });
  await store.measure();
  expect(store.lines?.map(({ line, measured }) => [line.idx, measured?.pace === 'failed'])).toEqual(
    [0, 1, 2, 3, 4].map((idx) => [idx, idx === 4]),
  );
  expect(store.lines?.[4]?.measured).toEqual({ pace: 'failed', elapsedMs: 9999 });
  expect(asked.map(({ length }) => length)).toEqual([3, 3, 3, 3, 0]);
  expect(new Set(asked.flat()).size).toBe(12);
  for (const path of asked.flat()) expect(path).toMatch(/^\/ping\.json\?speed=0\.\d+/);
});

it('SYS-07 shows a simulated figure only where the brand asks for one', async () => {
  const origin = await startLine([]);
  const whitelabel = { SIMSPEED: '1' };
  const { permission } = first;
  const { api, system, service } = await startStores({
    first: { ...first, permission: { ...permission, info: { ...permission.info, whitelabel } } },
  });
  service.answer('domainRoutes', () => ({ value: { list: [lineAt(origin, 0)] } }));
  const store = new LinesStore({ api, system });
  await store.measure();
  const { elapsedMs = 0 } = store.lines?.[0]?.measured ?? {};
  expect(elapsedMs).toBeGreaterThanOrEqual(20);
  expect(elapsedMs).toBeLessThanOrEqual(150);
  expect(Number.isInteger(elapsedMs)).toBe(true);
});

it('SYS-08 leads a visitor to the same page on another line, and a member with a code', async () => {
  const { api, session, system, service } = await startStores();
  await session.start();
  const here = { api, session, system, path: '/rng?page=2' };
  expect(await addressOnLine('https://two.example', here)).toBe('https://two.example/rng?page=2&lang=EN&merchant=marquee');
  session.member = { account: 'player01' } as never;
  service.answer('loginCode', () => ({ value: { code: 'c0de', expiresAt: 1 } }));
  expect(await addressOnLine('https://two.example', here)).toBe('https://two.example/rng?page=2&lang=EN&merchant=marquee&code=c0de');
  service.answer('loginCode', () => ({ refuse: 'tooMany' }));
  expect(await addressOnLine('https://two.example', here)).toMatchObject({ ok: false, code: 'tooMany' });
});

it('SYS-08 takes a member along who is not known yet', async () => {
  const { api, session, system, service } = await startStores({ token: 'token' });
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('loginCode', () => ({ value: { code: 'c0de', expiresAt: 1 } }));
  const leaving = addressOnLine('https://two.example', { api, session, system, path: '/' });
  await session.start();
  expect(await leaving).toContain('&code=c0de');
});
