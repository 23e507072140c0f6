import { loginFreeplay, login } from '@site/api/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../jobs/deleteExpired.ts';
import { seal } from '../testing/seal.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
const ask = async (path: string = loginFreeplay.path) =>
  ({
    os: 'Linux',
    platform: 'W',
    gatewayVersion: 3,
    token: await seal(await service.services.encKeys.current(), path, { nonce: 'x' }),
  }) as const;

describe.each(ruleEngines)('SES-09 on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(() => service.services.db.deleteFrom('rate_window').execute());

  it('SES-19 a guest gets a trial account of their own, with no money and no password', async () => {
    const replies = [await service.client('loginFreeplay', await ask()), await service.client('loginFreeplay', await ask())];
    const guests = replies.map((reply) => {
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    });
    expect(guests[0]).toMatchObject({ mustChangePassword: false, info: { type: 4, currency: 'USD', lastLogin: null } });
    expect(guests[0]?.info.account).not.toBe(guests[1]?.info.account);
    const client = service.clientWith({ Authorization: `Bearer ${guests[0]?.token}` });
    expect(await client('memberInfo', {})).toMatchObject({ ok: true, value: { type: 4 } });
    expect(await client('balance', {})).toMatchObject({ ok: true, value: { balance: '0' } });
    expect(await service.client('login', { username: guests[0]?.info.account ?? '', password: 'guest' })).toMatchObject({
      code: 'wrongCredentials',
    });
  });

  it('accepts each token once, and none for another call or of another key', async () => {
    const once = await ask();
    expect(await service.client('loginFreeplay', once)).toMatchObject({ ok: true });
    expect(await service.client('loginFreeplay', once)).toMatchObject({ code: 'badEnvelope' });
    expect(await service.client('loginFreeplay', await ask(login.path))).toMatchObject({ code: 'badEnvelope' });
    expect(await service.client('loginFreeplay', { ...once, token: 'random' })).toMatchObject({ code: 'badEnvelope' });
  });

  it('is offered only by brands with the flag', async () => {
    const { db, brands } = service.services;
    await db.updateTable('brand').set({ flags: '{}' }).where('merchant', '=', 'khela').execute();
    brands.forget();
    expect(await service.clientWith({ 'X-Merchant': 'khela' })('loginFreeplay', await ask())).toMatchObject({ code: 'forbidden' });
  });

  it('guests are deleted a day after their session, and nobody else', async () => {
    const { db } = service.services;
    const reply = await service.client('loginFreeplay', await ask());
    if (!reply.ok) throw new Error(reply.code);
    const client = service.clientWith({ Authorization: `Bearer ${reply.value.token}` });
    expect(await client('setLanguage', { language: 'BN' })).toMatchObject({ ok: true });
    const names = async () =>
      (await db.selectFrom('account').where('type', '=', 4).select('username').execute()).map(({ username }) => username);
    await deleteExpired(db, new Date());
    expect(await names()).toContain(reply.value.info.account);
    await deleteExpired(db, new Date(Date.now() + 3 * 86_400_000));
    expect(await names()).toEqual(['trial01']);
  });
});
