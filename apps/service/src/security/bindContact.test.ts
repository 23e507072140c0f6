import type { Client } from '@site/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

describe.each(ruleEngines)('binding a contact on %s', (engine) => {
  let service: TestService;
  let client: Client;
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of ['rate_window', 'login_failure', 'sending', 'outbox', 'session'] as const) await db.deleteFrom(table).execute();
    await db
      .updateTable('account')
      .set({ email: 'player01@example.com', mobile: '+84912000001' })
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .execute();
    client = await service.clientOf('player01');
  });

  const lastSent = async (recipient: string) => {
    const sent = service.services.db.selectFrom('outbox').where('recipient', '=', recipient).select('body').orderBy('id', 'desc');
    return (await sent.executeTakeFirst())?.body ?? '';
  };
  const codeFor = async (recipient: string) => /\d{6}/.exec(await lastSent(recipient))?.[0] ?? '';
  const askFor = (recipient: string) => client('sendMemberCode', { way: 'email', purpose: 'email', recipient });
  const bind = (email: string, verificationCode: string, password = TEST_PASSWORD) =>
    client('bindEmail', { email, verificationCode, password });

  it('MEM-30 an address is bound by the code that was sent to it, ends other sessions, and both addresses are told', async () => {
    const elsewhere = await service.clientOf('player01');
    expect(await askFor('new@example.com')).toMatchObject({ ok: true });
    const code = await codeFor('new@example.com');
    expect(await bind('other@example.com', code)).toMatchObject({ code: 'codeExpired' });
    expect(await bind('new@example.com', code, 'not it')).toMatchObject({ code: 'wrongCredentials' });
    expect(await bind('new@example.com', code)).toMatchObject({ ok: true });
    expect(await client('security', {})).toMatchObject({ value: { email: 'n•••w@example.com' } });
    expect(await elsewhere('memberInfo', {})).toMatchObject({ code: 'sessionEnded' });
    await expect.poll(() => lastSent('player01@example.com')).toContain('another e-mail address was set');
    await expect.poll(() => lastSent('new@example.com')).toContain('another e-mail address was set');
  });

  it('MEM-30 a number is bound as people type it', async () => {
    const number = { recipient: '0912-000-077', countryDialingCode: '84' };
    expect(await client('sendMemberCode', { way: 'sms', purpose: 'mobile', ...number })).toMatchObject({ ok: true });
    const verificationCode = await codeFor('+84912000077');
    const reply = await client('bindMobile', { mobileNum: '+84 912 000 077', verificationCode, password: TEST_PASSWORD });
    expect(reply).toMatchObject({ ok: true });
    expect(await client('security', {})).toMatchObject({ value: { mobile: '+84•••77' } });
  });

  it('MEM-30 a contact of another account is refused to its reader alone', async () => {
    await service.services.db.updateTable('account').set({ email: 'Taken@example.com' }).where('username', '=', 'player02').execute();
    expect(await askFor('taken@example.com')).toMatchObject({ ok: true });
    expect(await bind('taken@example.com', '000000')).toMatchObject({ code: 'wrongCode' });
    expect(await bind('taken@example.com', await codeFor('taken@example.com'))).toMatchObject({ code: 'conflict' });
    expect(await client('security', {})).toMatchObject({ value: { email: 'p•••1@example.com' } });
  });

  it.each([
    ['no address', { way: 'email', purpose: 'email', recipient: 'nobody' }],
    ['no number', { way: 'sms', purpose: 'mobile', recipient: '12', countryDialingCode: '84' }],
    ['a contact for another purpose', { way: 'sms', purpose: 'paymentPassword', recipient: '+84912000077' }],
  ] as const)('MEM-30 sends nothing to %s, and names the field', async (_what, input) => {
    expect(await client('sendMemberCode', input)).toMatchObject({ code: 'invalidInput', details: { field: 'recipient' } });
    expect(await service.services.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
