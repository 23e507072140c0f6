import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { SoftAuthenticator } from '../testing/SoftAuthenticator.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { TestBrowser } from '../testing/TestBrowser.ts';
import { issueTicket } from '../verification/tickets.ts';
import { issueCode, redeemCode } from '../verification/codes.ts';
import { replacePassword } from './replacePassword.ts';
import { hashPassword } from './Passwords.ts';

const NEW = 'Lantern-over-water-7';
const player = { username: 'player01', password: TEST_PASSWORD };
const [mobile, email] = ['+84912000001', 'player01@example.com'];
const codeOf = { merchant: 'marquee', recipient: mobile } as const;
let service: TestService;
let playerId: number;

const valueOf = async <Value>(answer: Promise<{ code: string | null; value: unknown }>): Promise<Value> => {
  const { code, value } = await answer;
  expect(code).toBeNull();
  return value as Value;
};

const resetLink = () =>
  issueTicket(service.services.db, {
    kind: 'reset',
    content: { accountId: playerId, merchant: 'marquee' },
    lifeMs: 60_000,
    now: new Date(),
  });

/** Ways into an account, except its password, that someone else may hold; each function tries one and returns true on success. */
async function holdWays(): Promise<Record<string, () => Promise<boolean>>> {
  const { db } = service.services;
  const now = new Date();
  const browser = new TestBrowser(service);
  const session = await browser.logIn(player);
  const remembered = new TestBrowser(service);
  await remembered.logIn({ ...player, remember: true });
  await db.deleteFrom('session').where('remember_family', 'is not', null).execute();
  const { code: loginCode } = await valueOf<{ code: string }>(browser.call('loginCode', {}, session));
  const { url } = await valueOf<{ url: string }>(
    browser.call('startExport', { report: 'bets', query: { from: '2026-11-01', to: '2026-11-02', groupBy: 'day' } }, session),
  );
  const link = await resetLink();
  const message = await issueCode(db, { ...codeOf, purpose: 'login' }, now);
  const recovery = await issueCode(db, { ...codeOf, purpose: 'password' }, now);
  await changeBrand(service.services, { flags: { SMSLOGIN: '1', RECOVERPHONE: '1', RECOVEREMAIL: '1', VERIFYADDRESS: '1' } });
  await db.updateTable('known_address').set({ network: '203.0.113.9' }).execute();
  const half = await valueOf<{ verify: { ticket: string } }>(new TestBrowser(service).call('login', player));
  const phone = { username: '0912000001', countryDialingCode: '84' };
  const isIn = async (name: 'exchangeCode' | 'resetByEmail' | 'login' | 'verifyAddress', input: object) =>
    (await new TestBrowser(service).call(name, input)).code === null;
  return {
    'a session': () => browser.isIn(session),
    'a remembered browser without a session': async () => (await remembered.openTab()) !== undefined,
    'a code for log-in': () => isIn('exchangeCode', { code: loginCode }),
    'a file of a report': async () => (await fetch(service.url + url)).status === 200,
    'a link to choose a password': () => isIn('resetByEmail', { code: link, newPassword: `${NEW}-again` }),
    'a code sent by message to log in': () => isIn('login', { ...phone, type: 'sms', password: message }),
    'a code sent by message to choose a password': async () =>
      (await redeemCode(db, { ...codeOf, purpose: 'password', code: recovery }, now)) === 'right',
    'a log-in that waits for the second proof': () =>
      isIn('verifyAddress', { ticket: half.verify.ticket, way: 'payeeName', answer: 'Nguyen Minh Anh' }),
  };
}

