import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

const player = { username: 'player01', password: TEST_PASSWORD };
const [home, abroad] = ['198.51.100.1', '203.0.113.9'];
let service: TestService;

const from = (address: string) => service.clientWith({ 'X-Forwarded-For': address });

async function setFlag(VERIFYADDRESS: '0' | '1') {
  await service.services.db
    .updateTable('brand')
    .set({ flags: JSON.stringify({ VERIFYADDRESS }) })
    .execute();
  service.services.brands.forget();
}

/** Logs in from an unknown address. */
async function comeInAbroad(given: object = {}) {
  const reply = await from(abroad)('login', { ...player, ...given });
  if (!reply.ok || !('verify' in reply.value)) throw new Error('Nothing more was asked.');
  return reply.value.verify;
}

/** Returns the newest code in the outbox of a recipient. */
async function codeFor(recipient: string): Promise<string> {
  const newest = () =>
    service.services.db.selectFrom('outbox').where('recipient', '=', recipient).orderBy('id', 'desc').select('body').executeTakeFirst();
  await expect.poll(newest).toBeDefined();
  return /\d{6}/.exec((await newest())?.body ?? '')?.[0] ?? '';
}

const sessions = () => service.services.db.selectFrom('session').selectAll().execute();

describe.each(ruleEngines)('SES-07 on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine, config: { trustProxy: ['loopback'] } });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure', 'known_address', 'sending', 'outbox'] as const)
      await service.services.db.deleteFrom(table).execute();
    await setFlag('1');
    expect(await from(home)('login', player)).toMatchObject({ ok: true, value: { info: { account: 'player01' } } });
  });

  it('requires no second factor at a known address, nor without the brand’s flag', async () => {
    expect(await from(home)('login', player)).toMatchObject({ ok: true, value: { info: {} } });
    await setFlag('0');
    expect(await from(abroad)('login', player)).toMatchObject({ ok: true, value: { info: {} } });
  });

  it('lists the account’s second factors, and starts no session', async () => {
    const before = (await sessions()).length;
    expect(await comeInAbroad()).toMatchObject({ ways: ['mobile', 'email', 'payeeName'] });
    expect(await sessions()).toHaveLength(before);
  });

  it('logs in accounts without any second factor', async () => {
    const agent = { ...player, username: 'agent01' };
    expect(await from(home)('login', agent)).toMatchObject({ ok: true });
    expect(await from(abroad)('login', agent)).toMatchObject({ ok: true, value: { info: { account: 'agent01' } } });
  });

  it.each([
    ['mobile', /^\+84•••\d\d$/],
    ['email', /^p•••1@example\.com$/],
  ] as const)('logs in by a code sent by %s, and marks the address as known', async (way, sentTo) => {
    const { ticket } = await comeInAbroad();
    const sent = await from(abroad)('sendVerify', { ticket, way });
    expect(sent).toEqual({ ok: true, value: { expiredMinutes: 1, sentTo: expect.stringMatching(sentTo) as string } });
    const account = await service.services.db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select(['mobile', 'email'])
      .executeTakeFirstOrThrow();
    const answer = await codeFor(account[way] ?? '');
    expect(await from(abroad)('verifyAddress', { ticket, way, answer: '000000' })).toMatchObject({ code: 'wrongCode' });
    expect(await from(abroad)('verifyAddress', { ticket, way, answer })).toMatchObject({
      ok: true,
      value: { info: { account: 'player01' } },
    });
    expect(await from(abroad)('login', player)).toMatchObject({ ok: true, value: { info: {} } });
    expect(await from(abroad)('verifyAddress', { ticket, way, answer })).toMatchObject({ code: 'codeExpired' });
  });

  it('sends one code a minute', async () => {
    const { ticket } = await comeInAbroad();
    expect(await from(abroad)('sendVerify', { ticket, way: 'mobile' })).toMatchObject({ ok: true });
    expect(await from(abroad)('sendVerify', { ticket, way: 'mobile' })).toMatchObject({ code: 'tooMany' });
    expect(await from(abroad)('sendVerify', { ticket: 'x'.repeat(43), way: 'mobile' })).toMatchObject({ code: 'codeExpired' });
  });

  it('accepts the name of the bank account in a bank’s spelling', async () => {
    const { ticket } = await comeInAbroad();
    expect(await from(abroad)('verifyAddress', { ticket, way: 'payeeName', answer: 'NGUYEN MINH ANH' })).toMatchObject({ ok: true });
  });

  it('accepts five answers, by the offered factors only', async () => {
    const { ticket } = await comeInAbroad();
    const answer = { ticket, way: 'payeeName', answer: 'Somebody Else' } as const;
    for (const triesLeft of [4, 3, 2, 1])
      expect(await from(abroad)('verifyAddress', triesLeft === 4 ? { ...answer, way: 'totp' } : answer)).toMatchObject({
        code: 'wrongCode',
        details: { triesLeft },
      });
    expect(await from(abroad)('verifyAddress', answer)).toMatchObject({ code: 'codeExpired' });
    expect(await from(abroad)('verifyAddress', { ...answer, answer: 'Nguyen Minh Anh' })).toMatchObject({ code: 'codeExpired' });
  });

  it('redeems a ticket once with concurrent right answers', async () => {
    const { ticket } = await comeInAbroad();
    const answer = () => from(abroad)('verifyAddress', { ticket, way: 'payeeName', answer: 'Nguyen Minh Anh' });
    const replies = await Promise.all([answer(), answer(), answer(), answer()]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('keeps the parameters of the log-in', async () => {
    const { ticket } = await comeInAbroad({ remember: true });
    await service.services.db.updateTable('verify_ticket').set({ must_change_password: true }).execute();
    const reply = await from(abroad)('verifyAddress', { ticket, way: 'payeeName', answer: 'Nguyen Minh Anh' });
    expect(reply).toMatchObject({ ok: true, value: { mustChangePassword: true } });
    const kept = await service.services.db.selectFrom('remember_token').selectAll().execute();
    expect(kept.length).toBeGreaterThan(0);
  });
});
