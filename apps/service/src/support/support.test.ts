import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '@site/api/client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

/** Returns an instant the given number of days from now. */
const inDays = (days: number | null) => (days === null ? null : new Date(Date.now() + days * 86_400_000));

const promotionsOf = async (client: Client, language = 'EN') => {
  const reply = await client('promotions', { language });
  if (!reply.ok) throw new Error(reply.code);
  return reply.value.list;
};

/** Returns a chat desk that is open from one hour to the end of the next. */
const deskFrom = (id: string, from: number) => ({
  id,
  name: id,
  url: `https://chat.example/${id}`,
  from: from % 24,
  to: ((from + 1) % 24) + 1,
});

describe.each(ruleEngines)('help, promotions and the way to the app, on %s', (engine) => {
  let service: TestService;
  let khela: Client;
  beforeAll(async () => {
    service = await startService({ engine, seed: seedSmall });
    // The promotions that can be claimed have tests of their own.
    const { db } = service.services;
    await db.deleteFrom('promotion_member').execute();
    await db.deleteFrom('promotion').where('offer', 'is not', null).where('code', '<>', 'welcome-match').execute();
    await db.updateTable('promotion').set({ starts_at: null, ends_at: null }).execute();
    khela = service.clientWith({ 'X-Merchant': 'khela' });
  });
  afterAll(() => service.close());

  /** Sets the days of a promotion of Marquee, relative to now. */
  const schedule = (code: string, { from, to = null }: { from: number | null; to?: number | null }) => {
    const days = { starts_at: inDays(from), ends_at: inDays(to) };
    return service.services.db.updateTable('promotion').set(days).where('code', '=', code).where('merchant', '=', 'marquee').execute();
  };
  const statuses = async () => (await promotionsOf(service.client)).map(({ id, status }) => [id, status]);

  it('RTE-04 lists running, upcoming and past promotions', async () => {
    const none = { from: null };
    expect((await promotionsOf(service.client)).map(({ status, startDate }) => [status, startDate])).toEqual(
      Array.from({ length: 5 }, () => ['coming soon', null]),
    );
    await schedule('lotus-week', { from: -1 });
    await schedule('tiger-race', { from: -9, to: -2 });
    await schedule('daily-rebate', { from: -1, to: 1 });
    await schedule('bring-a-friend', { from: 1 });
    expect(await statuses()).toEqual([
      ['lotus-week', 'join'],
      ['daily-rebate', 'process'],
      ['welcome-match', 'coming soon'],
      ['bring-a-friend', 'coming soon'],
      ['tiger-race', 'close'],
    ]);
    for (const code of ['lotus-week', 'tiger-race', 'daily-rebate', 'bring-a-friend']) await schedule(code, none);
    const list = await promotionsOf(service.client);
    expect(list[0]?.pictures.map(({ width, height }) => [width, height])).toEqual([
      [960, 347],
      [1440, 520],
      [2160, 780],
    ]);
    expect((await promotionsOf(khela, 'BN'))[0]?.title).toMatch(/[\u0980-\u09FF]/);
    expect((await promotionsOf(service.client, 'AR'))[0]?.title).toMatch(/[\u0600-\u06FF]/);
  });

  it('RTE-04 returns a promotion with its terms, and refuses an unknown one', async () => {
    expect(await service.client('promotion', { id: 'lotus-week' })).toMatchObject({ ok: true, value: { version: 1, kind: 'MISSION' } });
    const reply = await service.client('promotion', { id: 'lotus-week', language: 'BN' });
    expect(reply.ok && reply.value.content).toMatch(/^<p>[\u0980-\u09FF]/);
    expect(await service.client('promotion', { id: 'no-such' })).toMatchObject({ ok: false, code: 'notFound', details: { field: 'id' } });
    expect(await service.client('promotion', { id: '../x' })).toMatchObject({ ok: false, code: 'invalidInput', details: { field: 'id' } });
  });

  it('SHL-12 counts running promotions without joining; excluded members see none', async () => {
    const member = await service.clientOf('player01');
    const count = async () => {
      const reply = await member('memberInfo', {});
      return reply.ok && reply.value.availablePromoCount;
    };
    expect(await count()).toBe(0);
    await schedule('lotus-week', { from: -1 });
    expect(await count()).toBe(0);
    await schedule('daily-rebate', { from: -1 });
    expect(await count()).toBe(1);
    const excluded = await service.clientOf('excluded01');
    expect(await promotionsOf(excluded)).toEqual([]);
    expect(await excluded('promotion', { id: 'lotus-week' })).toMatchObject({ ok: false, code: 'notFound' });
    expect(await excluded('memberInfo', {})).toMatchObject({ ok: true, value: { availablePromoCount: 0 } });
    for (const code of ['lotus-week', 'daily-rebate']) await schedule(code, { from: null });
  });

  it('SHL-12 LOB-16 hides a promotion everywhere while no game of its category is open', async () => {
    const { db } = service.services;
    const member = await service.clientOf('player01');
    await schedule('daily-rebate', { from: -1 });
    await db.updateTable('promotion').set({ game_type: 'RNG' }).where('code', 'in', ['daily-rebate', 'lotus-week']).execute();
    const seen = async () => {
      const [list, info, announced] = await Promise.all([
        promotionsOf(service.client),
        member('memberInfo', {}),
        service.client('announcements', { types: 'B,PR' }),
      ]);
      return {
        isListed: list.some(({ id }) => id === 'daily-rebate'),
        isThere: (await service.client('promotion', { id: 'daily-rebate' })).ok,
        count: info.ok && info.value.availablePromoCount,
        announced: announced.ok && announced.value.promotion.map(({ id }) => id),
        menu: announced.ok && announced.value.banners.find(({ groupName }) => groupName === 'w_leftmenu')?.linkageType,
      };
    };
    const shown = { isListed: true, isThere: true, count: 1, announced: ['daily-rebate'], menu: 'PROMOTION' };
    // The catalogue is reloaded within a second.
    await expect.poll(seen).toEqual(shown);
    await db.updateTable('game').set({ status: 'maintenance' }).where('game_type', '=', 'RNG').execute();
    await expect.poll(seen).toEqual({ isListed: false, isThere: false, count: 0, announced: [], menu: 'NONE' });
    await db.updateTable('game').set({ status: 'open' }).where('game_type', '=', 'RNG').execute();
    await expect.poll(seen).toEqual(shown);
    await schedule('daily-rebate', { from: null });
    await db.updateTable('promotion').set({ game_type: null }).where('code', 'in', ['daily-rebate', 'lotus-week']).execute();
  });

  it('RTE-14 returns articles in groups, and the terms, in the requested language', async () => {
    const reply = await service.client('helpCentre', { lang: 'EN', device: 'WEB' });
    if (!reply.ok) throw new Error(reply.code);
    expect([...new Set(reply.value.articles.map(({ group }) => group))]).toEqual(['START', 'MONEY', 'PLAY', 'SAFETY', 'INSTALL']);
    expect(reply.value.term).toMatch(/^<h3>1\. Who may play<\/h3>/);
    const inBengali = await khela('helpCentre', {});
    expect(inBengali.ok && inBengali.value.term).toMatch(/[\u0980-\u09FF]/);
  });

  it.each([
    ['AR', 'khela'],
    ['XX', 'marquee'],
  ])('I18-02 refuses the language %s, which brand %s does not have, by field', async (language, merchant) => {
    const client = service.clientWith({ 'X-Merchant': merchant });
    const refused = { ok: false, code: 'invalidInput', details: { rule: 'known' } };
    expect(await client('helpCentre', { lang: language })).toMatchObject({ ...refused, details: { field: 'lang' } });
    for (const call of ['gameList', 'lobby', 'vendors', 'promotions', 'announcements', 'winners'] as const)
      expect(await client(call, { language })).toMatchObject({ ...refused, details: { field: 'language' } });
  });

  it('SYS-11 refuses another brand’s merchant code in a list by field', async () => {
    expect(await khela('gameList', { merchant: 'marquee' })).toMatchObject({
      ok: false,
      code: 'invalidInput',
      details: { field: 'merchant' },
    });
    expect(await khela('hotGames', { merchantCode: 'nobody' })).toMatchObject({ ok: false, details: { field: 'merchantCode' } });
    expect(await khela('gameList', { merchant: 'khela' })).toMatchObject({ ok: true });
  });

  it('RTE-11 returns the app’s link in the visitor’s language, with instructions for each kind of phone', async () => {
    const reply = await service.client('download', { language: 'AR' });
    if (!reply.ok) throw new Error(reply.code);
    const { url, codeExpiresAt, ios, android } = reply.value;
    expect([new URL(url).search, codeExpiresAt]).toEqual(['?lang=AR', null]);
    for (const article of [ios, android]) expect(article?.content).toMatch(/^<ol><li>[^]*[\u0600-\u06FF]/);
  });

  it('RTE-11 gives a member a code that logs in once, at the same brand, within a minute', async () => {
    const member = await service.clientOf('player01');
    const codeOf = async () => {
      const reply = await member('download', { language: 'EN' });
      return (reply.ok && new URL(reply.value.url).searchParams.get('code')) || '';
    };
    const code = await codeOf();
    expect(await khela('exchangeCode', { code })).toMatchObject({ ok: false, code: 'codeExpired' });
    const again = await codeOf();
    const login = await service.client('exchangeCode', { code: again });
    if (!login.ok || !('token' in login.value)) throw new Error('It was not let in.');
    expect(login.value.info.account).toBe('player01');
    const phone = service.clientWith({ Authorization: `Bearer ${login.value.token}` });
    expect(await phone('memberInfo', {})).toMatchObject({ ok: true });
    expect(await service.client('exchangeCode', { code: again })).toMatchObject({ ok: false, code: 'codeExpired' });
    const late = await codeOf();
    await service.services.db
      .updateTable('login_code')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await service.client('exchangeCode', { code: late })).toMatchObject({ ok: false, code: 'codeExpired' });
    expect(await service.client('exchangeCode', { code: 'short' })).toMatchObject({ ok: false, code: 'invalidInput' });
  });

  it('LOB-09 counts each member’s own unread notices', async () => {
    await service.services.db.deleteFrom('inbox_message').execute();
    const [one, other] = [await service.clientOf('player01'), await service.clientOf('player02')];
    expect(await one('unreadCount', {})).toEqual({ ok: true, value: { unread: 3 } });
    const notices = await one('announcements', { types: 'PL', execution: 'B' });
    const [first] = notices.ok ? notices.value.playerNotices : [];
    expect(await one('readMessages', { box: 'notice', ids: [first?.id ?? '', '999999'] })).toEqual({ ok: true, value: { unread: 2 } });
    expect(await one('readMessages', { box: 'notice', ids: [] })).toEqual({ ok: true, value: { unread: 2 } });
    expect(await one('readMessages', { box: 'notice', ids: 'all' })).toEqual({ ok: true, value: { unread: 0 } });
    expect(await other('unreadCount', {})).toEqual({ ok: true, value: { unread: 3 } });
  });

  it('SYS-07 returns the brand’s lines, otherwise the demo’s', async () => {
    const demo = await service.client('domainRoutes', { device: 'WEB' });
    expect(demo.ok && demo.value.list).toHaveLength(5);
    const { db, brands } = service.services;
    await db
      .updateTable('brand')
      .set({ settings: JSON.stringify({ lines: [{ domainName: 'https://khela.example', description: 'Main' }] }) })
      .where('merchant', '=', 'khela')
      .execute();
    brands.forget();
    expect(await khela('domainRoutes', {})).toMatchObject({
      ok: true,
      value: { list: [{ domainName: 'https://khela.example', idx: 0, test: 'https://khela.example/ping.json', description: 'Main' }] },
    });
  });
});

