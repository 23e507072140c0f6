import { randomUUID } from 'node:crypto';
import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depositMoney } from '../testing/depositMoney.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { applyRollups } from '../rollup/applyRollups.ts';

type Terms = NonNullable<InputOf<Calls['createLink']>['terms']>[number];

const daily = (ratePpm: number, minActive = 0): Terms => ({
  kind: 'DAILY',
  tiers: [{ minActive, minValidBetMinor: '0', ratePpm }],
  categories: ['RNG', 'FISH'],
});

describe.each(ruleEngines)('AGT-04 the register centre on %s', (engine) => {
  let service: TestService;
  let visitors = 0;
  beforeAll(async () => {
    service = await startService({ engine, config: { trustProxy: ['loopback'] } });
    await changeBrand(service.services, { settings: { registration: { altcha: { show: false } } } });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'contract'] as const) await service.services.db.deleteFrom(table).execute();
  });

  const visitor = () => service.clientWith({ 'X-Forwarded-For': `203.0.113.${(visitors += 1)}` });
  const register = (username: string, code: { affiliateCode?: string; referralCode?: string }) =>
    visitor()('register', {
      username,
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      login: true,
      registerUrl: 'http://localhost:4300/register',
      registerMethod: 'WEB',
      agreed: true,
      ...code,
    });
  const make = async (given: Partial<InputOf<Calls['createLink']>> = {}, agent = 'agent01') => {
    const reply = await (await service.clientOf(agent))('createLink', { type: 0, transferId: randomUUID(), ...given });
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    return reply.value;
  };
  const accountOf = (username: string) =>
    service.services.db.selectFrom('account').where('username', '=', username).selectAll().executeTakeFirstOrThrow();
  const above = async (username: string) => {
    const { rows } = await service.services.db.executeQuery<{ name: string }>(
      service.services.db
        .selectFrom('account_tree')
        .innerJoin('account as up', 'up.id', 'ancestor_id')
        .innerJoin('account as down', 'down.id', 'descendant_id')
        .where('down.username', '=', username)
        .select('up.username as name')
        .orderBy('depth')
        .compile(),
    );
    return rows.map(({ name }) => name);
  };

  it('AGT-04 who registers by a link stands below its agent with its type and terms, and is counted', async () => {
    const link = await make({ type: 2, terms: [daily(2000, 1)], mostUses: 2, expiresAt: Date.now() + 60_000 });
    expect(link).toMatchObject({ state: 'open', signUps: 0, terms: [{ kind: 'DAILY', tiers: [{ ratePpm: 2000, minActive: 1 }] }] });
    expect(link.url).toContain(`/register?affiliateCode=${link.code}`);
    expect(await visitor()('visitLink', { code: link.code.toLowerCase() })).toMatchObject({
      value: { type: 2, terms: [{ kind: 'DAILY', ratePpm: 2000 }] },
    });
    expect(await register('bylink1', { affiliateCode: link.code })).toMatchObject({ ok: true, value: { info: { type: 2 } } });
    expect(await above('bylink1')).toEqual(['bylink1', 'agent01']);
    const taken = await (await service.clientOf('bylink1'))('contracts', {});
    expect(taken).toMatchObject({ value: { contracts: [{ kind: 'DAILY', status: 'accepted', giver: 'agent01', rate: 2000 }] } });
    const { id } = await accountOf('bylink1');
    await depositMoney(service.services.db, { accountId: id, amountMinor: 500n });
    await applyRollups(service.services.db);
    const listed = await (await service.clientOf('agent01'))('links', {});
    expect(listed).toMatchObject({ value: { types: [0, 2, 41], links: [{ id: link.id, clicks: 1, signUps: 1, firstDeposits: 1 }] } });

    // An agent below gives no more than it holds.
    const below = await service.clientOf('bylink1');
    expect(await below('links', {})).toMatchObject({ value: { bounds: [{ kind: 'DAILY', own: [{ ratePpm: 2000, minActive: 1 }] }] } });
    const offered = { type: 0, transferId: randomUUID() } as const;
    expect(await below('createLink', { ...offered, terms: [daily(2001, 1)] })).toMatchObject({ code: 'rateTooHigh' });
    expect(await below('createLink', { ...offered, terms: [daily(1000)] })).toMatchObject({
      details: { field: 'tiers.0.minActive', rule: 'easier than the own contract' },
    });
    const sub = await make({ terms: [daily(500, 1)] }, 'bylink1');
    expect(await register('bylink2', { affiliateCode: sub.code })).toMatchObject({ ok: true });
    expect(await above('bylink2')).toEqual(['bylink2', 'bylink1', 'agent01']);
  });

  it('AGT-04 a forged, expired, used-up and withdrawn link are each refused by name, and open no account', async () => {
    const { db } = service.services;
    const client = await service.clientOf('agent01');
    const once = await make({ mostUses: 1 });
    const ended = await make();
    expect(await client('endLink', { id: ended.id })).toMatchObject({ ok: true });
    const old = await make({ expiresAt: Date.now() + 60_000 });
    await db.updateTable('sign_up_link').set({ expires_at: new Date() }).where('id', '=', Number(old.id)).execute();
    const tooMuch = await make({ terms: [daily(1000)] });
    const raised = JSON.stringify([
      {
        kind: 'DAILY',
        period: 'D',
        tiers: [{ minActive: 0, minValidBet: '0', minLoss: '0', ratePpm: 900_000 }],
        categories: ['RNG'],
        carry: null,
      },
    ]);
    await db.updateTable('sign_up_link').set({ terms: raised }).where('id', '=', Number(tooMuch.id)).execute();
    expect(await register('first001', { affiliateCode: once.code })).toMatchObject({ ok: true });
    for (const [code, rule] of [
      ['FORGED2345', 'unknown'],
      [once.code, 'usedUp'],
      [ended.code, 'withdrawn'],
      [old.code, 'expired'],
      [tooMuch.code, 'terms'],
    ] as const) {
      expect(await register('refused1', { affiliateCode: code })).toMatchObject({ code: 'invitationCode', details: { rule } });
      if (rule === 'terms') continue;
      expect(await visitor()('visitLink', { code })).toMatchObject({ code: 'invitationCode', details: { rule } });
      expect(await visitor()('checkAffiliate', { code })).toMatchObject({ code: 'invitationCode', details: { rule } });
    }
    expect(await register('refused1', { referralCode: once.code })).toMatchObject({ details: { rule: 'usedUp' } });
    expect(await db.selectFrom('account').where('username', '=', 'refused1').select('id').execute()).toEqual([]);
  });

  it('AGT-04 of many who register at once no more come by a link than it allows', async () => {
    const link = await make({ mostUses: 2 });
    const replies = await Promise.all([1, 2, 3, 4, 5].map((each) => register(`crowd00${each}`, { affiliateCode: link.code })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2);
    const listed = await (await service.clientOf('agent01'))('links', {});
    expect(listed.ok && listed.value.links.find(({ id }) => id === link.id)).toMatchObject({ signUps: 2, state: 'usedUp' });
  });

  it('AGT-04 SES-06 REG-05 an opened account is below the agent, its owner chooses a password and agrees to the terms before anything else, and is offered the contract once', async () => {
    const client = await service.clientOf('agent01');
    const input: InputOf<Calls['createDownline']> = {
      username: 'opened01',
      password: TEST_PASSWORD,
      type: 41,
      terms: [daily(1000)],
      transferId: randomUUID(),
    };
    const reply = await client('createDownline', input);
    expect(reply).toMatchObject({ ok: true, value: { account: 'opened01', type: 41 } });
    expect(await client('createDownline', input)).toEqual(reply);
    expect(await client('createDownline', { ...input, type: 0 })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await above('opened01')).toEqual(['opened01', 'agent01']);
    const { id } = await accountOf('opened01');
    expect(await service.services.db.selectFrom('consent').where('account_id', '=', id).selectAll().execute()).toEqual([]);
    const login = await visitor()('login', { username: 'opened01', password: TEST_PASSWORD });
    expect(login).toMatchObject({ ok: true });
    const own = service.clientWith({ Authorization: `Bearer ${login.ok && 'token' in login.value ? login.value.token : ''}` });
    expect(await own('contracts', {})).toMatchObject({ code: 'passwordMustChange' });
    expect(await own('memberInfo', {})).toMatchObject({ value: { mustChangePassword: true, mustAgree: true } });
    const change = { oldPassword: TEST_PASSWORD, newPassword: 'Sunrise#2026', confirmNewPassword: 'Sunrise#2026' };
    const unagreed = { code: 'invalidInput', details: { field: 'agreed', rule: 'required' } };
    expect(await own('changePassword', change)).toMatchObject(unagreed);
    expect(await own('changePassword', { ...change, agreed: false })).toMatchObject(unagreed);
    const changed = await own('changePassword', { ...change, agreed: true });
    expect(changed).toMatchObject({ ok: true });
    const consents = await service.services.db
      .selectFrom('consent')
      .where('account_id', '=', id)
      .select(['kind', 'is_given', 'version'])
      .execute();
    expect(consents).toEqual([
      { kind: 'terms', is_given: true, version: '1' },
      { kind: 'marketing', is_given: false, version: '1' },
    ]);
    const after = service.clientWith({ Authorization: `Bearer ${changed.ok ? changed.value.token : ''}` });
    expect(await after('memberInfo', {})).toMatchObject({ value: { mustChangePassword: false, mustAgree: false } });
    expect(await after('contracts', {})).toMatchObject({
      value: { contracts: [{ kind: 'DAILY', status: 'new request', awaitsMe: true, rate: 1000 }] },
    });
  });

  it.each([
    ['a taken name', { username: 'Player01' }, { code: 'conflict', details: { field: 'username', rule: 'taken' } }],
    ['a short name', { username: 'ab' }, { details: { field: 'username', rule: 'tooShort' } }],
    ['a common password', { password: 'password1' }, { details: { field: 'password', rule: 'tooCommon' } }],
    ['a type of another branch', { type: 42 }, { details: { field: 'type', rule: 'opened' } }],
    ['two terms of a kind', { terms: [daily(500), daily(600)] }, { details: { field: 'terms', rule: 'one of a kind' } }],
    ['a rate above the cap', { terms: [daily(900_000)] }, { code: 'rateTooHigh' }],
  ] as const)('AGT-04 refuses an account with %s', async (_what, given, refusal) => {
    const client = await service.clientOf('agent01');
    const input = { username: 'neveropened', password: TEST_PASSWORD, type: 0, transferId: randomUUID(), ...given } as InputOf<
      Calls['createDownline']
    >;
    expect(await client('createDownline', input)).toMatchObject({ ok: false, ...refusal });
    expect(await service.services.db.selectFrom('account').where('username', '=', 'neveropened').select('id').execute()).toEqual([]);
  });

  it('AGT-04 AGT-11 the tree ends at ten levels, and nobody withdraws or sees the links of others', async () => {
    const { db } = service.services;
    let upline = 'agent01';
    for (let level = 1; level < 10; level += 1) {
      const link = await make({ type: 2 }, upline);
      upline = `level00${level}`;
      expect(await register(upline, { affiliateCode: link.code })).toMatchObject({ ok: true });
    }
    const lowest = await service.clientOf(upline);
    const account = { username: 'toodeep1', password: TEST_PASSWORD, type: 0, transferId: randomUUID() } as const;
    expect(await lowest('createDownline', account)).toMatchObject({ details: { field: 'type', rule: 'depth' } });
    const link = await make({}, upline);
    expect(await register('toodeep1', { affiliateCode: link.code })).toMatchObject({ code: 'invitationCode', details: { rule: 'depth' } });
    expect(await (await service.clientOf('agent01'))('endLink', { id: link.id })).toMatchObject({ code: 'notFound' });
    const listed = await (await service.clientOf('agent01'))('links', {});
    expect(listed.ok && listed.value.links.map(({ code }) => code)).not.toContain(link.code);
    expect(await db.selectFrom('sign_up_link').where('id', '=', Number(link.id)).select('withdrawn_at').executeTakeFirst()).toEqual({
      withdrawn_at: null,
    });
  });
});
