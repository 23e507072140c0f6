import { randomUUID } from 'node:crypto';
import type { Contract } from '@site/api/contracts';
import type { Client } from '@site/api/client';
import { addDays, dayOf, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { settleContracts } from '../jobs/settleContracts.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { moveMember } from '../operator/moveMember.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { storeTiers } from './contractRows.ts';

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

describe.each(testEngines)('contracts on %s', (engine) => {
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
  async function chainFrom(day: string, kind: 'DAILY' | 'DIVIDEND', period: 'D' | 'H', rates: readonly number[]) {
    const { db } = service.services;
    await sql`delete from contract_bill`.execute(db);
    for (const table of ['contract', 'team_day', 'member_day', 'uncounted_bet', 'uncounted_transfer'] as const)
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
  const settle = (now: string) => settleContracts(service.services, new Date(now));
  const bills = () => service.services.db.selectFrom('contract_bill').selectAll().orderBy('period_from').orderBy('contract_id').execute();
  const paidTo = async (kind: 'SALARY_D' | 'DIVIDEND') =>
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
    expect(await paidTo('DIVIDEND')).toEqual([['agent01', 60_000n]]);
    expect((await bills()).map(({ status }) => status)).toEqual(['NOT_REACHED', 'ISSUED']);
  });
});