/** Changes of the login methods in the owner's own browser; each returns the continuing token, if any. */
const changes: Record<string, (owner: TestBrowser, token: string) => Promise<string | undefined>> = {
  async password(owner, token) {
    const input = { oldPassword: TEST_PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
    return (await valueOf<{ token: string }>(owner.call('changePassword', input, token))).token;
  },
  async 'password by a link'(owner) {
    await valueOf(owner.call('resetByEmail', { code: await resetLink(), newPassword: NEW }));
    return undefined;
  },
  async passkey(owner, token) {
    const { ticket, options } = await valueOf<{ ticket: string; options: Parameters<SoftAuthenticator['create']>[0] }>(
      owner.call('passkeys', {}, token),
    );
    const response = new SoftAuthenticator().create(options, service.url);
    await valueOf(owner.call('addPasskey', { password: TEST_PASSWORD, name: 'Phone', ticket, response }, token));
    return token;
  },
  async authenticator(owner, token) {
    const { secret } = await valueOf<{ secret: string }>(owner.call('startTotp', { password: TEST_PASSWORD }, token));
    await valueOf(owner.call('confirmTotp', { code: new TOTP({ secret }).generate() }, token));
    return token;
  },
  async telephone(owner, token) {
    const code = await issueCode(service.services.db, { merchant: 'marquee', recipient: '+84912000099', purpose: 'mobile' }, new Date());
    const input = { mobileNum: '0912000099', countryDialingCode: '84', password: TEST_PASSWORD, verificationCode: code };
    await valueOf(owner.call('bindMobile', input, token));
    return token;
  },
  async 'e-mail address'(owner, token) {
    const code = await issueCode(service.services.db, { merchant: 'marquee', recipient: 'new@example.com', purpose: 'email' }, new Date());
    await valueOf(owner.call('bindEmail', { email: 'new@example.com', password: TEST_PASSWORD, verificationCode: code }, token));
    return token;
  },
};

/** Lists who is told of each change, the old contact too, and the word that the message says. */
const notices: Record<string, { recipients: string[]; word: string }> = {
  password: { recipients: [email, mobile], word: 'password' },
  'password by a link': { recipients: [email, mobile], word: 'password' },
  passkey: { recipients: [email, mobile], word: 'passkey' },
  authenticator: { recipients: [email, mobile], word: 'authenticator' },
  telephone: { recipients: [email, mobile, '+84912000099'], word: 'mobile number' },
  'e-mail address': { recipients: [email, 'new@example.com', mobile], word: 'e-mail' },
};

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
    const account = await service.services.db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select('id')
      .executeTakeFirstOrThrow();
    playerId = account.id;
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of ['rate_window', 'login_failure', 'totp', 'passkey', 'outbox', 'known_address'] as const)
      await db.deleteFrom(table).execute();
    await replacePassword(db, { accountId: playerId, passwordHash: await hashPassword(TEST_PASSWORD), now: new Date() });
    await db.updateTable('account').set({ mobile, email }).where('id', '=', playerId).execute();
    await changeBrand(service.services, {});
  });

  it('SES-24 each login method works before a change', async () => {
    const ways = await holdWays();
    const open: Record<string, boolean> = {};
    // A new password ends the others, so it is tried last.
    const names = Object.keys(ways).toSorted((one, other) => Number(one.includes('a link')) - Number(other.includes('a link')));
    for (const name of names) open[name] = (await ways[name]?.()) ?? false;
    expect(open).toEqual(Object.fromEntries(names.map((name) => [name, true])));
    // The owner is told of the new password in the background, which must not reach into the next test.
    const { db } = service.services;
    const told = () => db.selectFrom('outbox').select('id').where('body', 'like', '%password%was changed%').execute();
    await expect.poll(async () => (await told()).length).toBe(2);
  });

  it.each(Object.keys(changes))('SES-24 a new %s revokes all other access, and notifies the owner by message and e-mail', async (name) => {
    const { db } = service.services;
    const owner = new TestBrowser(service);
    const own = await owner.logIn(player);
    const ways = await holdWays();
    await db.deleteFrom('outbox').execute();
    const goesOn = await changes[name]?.(owner, own);

    const { recipients, word } = notices[name] ?? { recipients: [], word: '' };
    const sent = () => db.selectFrom('outbox').select(['recipient', 'body']).execute();
    await expect.poll(async () => (await sent()).map(({ recipient }) => recipient).toSorted()).toEqual(recipients.toSorted());
    for (const { body } of await sent()) expect(body).toMatch(new RegExp(`Marquee: .*${word}.*player01`, 's'));

    const open: Record<string, boolean> = {};
    for (const [way, tryIt] of Object.entries(ways)) open[way] = await tryIt();
    expect(open).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, false])));
    expect(goesOn === undefined || (await owner.isIn(goesOn))).toBe(true);
  });

  it('SES-24 a refused change revokes nothing, and notifies nobody', async () => {
    const { db } = service.services;
    const owner = new TestBrowser(service);
    const own = await owner.logIn(player);
    const elsewhere = await new TestBrowser(service).logIn(player);
    await db.deleteFrom('outbox').execute();
    await owner.call('startTotp', { password: TEST_PASSWORD }, own);
    expect(await owner.call('confirmTotp', { code: '000000' }, own)).toMatchObject({ code: 'wrongCode' });
    const input = { oldPassword: 'wrong', newPassword: NEW, confirmNewPassword: NEW };
    expect(await owner.call('changePassword', input, own)).toMatchObject({ code: 'wrongCredentials' });
    expect(await owner.isIn(elsewhere)).toBe(true);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('REG-08 a link of one brand is refused by another, and is not used up there', async () => {
    const code = await resetLink();
    const khela = new TestBrowser(service, { 'X-Merchant': 'khela' });
    expect(await khela.call('resetByEmail', { code, newPassword: NEW })).toMatchObject({ code: 'codeExpired' });
    expect(await new TestBrowser(service).call('resetByEmail', { code, newPassword: NEW })).toMatchObject({ code: null });
  });

  it('SES-07 a log-in of one brand is not ended at another', async () => {
    await changeBrand(service.services, { flags: { VERIFYADDRESS: '1' } });
    await new TestBrowser(service).logIn(player);
    await service.services.db.updateTable('known_address').set({ network: '203.0.113.9' }).execute();
    const { verify } = await valueOf<{ verify: { ticket: string } }>(new TestBrowser(service).call('login', player));
    const khela = new TestBrowser(service, { 'X-Merchant': 'khela' });
    const answer = { ticket: verify.ticket, way: 'payeeName', answer: 'Nguyen Minh Anh' };
    expect(await khela.call('sendVerify', { ticket: verify.ticket, way: 'mobile' })).toMatchObject({ code: 'codeExpired' });
    expect(await khela.call('verifyAddress', answer)).toMatchObject({ code: 'codeExpired' });
    expect(await new TestBrowser(service).call('verifyAddress', answer)).toMatchObject({ code: null });
  });
});
