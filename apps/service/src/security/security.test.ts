import { TOTP } from 'otpauth';
import type { Client } from '@site/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { SoftAuthenticator } from '../testing/SoftAuthenticator.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { TestBrowser } from '../testing/TestBrowser.ts';
import { issueCode } from '../verification/codes.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const player = { username: 'player01', password: TEST_PASSWORD };
let service: TestService;

/** Logs in, and returns a client of the session. */
async function comeIn(userAgent = firefox) {
  const reply = await service.clientWith({ 'User-Agent': userAgent })('login', player);
  if (!reply.ok || !('token' in reply.value)) throw new Error('It was not let in.');
  return service.clientWith({ Authorization: `Bearer ${reply.value.token}`, 'User-Agent': userAgent });
}

async function valueOf<Value>(reply: Promise<{ ok: true; value: Value } | { ok: false; code: string }>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(`It was refused: ${given.code}.`);
  return given.value;
}

async function turnOn(client: Client) {
  const { uri, secret } = await valueOf(client('startTotp', { password: TEST_PASSWORD }));
  const app = new TOTP({ secret });
  const { recoveryCodes } = await valueOf(client('confirmTotp', { code: app.generate() }));
  return { uri, app, recoveryCodes };
}

async function add(client: Client, authenticator = new SoftAuthenticator()) {
  const { ticket, options } = await valueOf(client('passkeys', {}));
  const response = authenticator.create(options, service.url);
  const reply = await client('addPasskey', { password: TEST_PASSWORD, name: ' My phone ', ticket, response });
  return { authenticator, ticket, response, reply };
}

async function comeInWith(authenticator: SoftAuthenticator, changes: { origin?: string; challenge?: string; area?: 'agent' } = {}) {
  const { ticket, options } = await valueOf(service.client('passkeyOptions', {}));
  const response = authenticator.get(
    { ...options, ...(changes.challenge && { challenge: changes.challenge }) },
    changes.origin ?? service.url,
  );
  const input = { ticket, response, ...(changes.area && { area: changes.area }) };
  return { reply: await service.client('loginPasskey', input), input };
}

/** Every login method except passkeys and remembered browsers, up to the second factor. */
const firstProofs: Record<string, (member: Client) => Promise<{ ok: true; value: object } | { ok: false; code: string }>> = {
  'the password': () => service.client('login', player),
  async 'a code by message'() {
    await changeBrand(service.services, { flags: { SMSLOGIN: '1' } });
    const of = { merchant: 'marquee', recipient: '+84912000001', purpose: 'login' } as const;
    const password = await issueCode(service.services.db, of, new Date());
    return service.client('login', { username: '0912000001', countryDialingCode: '84', type: 'sms', password });
  },
  async 'a code for another line'(member) {
    const { code } = await valueOf(member('loginCode', {}));
    return service.client('exchangeCode', { code });
  },
  'a token in a link': async () => service.client('exchangeCode', { token: await service.tokenOf('player01') }),
};