describe('the chat room and the lines', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ seed: seedSmall });
  });
  afterAll(() => service.close());

  const settingsOf = async (settings: object) => {
    const { db, brands } = service.services;
    await db
      .updateTable('brand')
      .set({ settings: JSON.stringify(settings) })
      .where('merchant', '=', 'khela')
      .execute();
    brands.forget();
    return service.clientWith({ 'X-Merchant': 'khela' });
  };

  it('SYS-15 lists the automatic desks in the requested language, and opens each', async () => {
    const models = await service.clientWith({ 'Accept-Language': 'ar' })('chatModels', {});
    if (!models.ok) throw new Error(models.code);
    expect(models.value.list.map(({ id, online }) => [id, online])).toEqual(['START', 'MONEY', 'PLAY', 'SAFETY'].map((id) => [id, true]));
    expect(models.value.list[0]?.name).toMatch(/[\u0600-\u06FF]/);
    const launched = await service.client('launchChat', { modelId: 'MONEY' });
    if (!launched.ok) throw new Error(launched.code);
    const page = await (await fetch(`${service.url}${launched.value.chatUrl}`)).text();
    expect(page).toContain('<h1 class="unseen">Balance and play money</h1>');
    expect(page.match(/<details name="talk">/g)?.length).toBeGreaterThan(1);
    expect(await service.client('launchChat', { modelId: 'NOBODY' })).toMatchObject({ ok: false, code: 'notFound' });
  });

  it('SYS-15 opens the brand’s own desks within their hours', async () => {
    const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Dhaka' }).format(new Date()));
    const khela = await settingsOf({ chat: [deskFrom('later', hour + 4), deskFrom('now', hour)] });
    expect(await khela('chatModels', {})).toMatchObject({
      ok: true,
      value: {
        list: [
          { id: 'later', online: false },
          { id: 'now', online: true },
        ],
      },
    });
    expect(await khela('launchChat', {})).toMatchObject({ ok: true, value: { chatUrl: 'https://chat.example/now' } });
  });

  it('SYS-17 returns the operator’s load of each line', async () => {
    const khela = await settingsOf({ lines: [{ domainName: 'https://khela.example', description: 'Main', percentage: 62 }] });
    expect(await khela('domainRoutes', {})).toMatchObject({ ok: true, value: { list: [{ description: 'Main', percentage: 62 }] } });
    const unsaid = await settingsOf({ lines: [{ domainName: 'https://khela.example', description: 'Main' }] });
    const reply = await unsaid('domainRoutes', {});
    expect(reply.ok && reply.value.list[0]).not.toHaveProperty('percentage');
  });

  it('SYS-08 gives a member a code that logs in on another line once, and a visitor none', async () => {
    expect(await service.client('loginCode', {})).toMatchObject({ ok: false, code: 'loginRequired' });
    const member = await service.clientOf('player01');
    const given = await member('loginCode', {});
    if (!given.ok) throw new Error(given.code);
    const { code } = given.value;
    expect(await service.client('exchangeCode', { code })).toMatchObject({ ok: true, value: { info: { account: 'player01' } } });
    expect(await service.client('exchangeCode', { code })).toMatchObject({ ok: false, code: 'codeExpired' });
  });

  it('SYS-05 exchanges a token once, and revokes it', async () => {
    const token = await service.tokenOf('player01');
    const exchanged = await service.client('exchangeCode', { token });
    if (!exchanged.ok || !('token' in exchanged.value)) throw new Error('It was not let in.');
    const as = (one: string) => service.clientWith({ Authorization: `Bearer ${one}` });
    expect(await as(exchanged.value.token)('memberInfo', {})).toMatchObject({ ok: true, value: { account: 'player01' } });
    expect(await as(token)('memberInfo', {})).toMatchObject({ ok: false, code: 'sessionEnded' });
    expect(await service.client('exchangeCode', { token })).toMatchObject({ ok: false, code: 'codeExpired' });
  });
});

