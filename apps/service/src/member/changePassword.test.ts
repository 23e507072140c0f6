import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';

const NEW = 'Lantern-over-water-7';
let service: TestService;

const changed = (newPassword: string, oldPassword = TEST_PASSWORD) => ({ oldPassword, newPassword, confirmNewPassword: newPassword });
async function comeIn(username: string, password = TEST_PASSWORD) {
  const reply = await service.client('login', { username, password });
  if (!reply.ok || !('token' in reply.value)) throw new Error('It was not let in.');
  return { ...reply.value, client: service.clientWith({ Authorization: `Bearer ${reply.value.token}` }) };
}

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure'] as const) await service.services.db.deleteFrom(table).execute();
  });

  it('B6.6 a new password ends every other session, and renews the token of this one', async () => {
    const elsewhere = await comeIn('player01');
    const { client } = await comeIn('player01');
    const reply = await client('changePassword', changed(NEW));
    if (!reply.ok) throw new Error(reply.code);
    for (const old of [client, elsewhere.client]) expect(await old('memberInfo', {})).toMatchObject({ code: 'sessionEnded' });
    expect(await service.clientWith({ Authorization: `Bearer ${reply.value.token}` })('memberInfo', {})).toMatchObject({ ok: true });
    expect(await service.client('login', { username: 'player01', password: TEST_PASSWORD })).toMatchObject({ code: 'wrongCredentials' });
    expect(await service.client('login', { username: 'player01', password: NEW })).toMatchObject({ ok: true });
  });

  it('SES-06 the published password must be changed before any other call', async () => {
    const { client, mustChangePassword } = await comeIn('first01', '123456');
    expect(mustChangePassword).toBe(true);
    expect(await client('balance', {})).toMatchObject({ code: 'passwordMustChange' });
    expect(await client('passkeys', {})).toMatchObject({ code: 'passwordMustChange' });
    expect(await client('memberInfo', {})).toMatchObject({ ok: true, value: { mustChangePassword: true } });
    const reply = await client('changePassword', changed(NEW, '123456'));
    if (!reply.ok) throw new Error(reply.code);
    const after = service.clientWith({ Authorization: `Bearer ${reply.value.token}` });
    expect(await after('memberInfo', {})).toMatchObject({ ok: true, value: { mustChangePassword: false } });
    expect(await after('balance', {})).toMatchObject({ ok: true });
    expect(await service.client('login', { username: 'first01', password: NEW })).toMatchObject({
      ok: true,
      value: { mustChangePassword: false },
    });
  });

  it('SES-06 an expired password must be changed when the brand has the flag', async () => {
    const { db, brands } = service.services;
    const setExpiry = async (PWDEXPIRY: string) => {
      await db
        .updateTable('brand')
        .set({ flags: JSON.stringify({ PWDEXPIRY }) })
        .execute();
      brands.forget();
    };
    await db
      .updateTable('account')
      .set({ password_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('username', '=', 'player02')
      .execute();
    await setExpiry('1');
    expect(await comeIn('player02')).toMatchObject({ passwordExpired: true, mustChangePassword: true });
    await setExpiry('0');
    expect(await comeIn('player02')).toMatchObject({ passwordExpired: false, mustChangePassword: false });
  });

  it.each([
    ['too short', changed('Ab1!xyz'), 'newPassword', 'tooShort'],
    ['too long', changed('x1'.repeat(37)), 'newPassword', 'tooLong'],
    ['with a blank in it', changed('lantern over water'), 'newPassword', 'pattern'],
    ['with a sign that nobody sees', changed('lantern\u200Bwater'), 'newPassword', 'hiddenSign'],
    ['that everybody tries first', changed('Baseball'), 'newPassword', 'tooCommon'],
    ['that is the username', changed('Player02'), 'newPassword', 'sameAsName'],
    ['like the old one', changed(TEST_PASSWORD), 'newPassword', 'sameAsBefore'],
    ['empty', changed(''), 'newPassword', 'required'],
    ['typed otherwise the second time', { ...changed(NEW), confirmNewPassword: `${NEW}8` }, 'confirmNewPassword', 'different'],
  ])('REG-17 a password %s is refused by field', async (_what, input, field, rule) => {
    const client = await service.clientOf('player02');
    expect(await client('changePassword', input)).toEqual({ ok: false, code: 'invalidInput', details: { field, rule } });
  });

  it('B6.5 a password of 64 and more characters is accepted', async () => {
    const client = await service.clientOf('frozen01');
    expect(await client('changePassword', changed('correct-horse-battery-staple'.repeat(2).padEnd(70, 'x')))).toMatchObject({ ok: true });
  });

  it('B6.1 a stolen session cannot guess the old password', async () => {
    const client = await service.clientOf('excluded01');
    const codes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const reply = await client('changePassword', changed(NEW, `guess-${round}`));
      codes.push(reply.ok ? 'ok' : reply.code);
    }
    expect(codes).toEqual(['wrongCredentials', 'wrongCredentials', 'wrongCredentials', 'wrongCredentials', 'tooMany', 'tooMany']);
  });
});
