import { login } from '@site/api/session';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { solveBotCheck } from '../testing/solveBotCheck.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { countInWindow } from './rateWindow.ts';

const right = { username: 'player01', password: TEST_PASSWORD };
const wrong = { ...right, password: 'wrong' };
let service: TestService;

/** Returns a client with an address, through a proxy that the service trusts. */
const from = (address: string) => service.clientWith({ 'X-Forwarded-For': address });
const [owner, stranger] = ['198.51.100.1', '203.0.113.9'];

/** Reads the picture, as a person would. */
async function readCaptcha(client: TestService['client']): Promise<string> {
  expect(await client('captcha', {})).toMatchObject({ ok: true });
  const rows = await service.services.db
    .selectFrom('ticket')
    .where('kind', '=', 'captcha')
    .orderBy('expires_at')
    .select('content')
    .execute();
  return rows.map(({ content }) => (content as { answer: string }).answer).at(-1) ?? '';
}

/** Moves the last failures the given number of seconds into the past. */
const pass = (seconds: number) =>
  service.services.db
    .updateTable('login_failure')
    .set({
      last_at: sql`last_at - make_interval(secs => ${seconds})`,
      next_at: sql`next_at - make_interval(secs => ${seconds})`,
    })
    .execute();

/** Returns the longest wait that a failure caused, in seconds. */
async function longestWaitS(): Promise<number> {
  const { waitS } = await service.services.db
    .selectFrom('login_failure')
    .select(sql<number>`max(extract(epoch from next_at - last_at))::float8`.as('waitS'))
    .executeTakeFirstOrThrow();
  return waitS;
}

const setFailures = (failures: number) => service.services.db.updateTable('login_failure').set({ failures }).execute();