describe.each(ruleEngines)('SES-24 on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine, config: { trustProxy: ['loopback'] } });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure', 'session', 'login_event', 'known_address', 'totp', 'passkey'] as const)
      await service.services.db.deleteFrom(table).execute();
  });

  describe('devices', () => {
    it('are listed with their details, and ended one by one', async () => {
      const here = await comeIn();
      const phone = await comeIn(safari);
      const { list } = await valueOf(here('devices', {}));
      expect(list.map(({ device, address, current }) => ({ device, address, current }))).toEqual(
        expect.arrayContaining([
          { device: 'Firefox, Windows', address: '127.0.*.*', current: true },
          { device: 'Safari, iOS', address: '127.0.*.*', current: false },
        ]),
      );
      const other = list.find(({ current }) => !current);
      expect(await here('endDevice', { id: other?.id ?? '' })).toMatchObject({ ok: true });
      expect(await phone('memberInfo', {})).toMatchObject({ code: 'sessionEnded' });
      expect(await here('memberInfo', {})).toMatchObject({ ok: true });
    });

    it('are all ended except the calling one', async () => {
      const [one, two, here] = [await comeIn(), await comeIn(safari), await comeIn()];
      expect(await here('endDevice', { id: 'all' })).toMatchObject({ ok: true });
      for (const ended of [one, two]) expect(await ended('memberInfo', {})).toMatchObject({ code: 'sessionEnded' });
      expect((await valueOf(here('devices', {}))).list).toHaveLength(1);
    });

    it('of other members can neither be seen nor ended', async () => {
      const here = await comeIn();
      const [own] = (await valueOf(here('devices', {}))).list;
      const stranger = await service.clientOf('player02');
      expect(await stranger('endDevice', { id: own?.id ?? '' })).toMatchObject({ code: 'notFound' });
      expect(await stranger('endDevice', { id: 'all' })).toMatchObject({ ok: true });
      expect(await here('memberInfo', {})).toMatchObject({ ok: true });
    });
  });

  it('the history contains successful and failed attempts, and the last log-in is shown', async () => {
    await comeIn(safari);
    await service.client('login', { ...player, password: 'wrong' });
    const here = await comeIn();
    const { list } = await valueOf(here('loginHistory', {}));
    expect(list.map(({ result }) => result)).toEqual(['loggedIn', 'wrongPassword', 'loggedIn']);
    expect(await valueOf(here('memberInfo', {}))).toMatchObject({ lastLogin: { device: 'Safari, iOS', address: '127.0.*.*' } });
  });

  describe('the authenticator', () => {
    it('API-05 accepts ten tries an hour, counted across processes', async () => {
      const client = await comeIn();
      await valueOf(client('startTotp', { password: TEST_PASSWORD }));
      for (let tries = 0; tries < 10; tries += 1)
        expect(await client('confirmTotp', { code: '000000' })).toMatchObject({ code: 'wrongCode' });
      const refused = await client('confirmTotp', { code: '000000' });
      expect(refused).toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) as number } });
      const { count } = await service.services.db
        .selectFrom('rate_window')
        .where('key', 'like', 'confirmTotp account %')
        .select('count')
        .executeTakeFirstOrThrow();
      expect(count).toBe(11);
    });

    it('is turned on by its code, and off by a recovery code, which works once', async () => {
      const client = await comeIn();
      const { uri, recoveryCodes } = await turnOn(client);
      expect(uri).toMatch(/^otpauth:\/\/totp\/Marquee:player01\?issuer=Marquee&secret=[A-Z2-7]{32}&/);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(await client('startTotp', { password: TEST_PASSWORD })).toMatchObject({ code: 'conflict' });
      expect(await valueOf(client('passkeys', {}))).toMatchObject({ hasTotp: true });
      expect(await client('removeTotp', { code: '000000' })).toMatchObject({ code: 'wrongCode' });
      expect(await client('removeTotp', { code: recoveryCodes[3]?.toUpperCase() ?? '' })).toMatchObject({ ok: true });
      expect(await client('removeTotp', { code: recoveryCodes[3] ?? '' })).toMatchObject({ code: 'notFound' });
    });

    it('accepts each code once, and none older than a minute', async () => {
      const client = await comeIn();
      const { secret } = await valueOf(client('startTotp', { password: TEST_PASSWORD }));
      const app = new TOTP({ secret });
      expect(await client('confirmTotp', { code: app.generate({ timestamp: Date.now() - 90_000 }) })).toMatchObject({ code: 'wrongCode' });
      const code = app.generate();
      expect(await client('confirmTotp', { code })).toMatchObject({ ok: true });
      expect(await client('removeTotp', { code })).toMatchObject({ code: 'wrongCode' });
    });

    it('requires the password, and is stored encrypted', async () => {
      const client = await comeIn();
      expect(await client('startTotp', { password: 'wrong' })).toMatchObject({ code: 'wrongCredentials' });
      const { secret } = await valueOf(client('startTotp', { password: TEST_PASSWORD }));
      const { secret_sealed: sealed } = await service.services.db.selectFrom('totp').select('secret_sealed').executeTakeFirstOrThrow();
      const bytes = Buffer.from(new TOTP({ secret }).secret.bytes);
      expect(sealed.includes(bytes)).toBe(false);
    });

    it.each(Object.keys(firstProofs))('is required at a known address after %s, whatever the brand requires', async (way) => {
      const member = await comeIn();
      const { recoveryCodes } = await turnOn(member);
      const given = await valueOf<object>(firstProofs[way]?.(member) ?? Promise.reject(new Error(way)));
      expect(given).toEqual({ verify: { ticket: expect.any(String) as string, ways: ['totp'] } });
      const { ticket } = (given as { verify: { ticket: string } }).verify;
      expect(await service.client('verifyAddress', { ticket, way: 'mobile', answer: '123456' })).toMatchObject({
        code: 'wrongCode',
        details: { triesLeft: 4 },
      });
      const answer = recoveryCodes[0] ?? '';
      const entered = await service.client('verifyAddress', { ticket, way: 'totp', answer });
      expect(entered).toMatchObject({ ok: true, value: { info: { account: 'player01' } } });
      const { list } = await valueOf(member('loginHistory', {}));
      expect(list.slice(0, 2).map(({ result }) => result)).toEqual(['loggedIn', 'codeAsked']);
    });

    it('accepts four wrong guesses in a row over all tickets, and then requires a wait', async () => {
      const member = await comeIn();
      const { recoveryCodes } = await turnOn(member);
      const ticketOf = async () => {
        const { code } = await valueOf(member('loginCode', {}));
        return (await valueOf<object>(service.client('exchangeCode', { code }))) as { verify: { ticket: string } };
      };
      const codes: string[] = [];
      for (let guess = 0; guess < 5; guess += 1) {
        const { ticket } = (await ticketOf()).verify;
        const reply = await service.client('verifyAddress', { ticket, way: 'totp', answer: '000000' });
        codes.push(reply.ok ? 'ok' : reply.code);
      }
      expect(codes).toEqual(['wrongCode', 'wrongCode', 'wrongCode', 'wrongCode', 'tooMany']);
      await service.services.db.updateTable('login_failure').set({ next_at: new Date() }).execute();
      const { ticket } = (await ticketOf()).verify;
      expect(await service.client('verifyAddress', { ticket, way: 'totp', answer: recoveryCodes[0] ?? '' })).toMatchObject({ ok: true });
      const left = await service.services.db.selectFrom('login_failure').where('key', 'like', 'totp %').selectAll().execute();
      expect(left).toEqual([]);
    });

    it('is not required after a passkey, which is two factors in one, nor in a browser remembered with it', async () => {
      const member = await comeIn();
      const { authenticator } = await add(member);
      const { recoveryCodes } = await turnOn(member);
      expect((await comeInWith(authenticator)).reply).toMatchObject({ ok: true, value: { info: { account: 'player01' } } });
      const browser = new TestBrowser(service);
      const { value } = await browser.call('login', { ...player, remember: true });
      expect(await browser.openTab()).toBeUndefined();
      const { ticket } = (value as { verify: { ticket: string } }).verify;
      await browser.call('verifyAddress', { ticket, way: 'totp', answer: recoveryCodes[0] });
      expect(await browser.openTab()).toBeDefined();
    });
  });

  describe('passkeys', () => {
    it('are added, log in by themselves, and are removed', async () => {
      const client = await comeIn();
      const { authenticator, reply } = await add(client);
      expect(reply).toMatchObject({ ok: true, value: { id: authenticator.id, name: 'My phone', usedAt: null } });
      const entered = await comeInWith(authenticator);
      expect(entered.reply).toMatchObject({ ok: true, value: { mustChangePassword: false, info: { account: 'player01' } } });
      const [kept] = (await valueOf(client('passkeys', {}))).list;
      expect(kept?.usedAt).toBeGreaterThan(0);
      expect(await client('removePasskey', { id: authenticator.id })).toMatchObject({ ok: true });
      expect((await comeInWith(authenticator)).reply).toMatchObject({ code: 'wrongCredentials' });
    });

    it('sign each challenge once', async () => {
      const { authenticator } = await add(await comeIn());
      const { input } = await comeInWith(authenticator);
      expect(await service.client('loginPasskey', input)).toMatchObject({ code: 'codeExpired' });
    });

    it.each([
      ['for another site', { origin: 'https://evil.example' }, 'wrongCredentials'],
      ['of another challenge', { challenge: 'x'.repeat(43) }, 'wrongCredentials'],
      ['of a member, at the agents’ door', { area: 'agent' }, 'notAgent'],
    ] as const)('refuse a signature %s', async (_what, changes, code) => {
      const { authenticator } = await add(await comeIn());
      expect((await comeInWith(authenticator, changes)).reply).toMatchObject({ code });
    });

    it('work on the brand’s own hosts only, whatever the request’s host', async () => {
      const { authenticator } = await add(await comeIn());
      const evil = service.clientWith({ 'X-Forwarded-Host': 'evil.example' });
      const { ticket, options } = await valueOf(evil('passkeyOptions', {}));
      expect(options.rpId).toBe('localhost');
      for (const origin of ['http://evil.example', 'https://evil.example']) {
        const response = authenticator.get({ ...options, rpId: '127.0.0.1' }, origin);
        expect(await evil('loginPasskey', { ticket, response })).toMatchObject({ ok: false });
      }
      const own = await valueOf(evil('passkeyOptions', {}));
      const response = authenticator.get(own.options, 'http://evil.example');
      expect(await evil('loginPasskey', { ticket: own.ticket, response })).toMatchObject({ code: 'wrongCredentials' });
      expect(await service.clientWith({ 'X-Forwarded-Host': '[' })('passkeyOptions', {})).toMatchObject({ ok: true });
    });

    it('are added only with the password and the member’s own challenge, once', async () => {
      const client = await comeIn();
      const { ticket, options } = await valueOf(client('passkeys', {}));
      const authenticator = new SoftAuthenticator();
      const response = authenticator.create(options, service.url);
      const wanted = { password: TEST_PASSWORD, name: 'Key', ticket, response };
      expect(await client('addPasskey', { ...wanted, password: 'wrong' })).toMatchObject({ code: 'wrongCredentials' });
      const foreign = authenticator.create(options, 'https://evil.example');
      expect(await client('addPasskey', { ...wanted, response: foreign })).toMatchObject({ code: 'wrongCode' });
      expect(await client('addPasskey', wanted)).toMatchObject({ code: 'codeExpired' });
      const stranger = await service.clientOf('player02');
      const others = await valueOf(stranger('passkeys', {}));
      expect(await client('addPasskey', { ...wanted, ticket: others.ticket })).toMatchObject({ code: 'codeExpired' });
      expect(await stranger('removePasskey', { id: authenticator.id })).toMatchObject({ code: 'notFound' });
    });
  });
});
