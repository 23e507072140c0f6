import { randomUUID } from 'node:crypto';
import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Contract } from '@site/api/contracts';
import type { Client } from '@site/api/client';
import { addDays, dayOf, type Period, startOfDay, startOfHour } from '@site/rules/period';
import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { settleContracts } from '../jobs/settleContracts.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { house, ledger } from '../ledger/Ledger.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { moveMember } from '../operator/moveMember.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { storeTiers } from './contractRows.ts';
import { expireBills } from './expireBills.ts';

const zone = 'Asia/Ho_Chi_Minh';
const categories = ['RNG', 'FISH'] as const;
const tier = (ratePpm: number, minActive = 0, validBet = 0) => ({ minActive, minValidBetMinor: String(validBet * 100), ratePpm });

const at = (day: string) => ({ placed_at: startOfDay(day, zone), settled_at: startOfDay(day, zone) });

/** Puts agents under agent01: agent11 above agent111 above agent1111, and agent12. */
async function seedTeam(db: Kysely<Schema>) {
  await seedTestAccounts(db);
  const add = async (username: string, upline: string) => {
    const above = await db.selectFrom('account').where('username', '=', upline).select('id').executeTakeFirstOrThrow();
    const columns = {
      merchant: 'marquee',
      role: 'member',
      currency: 'USD',
      country: 'VN',
      language: 'EN',
      password_hash: '',
      path: '',
    } as const;
    const { id } = await db
      .insertInto('account')
      .values({ ...columns, type: 2, username, nickname: username, mobile: null, upline_id: above.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into account_tree (ancestor_id, descendant_id, depth)
      select ancestor_id, ${id}::integer, depth + 1 from account_tree where descendant_id = ${above.id} union all select ${id}, ${id}, 0`.execute(
      db,
    );
    await openWallets(db, [{ id, currency: 'USD' }]);
  };
  await add('agent11', 'agent01');
  await add('agent12', 'agent01');
  await add('agent111', 'agent11');
  await add('agent1111', 'agent111');
}

describe.each(ruleEngines)('contracts on %s', (engine) => {
  let service: TestService;
  const clients: Record<string, Client> = {};
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    service = await startService({ engine, seed: seedTeam });
    for (const { id, username } of await service.services.db
      .selectFrom('account')
      .where('merchant', '=', 'marquee')
      .select(['id', 'username'])
      .execute())
      ids[username] = id;
    for (const name of ['agent01', 'agent11', 'agent12', 'agent111', 'agent1111', 'player01', 'trial01'])
      clients[name] = await service.clientOf(name);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'contract_bill', 'contract', 'inbox_message'] as const)
      await service.services.db.deleteFrom(table).execute();
  });

  const as = (name: string): Client => {
    const client = clients[name];
    if (!client) throw new Error(`${name} has no client.`);
    return client;
  };
  const offer = (giver: string, taker: string, more: object = {}) =>
    as(giver)('offerContract', {
      taker,
      kind: 'DAILY',
      tiers: [tier(3000)],
      categories: [...categories],
      transferId: randomUUID(),
      ...more,
    });
  const accepted = async (giver: string, taker: string, more: object = {}): Promise<Contract> => {
    const offered = await offer(giver, taker, more);
    if (!offered.ok) throw new Error(`${offered.code} ${JSON.stringify(offered.details)}`);
    const reply = await as(taker)('actOnDaily', { contractId: Number(offered.value.id), action: 'accept' });
    if (!reply.ok) throw new Error(`${reply.code} ${JSON.stringify(reply.details)}`);
    const [contract] = reply.value.contracts;
    if (!contract) throw new Error('There is no contract.');
    return contract;
  };
  const act = (name: string, { id }: { id: string }, action: 'accept' | 'reject' | 'terminate') =>
    as(name)('actOnDaily', { contractId: Number(id), action });
  const count = async () => (await service.services.db.selectFrom('contract').select('id').execute()).length;
  const messagesOf = async (name: string) =>
    (
      await service.services.db
        .selectFrom('inbox_message')
        .where('account_id', '=', ids[name] ?? 0)
        .select('kind')
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);

  it('AGT-08 an offer is told, accepted, and begins with the next day', async () => {
    const transferId = randomUUID();
    const offered = [await offer('agent01', 'agent11', { transferId }), await offer('agent01', 'agent11', { transferId })];
    expect(offered).toMatchObject([{ ok: true, value: { status: 'new request', awaitsMe: false } }, { ok: true }]);
    expect(await offer('agent01', 'agent11', { transferId, tiers: [tier(1)] })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await messagesOf('agent11')).toEqual(['contractOffered']);
    const requests = await as('agent11')('contractRequests', {});
    expect(requests).toMatchObject({
      value: { contracts: [{ giver: 'agent01', taker: 'agent11', side: 'taken', awaitsMe: true, rate: 3000 }] },
    });
    const contract = requests.ok ? requests.value.contracts[0] : undefined;
    const tomorrow = startOfDay(addDays(dayOf(new Date(), zone), 1), zone).getTime();
    const reply = await act('agent11', contract ?? { id: '0' }, 'accept');
    expect(reply).toMatchObject({ value: { contracts: [{ status: 'accepted', validFrom: tomorrow, endsAt: null }] } });
    expect(await messagesOf('agent01')).toEqual(['contractAccepted']);
    expect(await act('agent11', contract ?? { id: '0' }, 'accept')).toMatchObject({ code: 'conflict' });
    expect(await as('agent01')('dailyContracts', { side: 'given' })).toMatchObject({ value: { contracts: [{ status: 'accepted' }] } });
    expect(await as('agent01')('dividendContracts', {})).toMatchObject({ value: { contracts: [] } });
  });

  it.each([
    ['with oneself', 'agent01', {}, { code: 'invalidInput', details: { field: 'taker', rule: 'oneself' } }],
    ['with a stranger', 'player01', {}, { code: 'notFound', details: { field: 'taker' } }],
    ['with nobody', 'nobody', {}, { code: 'notFound', details: { field: 'taker' } }],
    ['with an indirect downline', 'agent111', {}, { code: 'invalidInput', details: { field: 'taker', rule: 'direct' } }],
    [
      'above the cap',
      'agent11',
      { tiers: [tier(5001)] },
      { code: 'rateTooHigh', details: { field: 'tiers.0.ratePpm', rule: 'above the cap' } },
    ],
    [
      'with tiers out of order',
      'agent11',
      { tiers: [tier(2000, 5, 100), tier(2000, 6, 200)] },
      { code: 'invalidInput', details: { field: 'tiers.1.ratePpm' } },
    ],
    ['by the week for a daily salary', 'agent11', { period: 'W' }, { code: 'invalidInput', details: { field: 'period' } }],
    [
      'with a condition in real time',
      'agent11',
      { kind: 'REALTIME', tiers: [tier(500, 1)] },
      { code: 'invalidInput', details: { field: 'tiers.0.minActive' } },
    ],
  ])('AGT-08 refuses an offer %s, and writes nothing', async (_what, taker, more, refusal) => {
    expect(await offer('agent01', taker, more)).toMatchObject(refusal);
    expect(await count()).toBe(0);
  });

  it('AGT-08 DR-11.4 bounds an agent by its own contract, and one without a contract gives none', async () => {
    expect(await offer('agent11', 'agent01')).toMatchObject({ code: 'invalidInput', details: { field: 'taker', rule: 'upline' } });
    expect(await offer('agent11', 'agent111', { tiers: [tier(1)] })).toMatchObject({ code: 'rateTooHigh' });
    await accepted('agent01', 'agent11', { tiers: [tier(3000, 3, 10_000)] });
    const rate = { code: 'rateTooHigh', details: { field: 'tiers.0.ratePpm', rule: 'above the own rate' } };
    expect(await offer('agent11', 'agent111', { tiers: [tier(3001, 3, 10_000)] })).toMatchObject(rate);
    const easier = { code: 'invalidInput', details: { field: 'tiers.0.minActive', rule: 'easier than the own contract' } };
    expect(await offer('agent11', 'agent111', { tiers: [tier(2000, 2, 10_000)] })).toMatchObject(easier);
    const foreign = { code: 'invalidInput', details: { field: 'categories' } };
    expect(await offer('agent11', 'agent111', { tiers: [tier(2000, 3, 10_000)], categories: ['LIVE'] })).toMatchObject(foreign);
    expect(await offer('agent11', 'agent111', { tiers: [tier(2000, 3, 10_000)] })).toMatchObject({ ok: true });
  });

  it('AGT-08 DR-11.4 a taker’s salaries together stay within 8,000 ppm in each category', async () => {
    await accepted('agent01', 'agent11', { tiers: [tier(5000)] });
    expect(await offer('agent01', 'agent11', { kind: 'HOURLY', tiers: [tier(2000)] })).toMatchObject({ ok: true });
    const together = { code: 'rateTooHigh', details: { field: 'tiers' } };
    expect(await offer('agent01', 'agent11', { kind: 'REALTIME', tiers: [tier(1001)] })).toMatchObject(together);
    expect(await offer('agent01', 'agent11', { kind: 'REALTIME', tiers: [tier(1000)] })).toMatchObject({ ok: true });
  });

  it('AGT-08 a lower rate ends what is above it, once the giver has confirmed the list', async () => {
    const first = await accepted('agent01', 'agent11');
    const below = await accepted('agent11', 'agent111', { tiers: [tier(2800)] });
    const last = await accepted('agent111', 'agent1111', { tiers: [tier(1000)] });
    const lower = { tiers: [tier(2500)] };
    const preview = await as('agent01')('previewContract', { taker: 'agent11', kind: 'DAILY', categories: [...categories], ...lower });
    expect(preview).toMatchObject({
      value: {
        ends: [
          { id: first.id, reason: 'replaced' },
          { id: below.id, taker: 'agent111', reason: 'rate', rate: 2800 },
          { id: last.id, reason: 'giver' },
        ],
        own: null,
        current: { id: first.id },
      },
    });
    const all = [first, below, last].map(({ id }) => id);
    expect(await offer('agent01', 'agent11', lower)).toMatchObject({ code: 'wouldEnd', details: { ends: all } });
    expect(await offer('agent01', 'agent11', { ...lower, confirmEnds: all.slice(0, 2).map(Number) })).toMatchObject({ code: 'wouldEnd' });
    const replaced = await accepted('agent01', 'agent11', { ...lower, confirmEnds: all.map(Number) });
    const states = await as('agent11')('contracts', {});
    const endsAt = new Map(states.ok ? states.value.contracts.map((contract) => [contract.id, contract.endsAt]) : []);
    expect([endsAt.get(first.id), endsAt.get(below.id)]).toEqual([replaced.validFrom, replaced.validFrom]);
    expect(endsAt.get(replaced.id)).toBeNull();
    expect(await messagesOf('agent1111')).toEqual(['contractOffered', 'contractEnded']);
    const difference = await as('agent11')('contractDifference', { id: Number(first.id), withId: Number(replaced.id) });
    expect(difference).toMatchObject({
      value: { changes: [{ field: 'ratePpm', tier: 0, effect: 'lower' }, { effect: 'same' }, { effect: 'same' }] },
    });
  });

  it('AGT-08 an offer whose consequences have changed is not accepted', async () => {
    const first = await accepted('agent01', 'agent11');
    const offered = await offer('agent01', 'agent11', { tiers: [tier(2500)], confirmEnds: [Number(first.id)] });
    await accepted('agent11', 'agent111', { tiers: [tier(2800)] });
    const changed = { code: 'contractChanged', details: { field: 'contractId', rule: 'ends' } };
    expect(await act('agent11', offered.ok ? offered.value : { id: '0' }, 'accept')).toMatchObject(changed);
  });

  it('AGT-08 of two offers at once one waits, and two answers at once are one', async () => {
    const replies = await Promise.all([offer('agent01', 'agent11'), offer('agent01', 'agent11', { tiers: [tier(2000)] })]);
    expect(replies.map((reply) => (reply.ok ? 'ok' : reply.code)).toSorted()).toEqual(['conflict', 'ok']);
    const offered = replies.find((reply) => reply.ok);
    const contract = offered?.ok ? offered.value : { id: '0' };
    const answers = await Promise.all([act('agent11', contract, 'accept'), act('agent11', contract, 'reject')]);
    expect(answers.filter((reply) => reply.ok)).toHaveLength(1);
  });

  it('AGT-08 DR-11.5 an offer expires after 72 hours, and makes room for another', async () => {
    const offered = await offer('agent01', 'agent11');
    const contract = offered.ok ? offered.value : undefined;
    expect((contract?.expiresAt ?? 0) - (contract?.offeredAt ?? 0)).toBe(72 * 3_600_000);
    await service.services.db
      .updateTable('contract')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    const expired = { code: 'contractChanged', details: { field: 'contractId', rule: 'expired' } };
    expect(await act('agent11', contract ?? { id: '0' }, 'accept')).toMatchObject(expired);
    expect(await as('agent01')('contracts', {})).toMatchObject({ value: { contracts: [{ status: 'rejected', isExpired: true }] } });
    expect(await offer('agent01', 'agent11')).toMatchObject({ ok: true });
  });

  it('AGT-08 DR-10.2 an offer to a member who has moved is not accepted, and no member moves out of a contract', async () => {
    const { db } = service.services;
    const move = (name: string, upline: string) =>
      db.transaction().execute((tx) => moveMember(tx, { accountId: ids[name] ?? 0, uplineId: ids[upline] ?? null }));
    const offered = await offer('agent01', 'agent12');
    await move('agent12', 'agent11');
    const moved = { code: 'contractChanged', details: { rule: 'upline' } };
    expect(await act('agent12', offered.ok ? offered.value : { id: '0' }, 'accept')).toMatchObject(moved);
    await move('agent12', 'agent01');
    expect(await act('agent12', offered.ok ? offered.value : { id: '0' }, 'accept')).toMatchObject({ ok: true });
    await expect(move('agent12', 'agent11')).rejects.toThrow('conflict');
  });

  it('AGT-08 MEM-20 either side asks for the end, the other answers, and what is below ends with it', async () => {
    const contract = await accepted('agent01', 'agent11');
    const below = await accepted('agent11', 'agent111', { tiers: [tier(1000)] });
    expect(await act('agent11', contract, 'terminate')).toMatchObject({
      value: { contracts: [{ status: 'termination request', awaitsMe: false }] },
    });
    expect(await act('agent11', contract, 'accept')).toMatchObject({ code: 'conflict' });
    expect(await as('agent01')('contractRequests', {})).toMatchObject({ value: { contracts: [{ awaitsMe: true }] } });
    expect(await act('agent01', contract, 'reject')).toMatchObject({ value: { contracts: [{ status: 'accepted', endsAt: null }] } });
    await act('agent01', contract, 'terminate');
    expect(await as('agent11')('contractDocument', { id: Number(contract.id) })).toMatchObject({ value: { ends: [{ id: below.id }] } });
    const ended = await act('agent11', contract, 'accept');
    expect(ended).toMatchObject({ value: { contracts: [{ endsAt: contract.validFrom }] } });
    const after = await as('agent111')('contracts', { side: 'taken' });
    expect(after).toMatchObject({ value: { contracts: [{ id: below.id, endsAt: below.validFrom }] } });
    expect(await messagesOf('agent111')).toEqual(['contractOffered', 'contractEnded']);
    expect(await act('agent01', contract, 'terminate')).toMatchObject({ code: 'contractChanged', details: { rule: 'ended' } });
  });

  it('AGT-11 nobody but its two sides sees a contract or acts on it', async () => {
    const contract = await accepted('agent01', 'agent11');
    for (const name of ['agent12', 'agent111', 'player01']) {
      expect(await as(name)('contracts', {})).toMatchObject({ value: { contracts: [] } });
      expect(await as(name)('contractDocument', { id: Number(contract.id) })).toMatchObject({ code: 'notFound' });
      expect(await act(name, contract, 'terminate')).toMatchObject({ code: 'notFound' });
    }
    expect(await as('agent11')('actOnDividend', { contractId: Number(contract.id), action: 'terminate' })).toMatchObject({
      code: 'notFound',
    });
    expect(await as('trial01')('contracts', {})).toMatchObject({ code: 'needsRealAccount' });
  });

  it('AGT-10 AGT-15 DR-10.5 the flags count what waits and what is held, and need the brand’s flag', async () => {
    expect(await as('agent11')('consolidated', {})).toMatchObject({ code: 'forbidden' });
    await changeBrand(service.services, { flags: { AGENTPOLICY3: '1' } });
    await accepted('agent01', 'agent11');
    await offer('agent01', 'agent11', { kind: 'DIVIDEND', period: 'H', tiers: [tier(100_000)] });
    expect(await as('agent11')('consolidated', {})).toEqual({
      ok: true,
      value: {
        dailysalreqtype: 0,
        divtypereq: 1,
        contracthoursalreq: 0,
        realtimesalreqtype: 0,
        dailysalinfotype: 1,
        divtypeinfo: 0,
        contracthoursalinfo: 0,
        contractmrdailysalinfotype: 0,
        enableCt: true,
        salary: true,
        hourSalary: false,
        realtimeSalary: false,
      },
    });
    // Who gives a contract has its records too; who only asks for one has not.
    expect(await as('agent01')('consolidated', {})).toMatchObject({
      ok: true,
      value: { dailysalinfotype: 1, salary: true, divtypeinfo: 0, divtypereq: 0, enableCt: false },
    });
    expect(await as('trial01')('consolidated', {})).toMatchObject({ code: 'needsRealAccount' });
  });

  it('AGT-16 AGT-18 shows what yesterday paid by the tier it reached, and simulates other terms on the same days', async () => {
    const { db } = service.services;
    const contract = await accepted('agent01', 'agent11', { tiers: [tier(1000, 1, 1000), tier(3000, 2, 5000)] });
    const yesterday = addDays(dayOf(new Date(), zone), -1);
    await db
      .updateTable('contract')
      .set({ valid_from: startOfDay(addDays(yesterday, -1), zone) })
      .execute();
    const sums = { day: yesterday, currency: 'USD', bets: 1, stake_minor: 600_000n, valid_bet_minor: 600_000n, payout_minor: 500_000n };
    const row = { ...sums, game_type: 'RNG' };
    await db
      .insertInto('member_day')
      .values({ ...row, account_id: ids['agent111'] ?? 0 })
      .execute();
    await db
      .insertInto('team_day')
      .values({ ...row, ancestor_id: ids['agent11'] ?? 0, active_members: 1 })
      .execute();
    // LIVE is not of the contract.
    await db
      .insertInto('team_day')
      .values({ ...row, game_type: 'LIVE', ancestor_id: ids['agent11'] ?? 0, active_members: 1 })
      .execute();
    const results = { activeMembers: 1, periodValidBet: '600000', periodProfitLoss: '100000', salary: '600' };
    expect(await as('agent11')('contracts', {})).toMatchObject({ value: { contracts: [results] } });
    const document = await as('agent11')('contractDocument', { id: Number(contract.id) });
    expect(document).toMatchObject({ value: { reached: 0, versions: [{ number: 1, status: 'accepted' }] } });
    await tellDays([addDays(yesterday, -1), yesterday]);
    const terms = { taker: 'agent11', kind: 'DAILY' as const, categories: [...categories], tiers: [tier(2000, 1, 1000)] };
    const simulated = await as('agent01')('simulateContract', {
      ...terms,
      from: addDays(yesterday, -1),
      to: yesterday,
    });
    expect(simulated).toMatchObject({
      value: {
        totalMinor: '1200',
        bills: [
          { tier: null, grossMinor: '0' },
          { tier: 0, grossMinor: '1200' },
        ],
      },
    });
    const reversed = await as('agent01')('simulateContract', {
      ...terms,
      from: yesterday,
      to: addDays(yesterday, -1),
    });
    expect(reversed).toMatchObject({ code: 'invalidInput', details: { field: 'to' } });
    const wide = await as('agent01')('simulateContract', {
      ...terms,
      from: addDays(yesterday, -3650),
      to: yesterday,
    });
    expect(wide).toMatchObject({ code: 'invalidInput', details: { field: 'to' } });
  });

  /** Takes what earlier tests left, and gives A, B and C the contracts of the worked example from a day on. */
  async function chainFrom(day: string, kind: 'DAILY' | 'HOURLY' | 'DIVIDEND', period: Period, rates: readonly number[]) {
    const { db } = service.services;
    await sql`delete from contract_bill`.execute(db);
    for (const table of ['contract', 'team_day', 'team_hour', 'member_day', 'uncounted_bet', 'uncounted_transfer'] as const)
      await db.deleteFrom(table).execute();
    const takers = ['agent01', 'agent11', 'agent111'];
    const made: number[] = [];
    for (const [index, ratePpm] of rates.entries()) {
      const { id } = await db
        .insertInto('contract')
        .values({
          kind,
          giver_id: index === 0 ? null : (ids[takers[index - 1] ?? ''] ?? null),
          taker_id: ids[takers[index] ?? ''] ?? 0,
          period,
          rate_ppm: ratePpm,
          tiers: storeTiers([{ minActive: 0, minValidBetMinor: 0n, minLossMinor: 0n, ratePpm }]),
          categories: ['RNG'],
          carry: kind === 'DIVIDEND' ? 'MONTH' : null,
          status: 'accepted',
          valid_from: startOfDay(day, zone),
          accepted_at: startOfDay(day, zone),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      made.push(id);
    }
    return made;
  }
  const played = (username: string, day: string, validBet: number) =>
    service.services.db
      .insertInto('team_day')
      .values({
        ancestor_id: ids[username] ?? 0,
        day,
        game_type: 'RNG',
        currency: 'USD',
        bets: 1,
        stake_minor: BigInt(validBet) * 100n,
        valid_bet_minor: BigInt(validBet) * 100n,
        payout_minor: 0n,
        active_members: 1,
      })
      .execute();
  /** Makes days on which enough played below agent11, and nobody else. */
  const tellDays = (days: readonly string[]) =>
    service.services.db
      .insertInto('team_active_day')
      .values(
        days.flatMap((day) => ['agent01', 'agent11'].map((name) => ({ ancestor_id: ids[name] ?? 0, day, currency: 'USD', members: 100 }))),
      )
      .onConflict((known) => known.columns(['ancestor_id', 'day', 'currency']).doUpdateSet({ members: 100 }))
      .execute();
  const settle = (now: string) => settleContracts(service.services, new Date(now));
  const bills = () =>
    service.services.db
      .selectFrom('contract_bill')
      .selectAll()
      .orderBy('period_from')
      .orderBy('starts_at')
      .orderBy('contract_id')
      .execute();
  const paidTo = async (kind: 'SALARY_D' | 'SALARY_H' | 'DIVIDEND') =>
    (
      await service.services.db
        .selectFrom('transfer')
        .innerJoin('account', 'account.id', 'transfer.account_id')
        .where('kind', '=', kind)
        .select(['username', 'amount_minor'])
        .orderBy('account.id')
        .orderBy('transfer.at')
        .execute()
    ).map(({ username, amount_minor }) => [username, amount_minor] as const);

  it('AGT-09 DR-11.3 daily salary pays 3,200, 1,600 and 200 of the worked example, once, and catches up with missed days', async () => {
    const made = await chainFrom('2026-03-02', 'DAILY', 'D', [5000, 3000, 1000]);
    for (const [username, validBet] of [
      ['agent01', 1_000_000],
      ['agent11', 600_000],
      ['agent111', 200_000],
    ] as const)
      for (const day of ['2026-03-02', '2026-03-04']) await played(username, day, validBet);
    // 02:04 in Ho Chi Minh City, and a minute later.
    await settle('2026-03-02T19:04:00Z');
    expect(await bills()).toEqual([]);
    await Promise.all([settle('2026-03-02T19:05:00Z'), settle('2026-03-02T19:05:00Z')]);
    await settle('2026-03-02T19:10:00Z');
    expect(await paidTo('SALARY_D')).toEqual([
      ['agent01', 320_000n],
      ['agent11', 160_000n],
      ['agent111', 20_000n],
    ]);
    expect((await bills()).map(({ contract_id, status, gross_minor }) => [contract_id, status, gross_minor])).toEqual([
      [made[0], 'ISSUED', 500_000n],
      [made[1], 'ISSUED', 180_000n],
      [made[2], 'ISSUED', 20_000n],
    ]);
    await settle('2026-03-05T19:05:00Z');
    expect((await bills()).map(({ period_from, status }) => `${period_from} ${status}`)).toEqual([
      ...Array<string>(3).fill('2026-03-02 ISSUED'),
      ...Array<string>(3).fill('2026-03-03 NOT_REACHED'),
      ...Array<string>(3).fill('2026-03-04 ISSUED'),
      ...Array<string>(3).fill('2026-03-05 NOT_REACHED'),
    ]);
    expect(await paidTo('SALARY_D')).toHaveLength(6);
  });

  it('AGT-09 DR-11.3 a giver without a bill pays out of its wallet, as far as it goes', async () => {
    const { db } = service.services;
    const [, below = 0] = await chainFrom('2026-03-20', 'DAILY', 'D', [5000, 1000]);
    await db.deleteFrom('contract').where('id', '<>', below).execute();
    await sql`update wallet set balance_minor = 0 where account_id = ${ids['agent01']}`.execute(db);
    await depositMoney(db, { accountId: ids['agent01'] ?? 0, amountMinor: 700n });
    await played('agent11', '2026-03-20', 10_000);
    await settle('2026-03-20T19:05:00Z');
    expect(await bills()).toMatchObject([{ status: 'PART_PAID', gross_minor: 1000n, received_minor: 700n }]);
    const wallet = await db
      .selectFrom('wallet')
      .where('account_id', '=', ids['agent01'] ?? 0)
      .select('balance_minor')
      .executeTakeFirst();
    expect(wallet).toEqual({ balance_minor: 0n });
  });

  it('AGT-09 DR-11.5 a contract that ends pays its whole periods only', async () => {
    const [id = 0] = await chainFrom('2026-04-01', 'DAILY', 'D', [1000]);
    await service.services.db
      .updateTable('contract')
      .set({ ended_at: startOfDay('2026-04-03', zone) })
      .where('id', '=', id)
      .execute();
    await settle('2026-04-09T20:00:00Z');
    expect((await bills()).map(({ period_from }) => period_from)).toEqual(['2026-04-01', '2026-04-02']);
  });

  it('AGT-09 DR-11.6 DR-11.7 a dividend carries its loss to the second half, and is paid once an operator approves it', async () => {
    await chainFrom('2026-05-01', 'DIVIDEND', 'H', [100_000]);
    const { db } = service.services;
    const bet = {
      account_id: ids['agent11'] ?? 0,
      integration: 'STUDIO',
      node_id: 1,
      game_type: 'RNG',
      currency: 'USD',
      valid_bet_minor: 0n,
      status: 'settled' as const,
    };
    // −14,000 in the first half; 22,222.23 less the fee of a tenth are 20,000.01 in the second.
    await db
      .insertInto('bet')
      .values({ ...bet, round_id: 'lost', stake_minor: 0n, payout_minor: 1_400_000n, ...at('2026-05-02') })
      .execute();
    await db
      .insertInto('bet')
      .values({ ...bet, round_id: 'won', stake_minor: 2_222_223n, payout_minor: 0n, ...at('2026-05-20') })
      .execute();
    await settle('2026-05-31T19:30:00Z');
    expect(
      (await bills()).map(({ status, own_net_minor, carried_minor, gross_minor }) => [status, own_net_minor, carried_minor, gross_minor]),
    ).toEqual([
      ['NOT_REACHED', -1_400_000n, 0n, 0n],
      ['UNAPPROVED', 2_000_001n, -1_400_000n, 60_000n],
    ]);
    expect(await paidTo('DIVIDEND')).toEqual([]);
    const desk = await service.operatorClientOf('operator01');
    const queue = await desk('queue', { kind: 'dividend' });
    expect(queue).toMatchObject({ value: { list: [{ username: 'agent01', amountMinor: '60000', decisions: ['approve', 'reject'] }] } });
    const decision = { kind: 'dividend', id: '2026-05-31 USD', decision: 'approve', reason: '' } as const;
    expect(await desk('decide', { ...decision, transferId: randomUUID() })).toMatchObject({ ok: true });
    expect(await desk('decide', { ...decision, transferId: randomUUID() })).toMatchObject({ code: 'conflict' });
    expect((await bills()).map(({ status }) => status)).toEqual(['NOT_REACHED', 'UNCOLLECTED']);
    expect(await messagesOf('agent01')).toEqual(['dividendApproved']);
    expect(await paidTo('DIVIDEND')).toEqual([]);
    const id = await billIdOf('agent01');
    await Promise.all([as('agent01')('collectBill', { id }), as('agent01')('collectBill', { id })]);
    expect(await as('agent01')('collectBill', { id })).toMatchObject({ ok: true, value: { status: 'ISSUED', keptMinor: '60000' } });
    expect(await paidTo('DIVIDEND')).toEqual([['agent01', 60_000n]]);
    expect(await as('agent11')('collectBill', { id })).toMatchObject({ code: 'notFound' });
    expect(await as('agent01')('billDetail', { id })).toMatchObject({
      value: {
        ownNetMinor: '2000001',
        carriedMinor: '-1400000',
        paidInTeamMinor: '0',
        vendors: [{ grossMinor: '2222223', feeMinor: '222222' }],
        grossMinor: '60000',
      },
    });
  });

  it.each([
    ['daily', 'D', '2026-05-04', '2026-05-06', ['2026-05-04 2026-05-04', '2026-05-05 2026-05-05', '2026-05-06 2026-05-06'], 1],
    ['weekly', 'W', '2026-05-04', '2026-05-17', ['2026-05-04 2026-05-10', '2026-05-11 2026-05-17'], 0],
    ['monthly', 'M', '2026-05-01', '2026-06-30', ['2026-05-01 2026-05-31', '2026-06-01 2026-06-30'], 0],
  ] as const)(
    'AGT-09 DR-11.6 a %s dividend is billed for each whole period, and paid exactly once through the ledger',
    async (_name, period, from, to, spans, won) => {
      await chainFrom(from, 'DIVIDEND', period, [100_000]);
      const { db } = service.services;
      const bet = { integration: 'STUDIO', node_id: 1, game_type: 'RNG', currency: 'USD', valid_bet_minor: 0n, status: 'settled' as const };
      // Those of other tests are in May too.
      await db.deleteFrom('bet').execute();
      // 22,222.23 less the fee of a tenth are 20,000.01, of which a tenth is paid.
      await db
        .insertInto('bet')
        .values({
          ...bet,
          account_id: ids['agent11'] ?? 0,
          round_id: `won ${period}`,
          stake_minor: 2_222_223n,
          payout_minor: 0n,
          ...at('2026-05-05'),
        })
        .execute();
      const paidBefore = await paidTo('DIVIDEND');
      const afterLast = new Date(startOfDay(addDays(to, 1), zone).getTime() + 3 * 3_600_000).toISOString();
      for (let time = 0; time < 2; time += 1) await settle(afterLast);
      const made = await bills();
      expect(made.map(({ period_from, period_to }) => `${period_from} ${period_to}`)).toEqual(spans);
      expect(made.map(({ status, gross_minor }) => [status, gross_minor])).toEqual(
        spans.map((_span, index) => (index === won ? ['UNAPPROVED', 200_000n] : ['NOT_REACHED', 0n])),
      );
      const desk = await service.operatorClientOf('operator01');
      const decision = { kind: 'dividend', id: `${made[won]?.period_to} USD`, decision: 'approve', reason: '' } as const;
      expect(await desk('decide', { ...decision, transferId: randomUUID() })).toMatchObject({ ok: true });
      const { rows } = await sql<{ id: string }>`
      select contract_id || '-' || (extract(epoch from starts_at) * 1000)::bigint as id from contract_bill where gross_minor > 0`.execute(
        db,
      );
      const id = rows[0]?.id ?? '';
      await Promise.all([as('agent01')('collectBill', { id }), as('agent01')('collectBill', { id })]);
      await settle(afterLast);
      expect((await paidTo('DIVIDEND')).slice(paidBefore.length)).toEqual([['agent01', 200_000n]]);
    },
  );

  it('AGT-16 an hourly contract shows the figures of its last whole hour', async () => {
    const [id = 0] = await chainFrom('2026-01-01', 'HOURLY', 'D', [1000]);
    const { db } = service.services;
    const hour = startOfHour(new Date(startOfHour(new Date(), zone).getTime() - 1), zone);
    const key = { ancestor_id: ids['agent01'] ?? 0, account_id: ids['agent11'] ?? 0, hour_start: hour, game_type: 'RNG', currency: 'USD' };
    await db
      .insertInto('team_hour')
      .values({ ...key, valid_bet_minor: 80_000n, profit_minor: -5000n })
      .execute();
    expect(await as('agent01')('contracts', { kind: 'HOURLY' })).toMatchObject({
      ok: true,
      value: {
        contracts: [{ id: String(id), rate: 1000, activeMembers: 1, periodValidBet: '80000', periodProfitLoss: '-5000', salary: '80' }],
      },
    });
  });

  /** Id of the last bill of an account. */
  async function billIdOf(username: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select contract_id || '-' || (extract(epoch from starts_at) * 1000)::bigint as id
      from contract_bill join contract on contract.id = contract_id where taker_id = ${ids[username]} order by starts_at desc limit 1`.execute(
      service.services.db,
    );
    return rows[0]?.id ?? '';
  }

  /** Settles a bet in the past, not yet counted. */
  async function place(username: string, settledAt: string, validBet: number, gameType = 'RNG') {
    const { db } = service.services;
    const key = { account_id: ids[username] ?? 0, integration: 'STUDIO', round_id: randomUUID() };
    const time = new Date(settledAt);
    await db
      .insertInto('bet')
      .values({
        ...key,
        node_id: 1,
        game_type: gameType,
        currency: 'USD',
        stake_minor: BigInt(validBet) * 100n,
        valid_bet_minor: BigInt(validBet) * 100n,
        payout_minor: 0n,
        status: 'settled',
        placed_at: time,
        settled_at: time,
      })
      .execute();
    await db
      .insertInto('uncounted_bet')
      .values({ ...key, part: 0, at: time })
      .execute();
  }

  it('AGT-09 DR-11.8 hourly salary pays each hour by itself: 1,000 ppm from 500 on with one active member, at most 500, once, also after downtime', async () => {
    const made = await chainFrom('2026-06-01', 'HOURLY', 'D', [1000, 500]);
    const { db } = service.services;
    const first = { minActive: 1, minValidBetMinor: 50_000n, minLossMinor: 0n };
    await db
      .updateTable('contract')
      .set({ tiers: storeTiers([{ ...first, ratePpm: 1000 }]) })
      .where('id', '=', made[0] ?? 0)
      .execute();
    // Midnight in Ho Chi Minh City is 17:00 of the day before. 10:00 there: 600 of agent111, and 400 live that count half.
    await place('agent111', '2026-06-02T03:00:00Z', 600);
    await place('agent111', '2026-06-02T03:59:59.999Z', 400, 'LIVE');
    await db
      .updateTable('contract')
      .set({ categories: ['RNG', 'LIVE'] })
      .execute();
    // The next hour: small bets of two members. Two hours later: 499 do not reach the tier. Then: the cap.
    for (let index = 0; index < 30; index += 1) await place(index % 2 ? 'agent12' : 'agent11', '2026-06-02T04:00:00Z', 19);
    await place('agent01', '2026-06-02T05:30:00Z', 499);
    await place('agent01', '2026-06-02T06:30:00Z', 10_000_000);
    await settle('2026-06-02T04:04:59Z');
    expect(await bills()).toEqual([]);
    await settle('2026-06-02T04:05:00Z');
    expect(await paidTo('SALARY_H')).toEqual([
      ['agent01', 40n],
      ['agent11', 40n],
    ]);
    await Promise.all([settle('2026-06-03T00:00:00Z'), settle('2026-06-03T00:00:00Z')]);
    await settle('2026-06-03T00:00:00Z');
    const states = (await bills()).map(({ contract_id, starts_at, status, active_members, valid_bet_minor, gross_minor }) =>
      [made.indexOf(contract_id), starts_at.getUTCHours(), status, active_members, valid_bet_minor, gross_minor].join(' '),
    );
    expect(states.toSorted()).toEqual(
      [
        '0 3 ISSUED 1 80000 80',
        '1 3 ISSUED 1 80000 40',
        '0 4 ISSUED 2 57000 57',
        '1 4 ISSUED 1 28500 14',
        '0 5 NOT_REACHED 1 49900 0',
        '0 6 ISSUED 1 1000000000 50000',
      ].toSorted(),
    );
    expect((await paidTo('SALARY_H')).reduce((sum, [, amount]) => sum + amount, 0n)).toBe(80n + 57n + 50_000n);
    const id = await billIdOf('agent11');
    expect(await as('agent11')('billDetail', { id })).toMatchObject({
      value: {
        kind: 'HOURLY',
        categories: [{ gameType: 'RNG', validBetMinor: '28500', weightMilli: 1000 }],
        grossMinor: '14',
        keptMinor: '14',
      },
    });
    expect(await as('agent12')('billDetail', { id })).toMatchObject({ code: 'notFound' });
  });

  describe('AGT-18 simulates, without a contract in force,', () => {
    const month = { from: '2026-04-01', to: '2026-04-30' };
    const simulate = async (terms: Partial<InputOf<Calls['simulateContract']>>) => {
      const input = { taker: 'agent11', kind: 'DAILY' as const, categories: ['RNG' as const], tiers: [tier(1000)], ...month, ...terms };
      const reply = await as('agent01')('simulateContract', input);
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    beforeEach(async () => {
      await chainFrom('2026-04-01', 'DAILY', 'D', []);
      await service.services.db.deleteFrom('bet').execute();
      await tellDays(Array.from({ length: 31 }, (_, index) => addDays('2026-03-31', index)));
    });
    afterEach(() =>
      service.services.db
        .deleteFrom('team_money_day')
        .where('ancestor_id', '=', ids['agent11'] ?? 0)
        .execute(),
    );

    it('DR-10.6 nothing of a day on which fewer than five below the taker played', async () => {
      await played('agent11', '2026-04-10', 600_000);
      await played('agent11', '2026-04-11', 600_000);
      await service.services.db.deleteFrom('team_active_day').where('day', '=', '2026-04-11').execute();
      const { bills: days, totalMinor } = await simulate({ tiers: [tier(3000)] });
      expect(days.map(({ from }) => from)).not.toContain('2026-04-11');
      expect(totalMinor).toBe('180000');
      expect((await simulate({ from: '2026-04-11', to: '2026-04-11' })).bills).toEqual([]);
    });

    it('DR-11.2 daily salary: 1,800 of the worked example', async () => {
      await played('agent11', '2026-04-10', 600_000);
      const { bills: days, totalMinor } = await simulate({ tiers: [tier(3000)] });
      expect(days).toHaveLength(30);
      expect(totalMinor).toBe('180000');
    });

    it('DR-10.6 DR-11.8 hourly salary: each hour by itself, at most 500, told by the day', async () => {
      // Midnight in Ho Chi Minh City is 17:00 of the day before.
      await place('agent111', '2026-03-31T16:59:59.999Z', 10_000);
      await place('agent111', '2026-03-31T17:00:00Z', 600);
      await place('agent111', '2026-03-31T17:59:59.999Z', 400, 'LIVE');
      for (let index = 0; index < 30; index += 1) await place(index % 2 ? 'agent111' : 'agent11', '2026-04-02T04:00:00Z', 19);
      await place('agent111', '2026-04-02T05:30:00Z', 499);
      await place('agent11', '2026-04-30T16:59:59.999Z', 10_000_000);
      await place('agent11', '2026-04-30T17:00:00Z', 10_000);
      await place('agent12', '2026-04-15T05:30:00Z', 10_000);
      const { bills: days, totalMinor } = await simulate({
        kind: 'HOURLY',
        categories: ['RNG', 'LIVE'],
        tiers: [tier(1000, 1, 500)],
      });
      expect(
        days.map(({ from, to, activeMembers, validBetMinor, tier: reached, grossMinor }) => [
          from,
          to,
          [activeMembers, validBetMinor, grossMinor].join(' '),
          reached,
        ]),
      ).toEqual([
        ['2026-04-01', '2026-04-01', '1 80000 80', null],
        ['2026-04-02', '2026-04-02', '2 106900 57', null],
        ['2026-04-30', '2026-04-30', '1 1000000000 50000', null],
      ]);
      expect(totalMinor).toBe('50137');
    });

    it('DR-11.9 real-time salary: 1,338.30 of the worked example, at most 2,000 a day', async () => {
      await played('agent11', '2026-04-10', 2_676_619);
      await service.services.db.updateTable('team_day').set({ valid_bet_minor: 267_661_934n }).execute();
      await played('agent11', '2026-04-11', 10_000_000);
      const { bills: days } = await simulate({ kind: 'REALTIME', tiers: [tier(500)] });
      expect(days.filter(({ grossMinor }) => grossMinor !== '0').map(({ from, grossMinor }) => [from, grossMinor])).toEqual([
        ['2026-04-10', '133830'],
        ['2026-04-11', '200000'],
      ]);
    });

    it('DR-11.2 DR-11.7 dividend: 3,750 of the worked example, and nothing for a half month that carries its loss on', async () => {
      const { db } = service.services;
      await place('agent11', '2026-04-20T00:00:00Z', 40_000);
      const paid = { ancestor_id: ids['agent11'] ?? 0, day: '2026-04-20', currency: 'USD', entries: 1 };
      await db
        .insertInto('team_money_day')
        .values([
          { ...paid, kind: 'BONUS', amount_minor: 300_000n },
          { ...paid, kind: 'REBATE', amount_minor: 250_000n },
          { ...paid, kind: 'SALARY_D', amount_minor: 550_000n },
        ])
        .execute();
      const terms = { kind: 'DIVIDEND' as const, period: 'H' as const, tiers: [tier(150_000)] };
      expect(await simulate(terms)).toMatchObject({
        totalMinor: '375000',
        bills: [{ grossMinor: '0' }, { netMinor: '2500000', grossMinor: '375000' }],
      });
      await db
        .insertInto('team_money_day')
        .values({ ...paid, day: '2026-04-10', kind: 'BONUS', amount_minor: 500_000n })
        .execute();
      expect(await simulate({ ...terms, carry: 'MONTH' })).toMatchObject({
        totalMinor: '300000',
        bills: [
          { netMinor: '-500000', grossMinor: '0' },
          { netMinor: '2000000', grossMinor: '300000' },
        ],
      });
    });

    it.each(['FOREVER', 'PREVIOUS', 'MONTH', 'NONE'] as const)(
      'DR-10.6 DR-11.7 nothing of a period that is not told, nor what was carried into it, is in a later one that carries %s',
      async (carry) => {
        const { db } = service.services;
        await place('agent11', '2026-04-20T00:00:00Z', 40_000);
        const paid = { ancestor_id: ids['agent11'] ?? 0, currency: 'USD', entries: 1, kind: 'BONUS' };
        await db
          .insertInto('team_money_day')
          .values([
            { ...paid, day: '2026-03-31', amount_minor: 700_000n },
            { ...paid, day: '2026-04-10', amount_minor: 500_000n },
          ])
          .execute();
        await db.deleteFrom('team_active_day').where('day', '=', '2026-04-10').execute();
        const netsFrom = async (from: string) => {
          const { bills: periods } = await simulate({ kind: 'DIVIDEND', period: 'H', carry, tiers: [tier(150_000)], from });
          return periods.map((period) => [period.from, period.netMinor]);
        };
        const told = ['2026-04-16', '3600000'];
        expect(await netsFrom('2026-03-16')).toEqual([['2026-03-16', '-700000'], told]);
        for (const from of ['2026-04-01', '2026-04-16']) expect(await netsFrom(from)).toEqual([told]);
      },
    );
  });

  it('AGT-09 DR-11.5 hours before an hourly contract begins and from its end on are not paid', async () => {
    const [id = 0] = await chainFrom('2026-06-05', 'HOURLY', 'D', [1000]);
    const { db } = service.services;
    const from = new Date('2026-06-05T03:00:00Z');
    await db
      .updateTable('contract')
      .set({ valid_from: from, ended_at: new Date('2026-06-05T05:00:00Z') })
      .where('id', '=', id)
      .execute();
    for (const hour of ['02:59:59.999', '03:00:00', '04:59:59.999', '05:00:00']) await place('agent01', `2026-06-05T${hour}Z`, 1000);
    await settle('2026-06-06T00:00:00Z');
    expect((await bills()).map(({ starts_at, gross_minor }) => [starts_at.getUTCHours(), gross_minor])).toEqual([
      [3, 100n],
      [4, 100n],
    ]);
  });

  it('AGT-09 DR-11.3 hours are not settled before their bets are counted', async () => {
    const { db } = service.services;
    await chainFrom('2026-06-07', 'HOURLY', 'D', [1000]);
    await place('agent01', '2026-06-07T03:10:00Z', 1000);
    await sql`update rollup_mark set held_until = now() + interval '1 minute', at = '2026-06-07T03:30:00Z' where name = 'bets'`.execute(db);
    await settle('2026-06-07T12:00:00Z');
    expect(await bills()).toEqual([]);
    await sql`update rollup_mark set held_until = null where name = 'bets'`.execute(db);
    await settle('2026-06-07T12:00:00Z');
    expect(await bills()).toMatchObject([{ gross_minor: 100n, status: 'ISSUED' }]);
  });

  it('AGT-09 DR-10.2 DR-11 a member moved in mid-period counts where each bet was placed, and as active where it was when the period began', async () => {
    const { db } = service.services;
    const [above = 0, contract = 0] = await chainFrom('2026-06-10', 'HOURLY', 'D', [1000, 1000]);
    await db
      .insertInto('contract')
      .columns(['kind', 'giver_id', 'taker_id', 'period', 'rate_ppm', 'tiers', 'categories', 'status', 'valid_from'])
      .expression(
        db
          .selectFrom('contract')
          .where('id', '=', contract)
          .select([
            'kind',
            'giver_id',
            sql.lit(ids['agent12'] ?? 0).as('taker_id'),
            'period',
            'rate_ppm',
            'tiers',
            'categories',
            'status',
            'valid_from',
          ]),
      )
      .execute();
    const movedAt = new Date('2026-06-10T03:35:00Z');
    const move = (upline: string) =>
      db.transaction().execute((tx) => moveMember(tx, { accountId: ids['agent111'] ?? 0, uplineId: ids[upline] ?? null }));
    const forgetMoves = async () => {
      await db.deleteFrom('account_tree_past').execute();
      await sql`update account_tree set since = '-infinity'`.execute(db);
    };
    await forgetMoves();
    await place('agent111', '2026-06-10T03:10:00Z', 1000);
    await settle('2026-06-10T03:30:00Z');
    await move('agent12');
    await db.updateTable('account_tree').where('since', '>', movedAt).set({ since: movedAt }).execute();
    await db.updateTable('account_tree_past').set({ until: movedAt }).execute();
    await place('agent111', '2026-06-10T03:40:00Z', 500);
    await settle('2026-06-10T05:00:00Z');
    const paid = (await bills()).map(({ contract_id, valid_bet_minor, active_members }) => [contract_id, valid_bet_minor, active_members]);
    expect(paid).toEqual([
      [above, 150_000n, 1],
      [contract, 100_000n, 1],
      [contract + 1, 50_000n, 1],
    ]);
    await move('agent11');
    await forgetMoves();
  });

  it('AGT-07 DR-11.6 what is not collected in time goes back to its giver, and the platform keeps what its giver did not collect either', async () => {
    const { db } = service.services;
    const made = await chainFrom('2026-07-01', 'DIVIDEND', 'H', [200_000, 150_000, 100_000]);
    // 10,000 less the fee of a tenth, which all three teams share.
    await place('agent111', '2026-07-02T03:00:00Z', 10_000);
    await settle('2026-07-15T19:30:00Z');
    const desk = await service.operatorClientOf('operator01');
    const decision = { kind: 'dividend', id: '2026-07-15 USD', decision: 'approve', reason: '' } as const;
    expect(await desk('decide', { ...decision, transferId: randomUUID() })).toMatchObject({ ok: true });
    expect((await bills()).map(({ status, gross_minor, net_minor }) => [status, gross_minor, net_minor])).toEqual([
      ['UNCOLLECTED', 180_000n, 45_000n],
      ['UNCOLLECTED', 135_000n, 45_000n],
      ['UNCOLLECTED', 90_000n, 90_000n],
    ]);
    expect(await messagesOf('agent11')).toEqual(['dividendApproved', 'dividendApproved']);
    const before = (await paidTo('DIVIDEND')).length;
    expect(await as('agent11')('collectBill', { id: await billIdOf('agent11') })).toMatchObject({ ok: true });
    await db
      .updateTable('contract_bill')
      .set({ collect_until: new Date(Date.now() - 1) })
      .where('status', '=', 'UNCOLLECTED')
      .execute();
    expect(await as('agent111')('collectBill', { id: await billIdOf('agent111') })).toMatchObject({ code: 'conflict' });
    await Promise.all([expireBills(service.services, new Date()), expireBills(service.services, new Date())]);
    await expireBills(service.services, new Date());
    expect((await bills()).map(({ status }) => status)).toEqual(['EXPIRED', 'ISSUED', 'EXPIRED']);
    // agent11 has its own 450, and 900 of agent111; agent01's 450 stay with the platform.
    const moved = await db
      .selectFrom('transfer')
      .where('idempotency_key', 'in', [`contract:${made[1]}:2026-07-15`, `contract:returned:${made[2]}:2026-07-15`])
      .select(['account_id', 'amount_minor'])
      .orderBy('amount_minor')
      .execute();
    expect(moved).toEqual([
      { account_id: ids['agent11'], amount_minor: 45_000n },
      { account_id: ids['agent11'], amount_minor: 90_000n },
    ]);
    expect((await paidTo('DIVIDEND')).length - before).toBe(2);
  });

  it('AGT-09 DR-11.6 a refused dividend is told to both sides and moves nothing', async () => {
    await chainFrom('2026-08-01', 'DIVIDEND', 'H', [200_000, 100_000]);
    await place('agent11', '2026-08-02T03:00:00Z', 1000);
    await settle('2026-08-15T19:30:00Z');
    const desk = await service.operatorClientOf('operator01');
    const decision = { kind: 'dividend', id: '2026-08-15 USD', decision: 'reject', reason: 'Play is looked into.' } as const;
    const before = await paidTo('DIVIDEND');
    expect(await desk('decide', { ...decision, transferId: randomUUID() })).toMatchObject({ ok: true });
    expect((await bills()).map(({ status }) => status)).toEqual(['DENIED', 'DENIED']);
    expect([await messagesOf('agent01'), await messagesOf('agent11')]).toEqual([['dividendDenied', 'dividendDenied'], ['dividendDenied']]);
    expect(await paidTo('DIVIDEND')).toEqual(before);
  });

  it('AGT-09 DR-11.5 a dividend contract that begins in mid-period is paid from the next one on', async () => {
    const [id = 0] = await chainFrom('2026-09-05', 'DIVIDEND', 'H', [100_000]);
    await place('agent01', '2026-09-06T03:00:00Z', 1000);
    await place('agent01', '2026-09-17T03:00:00Z', 1000);
    await settle('2026-09-30T19:30:00Z');
    expect(await bills()).toMatchObject([{ contract_id: id, period_from: '2026-09-16', gross_minor: 9_000n }]);
  });

  it('AGT-07 AGT-11 the reports of bills list what an agent takes and gives, and add up to what was paid', async () => {
    await chainFrom('2026-10-01', 'DAILY', 'D', [5000, 3000, 1000]);
    for (const [username, validBet] of [
      ['agent01', 1_000_000],
      ['agent11', 600_000],
      ['agent111', 200_000],
    ] as const)
      await played(username, '2026-10-01', validBet);
    await settle('2026-10-01T19:05:00Z');
    const range = { from: '2026-10-01', to: '2026-10-01' };
    const read = async (name: string, more: object = {}) => {
      const reply = await as(name)('dailyWages', { ...range, ...more });
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    expect((await read('agent01')).rows).toMatchObject([
      { day: '2026-10-01', account: 'agent01', grossMinor: '500000', receivedMinor: '500000', keptMinor: '320000', status: 'ISSUED' },
    ]);
    expect((await read('agent01', { groupBy: 'given' })).rows).toMatchObject([
      { account: 'agent11', grossMinor: '180000', keptMinor: '160000' },
    ]);
    expect((await read('agent11', { groupBy: 'given' })).totals).toMatchObject({ rows: 1, grossMinor: '20000' });
    expect((await read('agent01', { filter: JSON.stringify({ status: 'PART_PAID' }) })).rows).toEqual([]);
    expect((await read('agent12')).rows).toEqual([]);
    const [row] = (await read('agent01')).rows;
    expect(await as('agent01')('billDetail', { id: row?.id ?? '' })).toMatchObject({
      value: {
        validBetMinor: '100000000',
        below: [{ taker: 'agent11', grossMinor: '180000', receivedMinor: '180000' }],
        keptMinor: '320000',
      },
    });
  });

  describe('RUN-06 the audit of bills', () => {
    let made: number[] = [];
    beforeEach(async () => {
      const { db } = service.services;
      // The bills of what was paid before are deleted.
      await sql`alter table transfer disable trigger all`.execute(db);
      await sql`delete from transfer where kind in ('SALARY_D', 'SALARY_H', 'DIVIDEND')`.execute(db);
      await sql`alter table transfer enable trigger all`.execute(db);
      made = await chainFrom('2026-02-01', 'DAILY', 'D', [5000, 3000, 1000]);
      for (const [username, validBet] of [
        ['agent01', 1_000_000],
        ['agent11', 600_000],
        ['agent111', 200_000],
      ] as const)
        await played(username, '2026-02-01', validBet);
      await settle('2026-02-01T19:05:00Z');
    });

    it('RUN-06 AGT-09 finds no fault in settled bills', async () => {
      const invariants = (await auditMoney(service.services.db)).filter(({ name }) => /bill|or went/.test(name));
      expect(invariants.map(({ broken, checked }) => [broken, checked > 0n])).toEqual([
        [0n, true],
        [0n, true],
        [0n, true],
      ]);
    });

    it.each<[string, RegExp, (tx: Transaction<Schema>) => Promise<unknown>]>([
      [
        'paid twice',
        /^[0-9a-f-]{36}$/,
        (tx) =>
          ledger.post(tx, [
            {
              accountId: ids['agent11'] ?? 0,
              counterId: house.salary,
              idempotencyKey: `contract:${made[1]}:2026-02-01 again`,
              kind: 'SALARY_D',
              currency: 'USD',
              amountMinor: 160_000n,
            },
          ]),
      ],
      [
        'that says it was paid and was not',
        /^contract:\d+:2026-01-31$/,
        (tx) =>
          sql`insert into contract_bill (contract_id, starts_at, period_from, period_to, status, active_members, valid_bet_minor, carried_minor, gross_minor, received_minor, net_minor, at)
            values (${made[0]}, '2026-01-30T17:00:00Z', '2026-01-31', '2026-01-31', 'ISSUED', 0, 100, 0, 500, 500, 500, now())`.execute(tx),
      ],
      [
        'of another amount than its transfer',
        /^contract:\d+:2026-02-01$/,
        (tx) => sql`update contract_bill set net_minor = net_minor - 1 where contract_id = ${made[2]}`.execute(tx),
      ],
      ['without a bill', /^[0-9a-f-]{36}$/, (tx) => sql`delete from contract_bill where contract_id = ${made[2]}`.execute(tx)],
      [
        'below an upline that has given nothing',
        /^DAILY (until 2026-02-01|below account \d+)$/,
        (tx) => sql`update contract_bill set received_minor = 0, status = 'NOT_REACHED' where contract_id = ${made[0]}`.execute(tx),
      ],
    ])('RUN-06 AGT-09 finds a bill %s', async (_what, example, tamper) => {
      const tampered = service.services.db.transaction().execute(async (tx) => {
        await tamper(tx);
        throw new Found(await brokenBills(tx));
      });
      const found = await tampered.catch((error: unknown) => error);
      if (!(found instanceof Found)) throw found;
      expect(found.examples).toContainEqual(expect.stringMatching(example));
    });
  });
});

const brokenBills = async (db: Kysely<Schema>) =>
  (await auditMoney(db)).filter(({ name, broken }) => /bill/.test(name) && broken > 0n).map(({ example }) => example);

/** Carries what was found out of the transaction, so that the damage is rolled back. */
class Found extends Error {
  readonly examples: (string | null)[];
  constructor(examples: (string | null)[]) {
    super();
    this.examples = examples;
  }
}
