import type { PushEvent } from '@site/api/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { house, ledger } from '../ledger/Ledger.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

describe.each(testEngines)('on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());

  async function open(username: string) {
    const stop = new AbortController();
    const response = await fetch(`${service.url}/wps/events`, {
      headers: { Authorization: `Bearer ${await service.tokenOf(username)}` },
      signal: stop.signal,
    });
    return { response, events: readEvents(response), close: () => stop.abort() };
  }

  async function deposit(username: string, amountMinor: bigint) {
    const { db, bus } = service.services;
    const { id } = await db
      .selectFrom('account')
      .where('username', '=', username)
      .where('merchant', '=', 'marquee')
      .select('id')
      .executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((tx) =>
        ledger.post(tx, [
          { accountId: id, counterId: house.deposit, idempotencyKey: crypto.randomUUID(), kind: 'DEPOSIT', currency: 'USD', amountMinor },
        ]),
      );
    bus.publish([id]);
  }

  it('sends the whole state on connecting, and then each new balance to its owner', async () => {
    const one = await open('player01');
    const other = await open('player02');
    expect(one.response.headers.get('Content-Type')).toMatch('text/event-stream');
    expect((await one.events.next()).value).toMatchObject({ kind: 'state', balance: { balance: '0', currency: 'USD' } });
    expect((await other.events.next()).value).toMatchObject({ kind: 'state' });
    await deposit('player01', 1250n);
    expect((await one.events.next()).value).toMatchObject({ kind: 'balance', balance: { balance: '1250', seq: 1 } });
    await deposit('player02', 300n);
    expect((await other.events.next()).value).toMatchObject({ kind: 'balance', balance: { balance: '300' } });
    one.close();
    other.close();
  });

  it('sends the newest balance after a burst', async () => {
    const { events, close } = await open('player01');
    const first = (await events.next()).value as Extract<PushEvent, { kind: 'state' }>;
    await Promise.all(Array.from({ length: 20 }, () => deposit('player01', 1n)));
    let balance = first.balance;
    while (balance.seq < first.balance.seq + 20) balance = ((await events.next()).value as typeof first).balance;
    expect(BigInt(balance.balance) - BigInt(first.balance.balance)).toBe(20n);
    close();
  });

  it('API-05 looks up at most sixty unknown tokens a minute for a network', async () => {
    const near = await startService({ engine, config: { trustProxy: ['loopback'] } });
    const ask = async (address: string, token: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address };
      const response = await fetch(`${near.url}/wps/events`, { headers });
      await response.body?.cancel();
      return { status: response.status, retryAfterS: Number(response.headers.get('Retry-After')) };
    };
    const made = [];
    for (let tries = 0; tries < 61; tries += 1) made.push(await ask(`2001:db8:1:1::${tries}`, `${tries}`.padStart(43, 'x')));
    expect(made.slice(0, 60).every(({ status }) => status === 401)).toBe(true);
    expect(made[60]).toEqual({ status: 429, retryAfterS: expect.any(Number) as number });
    expect((await ask('2001:db8:1:2::1', await near.tokenOf('player01'))).status).toBe(200);
    await near.close();
  });

  it('API-01 SYS-19 a visitor hears of the own brand alone, from five streams of a network', async () => {
    const near = await startService({ engine, config: { trustProxy: ['loopback'] } });
    const ask = (address: string, merchant = 'marquee') =>
      fetch(`${near.url}/wps/events`, { headers: { 'X-Merchant': merchant, 'X-Forwarded-For': address } });
    const unknown = await ask('203.0.113.9', 'nobody');
    expect([unknown.status, await unknown.json()]).toMatchObject([400, { code: 'invalidInput', value: { field: 'X-Merchant' } }]);
    const streams = await Promise.all(Array.from({ length: 5 }, () => ask('203.0.113.9')));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await ask('203.0.113.9')).status).toBe(429);
    const other = await ask('203.0.113.10', 'khela');
    expect(other.status).toBe(200);

    const { db, bus } = near.services;
    // Money of members is nothing of a visitor's.
    bus.publish([1]);
    await db.updateTable('system_status').set({ status: 1 }).where('merchant', '=', 'marquee').execute();
    const events = streams.slice(0, 1).map(readEvents)[0];
    expect((await events?.next())?.value).toEqual({ kind: 'status' });
    await db.updateTable('system_status').set({ status: 1 }).where('merchant', '=', 'khela').execute();
    expect((await readEvents(other).next()).value).toEqual({ kind: 'status' });
    await streams[4]?.body?.cancel();
    await expect.poll(async () => (await ask('203.0.113.9')).status).toBe(200);
    await near.close();
  });

  it('API-02 refuses a token that is none, or of a session that has ended', async () => {
    const bare = await fetch(`${service.url}/wps/events`, { headers: { Authorization: 'Bearer none' } });
    expect([bare.status, await bare.json()]).toMatchObject([401, { code: 'loginRequired' }]);
    const dead = await fetch(`${service.url}/wps/events`, { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } });
    expect([dead.status, await dead.json()]).toMatchObject([401, { code: 'sessionEnded' }]);
  });

  it('SES-06 refuses members who must change their password first', async () => {
    await service.services.db.updateTable('account').set({ must_change_password: true }).where('username', '=', 'first01').execute();
    const { response } = await open('first01');
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'passwordMustChange' }]);
  });

  it('SES-12 sends the end of the session as its last event', async () => {
    const { events } = await open('player02');
    await events.next();
    const elsewhere = await service.clientOf('player02');
    expect(await elsewhere('endDevice', { id: 'all' })).toMatchObject({ ok: true });
    const from = performance.now();
    expect((await events.next()).value).toEqual({ kind: 'sessionEnded' });
    expect(performance.now() - from).toBeLessThan(1000);
    expect((await events.next()).done).toBe(true);
  });

  it('SYS-19 sends a change of the site’s status within two seconds', async () => {
    const { events, close } = await open('player01');
    await events.next();
    const { db } = service.services;
    for (const status of [1, 0]) {
      await db.updateTable('system_status').set({ status }).where('merchant', '=', 'marquee').execute();
      const from = performance.now();
      expect((await events.next()).value).toEqual({ kind: 'status' });
      expect(performance.now() - from).toBeLessThan(3000);
    }
    close();
  });

  it('allows an account five streams, and another one when one is closed', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => open('agent01')));
    for (const { events } of streams) await events.next();
    const sixth = await open('agent01');
    expect([sixth.response.status, sixth.response.headers.get('Retry-After')]).toEqual([429, '60']);
    streams[0]?.close();
    await expect.poll(async () => (await open('agent01')).response.status).toBe(200);
    for (const { close } of streams) close();
  });

  it('lets the service stop while streams are open', async () => {
    const own = await startService({ engine });
    const response = await fetch(`${own.url}/wps/events`, { headers: { Authorization: `Bearer ${await own.tokenOf('player01')}` } });
    const events = readEvents(response);
    await events.next();
    const ended = events.next();
    await own.close();
    expect((await ended).done).toBe(true);
  });
});

/** Reads events, except how much is unread, which follows the state. */
async function* readEvents(response: Response): AsyncGenerator<PushEvent, undefined> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = part.startsWith('data: ') ? (JSON.parse(part.slice('data: '.length)) as PushEvent) : undefined;
      if (event && event.kind !== 'unread') yield event;
    }
  }
  return undefined;
}
