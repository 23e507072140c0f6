import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { TestBrowser } from '../testing/TestBrowser.ts';

const player = { username: 'player01', password: TEST_PASSWORD };
let service: TestService;

/** Opens a remembered browser with two tabs that have a session each. */
async function openRemembered() {
  const browser = new TestBrowser(service);
  const one = await browser.logIn({ ...player, remember: true });
  const two = (await browser.openTab()) ?? '';
  expect([await browser.isIn(one), await browser.isIn(two), one === two]).toEqual([true, true, false]);
  return { browser, one, two };
}

const list = async (browser: TestBrowser, token: string) =>
  ((await browser.call('devices', {}, token)).value as { list: { id: string; current: boolean }[] }).list;

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure', 'session', 'remember_token'] as const)
      await service.services.db.deleteFrom(table).execute();
  });

  describe('SES-08 signing out', () => {
    it('ends the sessions of every tab of the browser, and its remember token', async () => {
      const { browser, one, two } = await openRemembered();
      const elsewhere = await new TestBrowser(service).logIn(player);
      const stolen = new Map(browser.cookies);
      expect(await browser.call('logout', {}, one)).toMatchObject({ status: 200 });
      for (const token of [one, two]) expect(await browser.isIn(token)).toBe(false);
      expect(browser.cookies.size).toBe(0);
      for (const [name, value] of stolen) browser.cookies.set(name, value);
      expect(await browser.openTab()).toBeUndefined();
      expect(await browser.isIn(elsewhere)).toBe(true);
    });

    it('ends those of tabs with their own log-in, of any account', async () => {
      const browser = new TestBrowser(service);
      const tokens = [await browser.logIn(player), await browser.logIn(player), await browser.logIn({ ...player, username: 'agent01' })];
      await browser.call('logout', {}, tokens[1]);
      for (const token of tokens) expect(await browser.isIn(token)).toBe(false);
    });

    it('ends them by the cookies alone when the tab’s session has ended before', async () => {
      const { browser, one, two } = await openRemembered();
      await service.services.db
        .deleteFrom('session')
        .where('remember_family', 'is not', null)
        .where('created_at', '<', new Date())
        .execute();
      expect(await browser.call('logout', {}, one)).toMatchObject({ code: 'sessionEnded' });
      const three = (await browser.openTab()) ?? '';
      expect(await browser.isIn(three)).toBe(true);
      const kept = new Map(browser.cookies);
      expect(await browser.call('forgetBrowser', {})).toMatchObject({ status: 200 });
      for (const token of [one, two, three]) expect(await browser.isIn(token)).toBe(false);
      for (const [name, value] of kept) browser.cookies.set(name, value);
      expect(await browser.openTab()).toBeUndefined();
    });

    it('refuses a tab that returns at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { browser, one } = await openRemembered();
        const [, late] = await Promise.all([browser.call('logout', {}, one), browser.openTab()]);
        expect(late === undefined || !(await browser.isIn(late))).toBe(true);
        await service.services.db.deleteFrom('rate_window').execute();
      }
    });

    it('ends the session on another line, and the requested codes', async () => {
      const here = new TestBrowser(service);
      const token = await here.logIn(player);
      const codeOf = async () => ((await here.call('loginCode', {}, token)).value as { code: string }).code;
      const line = new TestBrowser(service);
      const moved = (await line.call('exchangeCode', { code: await codeOf() })).value as { token: string };
      const unused = await codeOf();
      expect(await here.isIn(moved.token)).toBe(true);
      await line.call('logout', {}, moved.token);
      expect([await here.isIn(moved.token), await here.isIn(token)]).toEqual([false, false]);
      expect(await line.call('exchangeCode', { code: unused })).toMatchObject({ code: 'codeExpired' });
    });

    it('is not refused in maintenance', async () => {
      const { browser, one, two } = await openRemembered();
      const { db, brands } = service.services;
      const setStatus = async (status: number) => {
        await db.updateTable('system_status').set({ status }).where('merchant', '=', 'marquee').execute();
        brands.forget();
      };
      await setStatus(1);
      expect(await browser.call('memberInfo', {}, one)).toMatchObject({ code: 'maintenance' });
      expect(await browser.call('logout', {}, one)).toMatchObject({ status: 200 });
      await setStatus(0);
      for (const token of [one, two]) expect(await browser.isIn(token)).toBe(false);
    });
  });

  describe('SES-24 devices', () => {
    it('are browsers: their sessions are one device, and end together', async () => {
      const { browser, one, two } = await openRemembered();
      const phone = new TestBrowser(service, { 'User-Agent': 'phone' });
      const token = await phone.logIn(player);
      const devices = await list(phone, token);
      expect(devices.map(({ current }) => current)).toEqual([true, false]);
      await phone.call('endDevice', { id: devices.find(({ current }) => !current)?.id ?? '' }, token);
      for (const ended of [one, two]) expect(await browser.isIn(ended)).toBe(false);
      expect(await browser.openTab()).toBeUndefined();
    });

    it.each([['one by one'], ['all but this one']])('are signed out %s when remembered without a session', async (how) => {
      const { browser } = await openRemembered();
      await service.services.db.deleteFrom('session').execute();
      const phone = new TestBrowser(service, { 'User-Agent': 'phone' });
      const token = await phone.logIn({ ...player, remember: true });
      const other = (await list(phone, token)).find(({ current }) => !current);
      expect(other).toBeDefined();
      const id = how === 'one by one' ? (other?.id ?? '') : 'all';
      expect(await phone.call('endDevice', { id }, token)).toMatchObject({ status: 200 });
      expect(await browser.openTab()).toBeUndefined();
      expect(await phone.openTab()).toBeDefined();
      expect(await list(phone, token)).toHaveLength(1);
    });
  });
});