async function setBrand(settings: object) {
  await service.services.db
    .updateTable('brand')
    .set({ settings: JSON.stringify(settings) })
    .where('merchant', '=', 'marquee')
    .execute();
  service.services.brands.forget();
}

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine, config: { trustProxy: ['loopback'] } });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure', 'known_address'] as const) await service.services.db.deleteFrom(table).execute();
    await setBrand({});
  });

  describe('B6.1 guessing at an account', () => {
    it('SES-03 requires a captcha after three failures, announced with the third', async () => {
      const client = from(stranger);
      expect(await client('login', wrong)).toEqual({ ok: false, code: 'wrongCredentials', details: {} });
      expect(await client('login', wrong)).toMatchObject({ code: 'wrongCredentials', details: {} });
      expect(await client('login', wrong)).toMatchObject({ code: 'wrongCredentials', details: { captcha: true } });
      expect(await client('login', right)).toMatchObject({ code: 'captchaRequired', details: { captcha: true } });
      await readCaptcha(client);
      expect(await client('login', { ...right, captcha: 'XXXXX' })).toMatchObject({ code: 'captchaRequired' });
      expect(await client('login', { ...right, captcha: await readCaptcha(client) })).toMatchObject({ ok: true });
      expect(await client('login', { ...right, captcha: await readCaptcha(client) })).toMatchObject({ ok: true });
    });

    it('is slowed down by the address too, over all accounts', async () => {
      const client = from(stranger);
      for (const username of ['player01', 'player02', 'nobody99']) await client('login', { ...wrong, username });
      expect(await client('login', { ...right, username: 'agent01' })).toMatchObject({ code: 'captchaRequired' });
      expect(await from(owner)('login', { ...right, username: 'agent01' })).toMatchObject({ ok: true });
      await pass(16 * 60);
      expect(await client('login', { ...right, username: 'agent01' })).toMatchObject({ ok: true });
    });

    it('doubles the wait with each failure, up to a quarter of an hour', async () => {
      const client = from(stranger);
      const waits: number[] = [];
      for (let failure = 0; failure < 14; failure += 1) {
        await client('login', { ...wrong, captcha: await readCaptcha(client) });
        await service.services.db.deleteFrom('rate_window').execute();
        const reply = await client('login', wrong);
        if (failure < 3) continue;
        const waitS = await longestWaitS();
        waits.push(waitS);
        const toldS = reply.ok ? 0 : (reply.details.retryAfterS ?? 0);
        // Between the failure and the answer some of the wait has passed.
        expect(toldS).toBeLessThanOrEqual(waitS);
        expect(toldS).toBeGreaterThan(waitS - 10);
        await pass(waitS);
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
      await pass(900);
      expect(await client('login', { ...right, captcha: await readCaptcha(client) })).toMatchObject({ ok: true });
    });

    it('by strangers does not lock its owner out', async () => {
      expect(await from(owner)('login', right)).toMatchObject({ ok: true });
      await from(stranger)('login', wrong);
      await setFailures(99);
      const client = from('203.0.113.10');
      expect(await client('login', { ...wrong, captcha: await readCaptcha(client) })).toMatchObject({ code: 'wrongCredentials' });
      expect(await from('203.0.113.11')('login', right)).toMatchObject({ code: 'verificationRequired' });
      expect(await from(owner)('login', right)).toMatchObject({ ok: true });
      expect(await from('203.0.113.11')('login', right)).toMatchObject({ ok: true });
    });

    it('is stopped after a hundred failures in a row, also for unknown names', async () => {
      for (const [index, username] of ['player02', 'nobody99'].entries()) {
        await from(`192.0.2.${index}`)('login', { ...wrong, username });
        await setFailures(100);
        expect(await from('203.0.113.12')('login', { ...right, username })).toMatchObject({ code: 'verificationRequired' });
      }
    });

    it('counts concurrent attempts', async () => {
      const client = from(stranger);
      const replies = await Promise.all(Array.from({ length: 12 }, () => client('login', wrong)));
      const looked = replies.filter((reply) => !reply.ok && reply.code === 'wrongCredentials');
      expect(looked.length).toBeLessThanOrEqual(4);
    });
  });

  describe('B6.2 guessing at many accounts', () => {
    it('from many addresses requires a captcha of everybody', async () => {
      await setBrand({ loginFailuresAMinute: 5 });
      for (let host = 1; host <= 5; host += 1) await from(`192.0.2.${host}`)('login', { ...wrong, username: `nobody${host}` });
      const client = from(owner);
      expect(await client('login', right)).toMatchObject({ code: 'captchaRequired' });
      expect(await client('login', { ...right, captcha: await readCaptcha(client) })).toMatchObject({ ok: true });
    });

    it('from a household of IPv6 addresses counts as one', async () => {
      const replies = [];
      for (let host = 1; host <= 21; host += 1)
        replies.push(await from(`2001:db8:1:1::${host}`)('login', { ...right, username: `nobody${host}` }));
      expect(replies.at(-1)).toMatchObject({ code: 'tooMany' });
    });

    it('API-05 undecryptable bodies use up the limit of their network, and no turns of log-ins', async () => {
      const door = await startService({ engine, config: { trustProxy: ['loopback'], loginsPerSecond: 2 } });
      const knock = async (address: string, type = 'application/jose') => {
        const headers = { 'X-Module': 'WEB', 'Content-Type': type, 'X-Forwarded-For': address };
        const response = await fetch(`${door.url}${login.path}`, { method: 'POST', headers, body: 'x' });
        return { status: response.status, retryAfterS: Number(response.headers.get('Retry-After')) };
      };
      const networks = Array.from({ length: 10 }, (_, index) => `192.0.2.${index}`);
      const crowd = await Promise.all(networks.flatMap((address) => [knock(address), knock(address, 'text/plain')]));
      expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([400]));
      expect(await door.clientWith({ 'X-Forwarded-For': owner })('login', right)).toMatchObject({ ok: true });

      const flood = await Promise.all(Array.from({ length: 60 }, (_, tries) => knock(`2001:db8:1:1::${tries}`)));
      expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([400]));
      expect(await knock('2001:db8:1:1::ffff')).toEqual({ status: 429, retryAfterS: expect.any(Number) as number });
      expect((await knock('2001:db8:1:2::1')).status).toBe(400);
      expect(await door.services.db.selectFrom('rate_window').where('key', 'like', 'login %').select('key').execute()).toHaveLength(1);
      await door.close();
    });

    it('API-05 a caller without a turn gets Retry-After, and loses neither a try nor a captcha', async () => {
      const door = await startService({ engine, config: { trustProxy: ['loopback'], loginsPerSecond: 1 } });
      const comeFrom = (address: string, captcha?: string) =>
        door.clientWith({ 'X-Forwarded-For': address })('login', { ...right, captcha });
      const { db, passwords } = door.services;
      /** Delays the next turn by seven seconds. */
      const takeTurns = () => void Promise.allSettled(Array.from({ length: 8 }, () => passwords.takeTurn({ isProven: true })));
      takeTurns();
      const replies = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((address) => comeFrom(address)));
      for (const reply of replies) expect(reply).toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) as number } });
      // A crowd that is refused must not delay bets: it writes nothing at all.
      for (const table of ['login_failure', 'enc_seen', 'rate_window'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
      const byPhone = { type: 'sms' as const, username: '+84912000001', captcha: '000000' };
      expect(await door.clientWith({ 'X-Forwarded-For': owner })('login', byPhone)).not.toMatchObject({ code: 'tooMany' });

      await db
        .updateTable('brand')
        .set({ settings: JSON.stringify({ loginFailuresAMinute: 1 }) })
        .execute();
      door.services.brands.forget();
      await countInWindow(db, 'failures marquee', new Date());
      const client = door.clientWith({ 'X-Forwarded-For': owner });
      await client('captcha', {});
      takeTurns();
      expect(await client('login', { ...right, captcha: 'XXXX' })).toMatchObject({ code: 'tooMany' });
      expect(await db.selectFrom('ticket').where('kind', '=', 'captcha').selectAll().execute()).toHaveLength(1);
      await door.close();
    });

    it('SES-01 requires a solved bot check when the brand does', async () => {
      await setBrand({ loginBotCheck: true });
      expect(await from(owner)('login', right)).toMatchObject({ code: 'botCheckFailed' });
      const altcha = await solveBotCheck(service.client);
      expect(await from(owner)('login', { ...right, altcha })).toMatchObject({ ok: true });
      expect(await from(owner)('login', { ...right, altcha })).toMatchObject({ code: 'botCheckFailed' });
    });
  });
});