describe('the help widget', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ seed: seedSmall });
  });
  afterAll(() => service.close());

  it('SYS-14 RTE-14 is rendered for our frames, without scripts, in the requested language', async () => {
    const response = await fetch(`${service.url}/support?lang=AR`);
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('href="mailto:help@marquee.example"');
    expect(text).not.toContain('<script');
    expect(text.match(/<details>/g)?.length).toBeGreaterThan(5);
  });

  it('RTE-14 omits the questions beside the help centre, which shows them itself', async () => {
    const text = await (await fetch(`${service.url}/support?part=ways`)).text();
    expect(text).toContain('href="mailto:help@marquee.example"');
    expect(text).not.toMatch(/<details>|Asked most/);
  });

  it('RTE-14 uses the site’s fonts, and system fonts when data is saved', async () => {
    const face = '@font-face{font-family:Noto Sans Arabic Variable;src:url(/assets/arabic.woff2)}';
    const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
    mkdirSync(path.join(siteDir, 'client'));
    writeFileSync(path.join(siteDir, 'client/index.html'), `<style>html { margin: 0 } ${face}</style>`);
    const built = await startService({ config: { siteDir }, seed: seedSmall });
    onTestFinished(async () => {
      await built.close();
      rmSync(siteDir, { recursive: true });
    });
    const response = await fetch(`${built.url}/support?lang=AR`);
    expect(response.headers.get('content-security-policy')).toContain("font-src 'self'");
    expect(await response.text()).toContain(face);
    const saving = await fetch(`${built.url}/support?lang=AR`, { headers: { 'Save-Data': 'on' } });
    expect(await saving.text()).not.toContain('@font-face');
  });

  it('SYS-16 returns the brand’s support channels in the permission reply', async () => {
    expect(await service.client('permission', {})).toMatchObject({
      ok: true,
      value: {
        info: { customerService: [{ csType: 'WIDGET', path: '/support' }, { csType: 'CHAT' }, { csType: 'EMAIL' }, { csType: 'PHONE' }] },
      },
    });
  });
});
