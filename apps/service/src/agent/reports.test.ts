import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { addDays, dayOf } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { ledger } from '../ledger/Ledger.ts';
import { settleRealtimeSalary } from '../jobs/realtimeSalary.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

const zone = 'Asia/Ho_Chi_Minh';
const now = new Date();
const today = dayOf(now, zone);
const range = { from: addDays(today, -3), to: today };

const betting = async (by: Client, input: Partial<InputOf<Calls['teamBetting']>> = {}) => {
  const reply = await by('teamBetting', { ...range, ...input });
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
};
const overview = async (by: Client) => {
  const reply = await by('teamOverview', range);
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
};

const sumOf = (amounts: (string | null)[]) => String(amounts.reduce((total, amount) => total + BigInt(amount ?? 0), 0n));

/** Writes what both reports by downline tell of a row. */
const plain = (row: { downline: string | null; stakeMinor: string | null; payoutMinor: string | null }) =>
  [row.downline, row.stakeMinor, row.payoutMinor].join(' ');

describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  let db: Kysely<Schema>;
  let agent: Client;
  beforeAll(async () => {
    service = await startService({ engine, seed: (empty) => seedSmall(empty, now) });
    db = service.services.db;
    agent = await service.clientOf('agent01');
  });
  afterAll(() => service.close());

  /** The same sums, from the bets of a team on days on which at least five below its head played. */
  async function fromBets(username: string) {
    const { rows } = await sql<{ bets: number; stake: string; valid: string; payout: string; active: number }>`
      with played as (
        select bet.*, tree.depth, (bet.settled_at at time zone ${zone})::date as day
        from bet join account_tree tree on tree.descendant_id = bet.account_id join account head on head.id = tree.ancestor_id
        where head.username = ${username}
      )
      select count(*)::integer as bets, sum(stake_minor)::text as stake, sum(valid_bet_minor)::text as valid, sum(payout_minor)::text as payout,
        count(distinct account_id)::integer as active
      from played
      where day between ${range.from}::date and ${range.to}::date
        and day in (select day from played where depth > 0 group by day having count(distinct account_id) >= 5)`.execute(db);
    return rows[0];
  }

  it('AGT-06 lists a row for each day, newest first, with totals over all rows', async () => {
    const { rows, totals, next } = await betting(agent);
    expect(rows.map(({ day }) => day)).toEqual([...new Set(rows.map(({ day }) => day))].toSorted().toReversed());
    expect(next).toBeNull();
    const sums = await fromBets('agent01');
    expect(totals).toMatchObject({
      rows: rows.length,
      bets: sums?.bets,
      stakeMinor: sums?.stake,
      validBetMinor: sums?.valid,
      payoutMinor: sums?.payout,
    });
    expect(BigInt(totals.profitMinor ?? 0)).toBe(BigInt(totals.stakeMinor ?? 0) - BigInt(totals.payoutMinor ?? 0));
    expect(rows.reduce((sum, row) => sum + BigInt(row.validBetMinor ?? 0), 0n)).toBe(BigInt(totals.validBetMinor ?? 0));
  });

  it.each(['day', '-day', 'bets', '-validBetMinor', 'profitMinor', '-activeMembers'])(
    'AGT-06 pages through every row once, sorted by %s',
    async (sort) => {
      const whole = await betting(agent, { groupBy: 'category', sort, limit: 100 });
      const paged: typeof whole.rows = [];
      let cursor: string | undefined;
      do {
        const page = await betting(agent, { groupBy: 'category', sort, limit: 4, ...(cursor && { cursor }) });
        expect(page.totals).toEqual(whole.totals);
        paged.push(...page.rows);
        cursor = page.next ?? undefined;
      } while (cursor);
      expect(paged).toEqual(whole.rows);
      expect(paged).toHaveLength(whole.totals.rows);
      const column = sort.replace('-', '') as keyof (typeof paged)[number];
      const values = paged.map((row) => (column === 'day' ? Date.parse(row.day) : Number(row[column] ?? -Infinity)));
      expect(values).toEqual(values.toSorted((one, other) => (sort.startsWith('-') ? other - one : one - other)));
    },
  );

  it('AGT-06 DR-10.6 leaves out the figures of fewer than five active members, and of the next smallest where they would be found', async () => {
    const { rows, totals } = await betting(agent, { groupBy: 'category', limit: 100 });
    const few = rows.filter(({ activeMembers }) => activeMembers < 5);
    expect(few.length).toBeGreaterThan(0);
    for (const row of few)
      expect(row).toMatchObject({ bets: null, stakeMinor: null, validBetMinor: null, payoutMinor: null, profitMinor: null });
    const several = [...Map.groupBy(rows, ({ day }) => day).values()].filter((ofDay) => ofDay.length > 1);
    expect(several.filter((ofDay) => ofDay.filter(({ stakeMinor }) => stakeMinor === null).length === 1)).toEqual([]);
    expect(totals.stakeMinor).toBe(sumOf(rows.map(({ stakeMinor }) => stakeMinor)));
    const { rows: small } = await sql<{ username: string; day: string }>`
      select a.username, t.day::text as day from team_active_day t join account a on a.id = t.ancestor_id
      where a.type in (1, 2, 41, 42) and a.merchant = 'marquee' and t.currency = a.currency and t.members between 1 and 4
        and t.day between ${range.from}::date and ${range.to}::date limit 1`.execute(db);
    const { username = '', day = '' } = small[0] ?? {};
    const alone = await betting(await service.clientOf(username), { from: day, to: day });
    expect(alone).toMatchObject({ rows: [{ day, stakeMinor: null }], totals: { rows: 1, bets: null, stakeMinor: null } });
  });

  it('AGT-06 filters by kind of game', async () => {
    const all = await betting(agent, { groupBy: 'category', limit: 100 });
    const reels = await betting(agent, { filter: JSON.stringify({ gameType: 'RNG' }) });
    const ofReels = all.rows.filter(({ gameType }) => gameType === 'RNG');
    expect(reels.totals.bets).toBe(ofReels.reduce((sum, { bets }) => sum + (bets ?? 0), 0));
    expect(reels.rows.map(({ activeMembers }) => activeMembers)).toEqual(ofReels.map(({ activeMembers }) => activeMembers));
  });

  const faults: [input: object, field: string][] = [
    [{ from: today, to: addDays(today, -1) }, 'to'],
    [{ from: addDays(today, -92), to: today }, 'to'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '0000-01-01', to: '0000-01-02' }, 'from'],
    [{ limit: 101 }, 'limit'],
    [{ sort: 'password' }, 'sort'],
    [{ filter: '{"ancestorId":1}' }, 'filter'],
    [{ filter: '{' }, 'filter'],
    [{ filter: '{"gameType":"CHESS"}' }, 'filter'],
    [{ groupBy: 'member' }, 'groupBy'],
    [{ sort: 'marginPpm' }, 'sort'],
    ...['', '["5","2026-01-01"]', '["2026-13-01","2026-01-01"]', '["2026-01-01"]', '["2026-01-01","\\u0000"]', 'null'].map(
      (cursor): [object, string] => [{ cursor: Buffer.from(cursor).toString('base64url') }, 'cursor'],
    ),
  ];
  it.each(faults)('AGT-06 refuses %j by name', async (input, field) => {
    expect(await agent('teamBetting', { ...range, ...input })).toMatchObject({ ok: false, code: 'invalidInput', details: { field } });
  });

  it('AGT-03 shows the figures of the team, which add up by day, kind and downline', async () => {
    const value = await overview(agent);
    const { figures, days, byCategory, byDownline } = value;
    const sums = await fromBets('agent01');
    expect(figures.validBet.value).toBe(sums?.valid);
    expect(figures.bets.value).toBe(String(sums?.bets));
    expect(figures.activeMembers.value).toBe(String(sums?.active));
    expect(BigInt(figures.profit.value ?? 0)).toBe(BigInt(sums?.stake ?? 0) - BigInt(sums?.payout ?? 0));
    for (const { value: total, series } of [
      figures.bets,
      figures.validBet,
      figures.profit,
      figures.deposits,
      figures.income,
      figures.newMembers,
    ]) {
      expect(series).toHaveLength(days.length);
      expect(sumOf(series)).toBe(total);
    }
    expect(sumOf(byCategory.map(({ validBetMinor }) => validBetMinor))).toBe(figures.validBet.value);
    expect(sumOf(byCategory.map(({ profitMinor }) => profitMinor))).toBe(figures.profit.value);
    const binh = byDownline.find(({ account }) => account === 'agent11');
    expect(binh?.type).toBe(2);
    const { rows: ofDays } = await sql<{ day: string; valid: string }>`
      select day::text, sum(valid_bet_minor)::text as valid from team_day t join account a on a.id = t.ancestor_id
      where a.username = 'agent11' and t.currency = 'USD' group by 1`.execute(db);
    const told = (binh?.series ?? []).flatMap((valid, index) => (valid === '0' ? [] : [{ day: days[index], valid }]));
    expect(told.length).toBeGreaterThan(0);
    expect(ofDays).toEqual(expect.arrayContaining(told));
    expect(sumOf(binh?.series ?? [])).toBe(binh?.validBetMinor);
    expect(value.members).toBeGreaterThan(30);
    expect(BigInt(figures.deposits.value ?? 0)).toBeGreaterThan(0n);
    expect(BigInt(figures.income.value)).toBeGreaterThan(0n);
  });

  it('AGT-06 lists the teams of the direct downlines, which add up to the team, as the overview and the losses do', async () => {
    const read = async (input: Partial<InputOf<Calls['teamDownlines']>> = {}) => {
      const reply = await agent('teamDownlines', { ...range, ...input });
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    const { rows, totals } = await read();
    const { figures, byDownline } = await overview(agent);
    expect(totals).toMatchObject({
      bets: Number(figures.bets.value),
      depositsMinor: figures.deposits.value,
      validBetMinor: figures.validBet.value,
      profitMinor: figures.profit.value,
    });
    expect(rows.length).toBeGreaterThan(2);
    for (const { account, activeMembers, validBetMinor, profitMinor } of byDownline)
      expect(rows).toContainEqual(expect.objectContaining({ downline: account, activeMembers, validBetMinor, profitMinor }));
    const losses = await agent('userLoss', range);
    expect(
      losses.ok &&
        losses.value.rows
          .filter(({ bets }) => bets !== 0)
          .map(plain)
          .toSorted(),
    ).toEqual(
      rows
        .filter(({ bets }) => bets !== 0)
        .map(plain)
        .toSorted(),
    );
    const [first] = await read({ filter: JSON.stringify({ downline: 'agent11' }) }).then((value) => value.rows);
    expect(first).toEqual(rows.find(({ downline }) => downline === 'agent11'));
    // Page by page, and each downline opens the bets that its figures come from.
    const paged: typeof rows = [];
    let cursor: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      const page = await read({ sort: 'depositsMinor', limit: 1, ...(cursor && { cursor }) });
      paged.push(...page.rows);
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(paged.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(paged.map(({ depositsMinor }) => Number(depositsMinor))).toEqual(
      paged.map(({ depositsMinor }) => Number(depositsMinor)).toSorted((one, other) => one - other),
    );
    const bets = await agent('downlineBets', { ...range, filter: JSON.stringify({ downline: 'agent11' }) });
    expect(bets).toMatchObject({ value: { totals: { stakeMinor: first?.stakeMinor, payoutMinor: first?.payoutMinor } } });
  });

  it('AGT-03 DR-10.6 says what changed since yesterday, but nothing of fewer than five', async () => {
    const { morning } = await overview(agent);
    const ofDay = async (username: string, day: string) => {
      const { rows } = await sql<{ active: number; profit: string }>`
        select count(distinct b.account_id)::integer as active, coalesce(sum(stake_minor - payout_minor), 0)::text as profit
        from bet b join account_tree tree on tree.descendant_id = b.account_id join account head on head.id = tree.ancestor_id
        where head.username = ${username} and (b.settled_at at time zone ${zone})::date = ${day}::date`.execute(db);
      return rows[0];
    };
    const [yesterday, before] = [await ofDay('agent01', addDays(today, -1)), await ofDay('agent01', addDays(today, -2))];
    expect(yesterday?.active).toBeGreaterThan(4);
    expect(morning).toMatchObject({
      day: addDays(today, -1),
      activeMembers: { value: yesterday?.active, before: before?.active },
      profitMinor: { value: yesterday?.profit, before: before?.profit },
    });
    const { rows: few } = await sql<{ username: string }>`
      select a.username from team_active_day t join account a on a.id = t.ancestor_id
      where a.type in (1, 2, 41, 42) and t.day = ${addDays(today, -1)}::date and t.members between 1 and 4 limit 1`.execute(db);
    const small = await overview(await service.clientOf(few[0]?.username ?? ''));
    expect(small.morning).toMatchObject({ activeMembers: { value: null }, profitMinor: { value: null } });
  });

  it('AGT-09 shows the slices of today once they are settled', async () => {
    await settleRealtimeSalary({ db, ledger, bus: service.services.bus }, new Date());
    const { realtime } = await overview(agent);
    const slices = await db
      .selectFrom('salary_slice')
      .innerJoin('contract', 'contract.id', 'contract_id')
      .innerJoin('account', 'account.id', 'taker_id')
      .where('username', '=', 'agent01')
      .select('salary_slice.amount_minor')
      .execute();
    expect(realtime.paidMinor).toBe(String(slices.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)));
    expect(realtime.slices.reduce((sum, amount) => sum + BigInt(amount), 0n)).toBe(BigInt(realtime.paidMinor));
    expect(realtime.nextAt).toBeGreaterThan(Date.now() - 60_000);
    expect(realtime.slices.length).toBeLessThanOrEqual(288);
    const invariants = await auditMoney(db);
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    expect(invariants.find(({ name }) => name.includes('real-time salary'))?.checked).toBe(
      await db
        .selectFrom('salary_slice')
        .where('amount_minor', '<>', 0n)
        .select(sql<bigint>`count(*)`.as('paid'))
        .executeTakeFirst()
        .then((row) => row?.paid),
    );
  });

  it('AGT-11 shows an agent its own team only', async () => {
    const other = await service.clientOf('agent02');
    expect((await betting(other)).totals).toMatchObject({ bets: (await fromBets('agent02'))?.bets });
    expect((await overview(other)).figures.validBet.value).toBe((await fromBets('agent02'))?.valid);
    const shown = (await overview(other)).byDownline.map(({ account }) => account);
    const own = await db
      .selectFrom('account')
      .innerJoin('account as head', 'head.id', 'account.upline_id')
      .where('head.username', '=', 'agent02')
      .select('account.username')
      .execute();
    expect(own.map(({ username }) => username)).toEqual(expect.arrayContaining(shown));
    const below = await service.clientOf('agent11');
    expect((await betting(below)).totals.bets).toBe((await fromBets('agent11'))?.bets);
    expect((await betting(below)).totals.bets ?? 0).toBeLessThan((await betting(agent)).totals.bets ?? 0);
  });

  it.each(['teamBetting', 'teamOverview'] as const)('AGT-11 refuses %s to members and visitors', async (name) => {
    const member = await service.clientOf('player01');
    expect(await member(name, range)).toMatchObject({ ok: false, code: 'notAgent' });
    expect(await service.client(name, range)).toMatchObject({ ok: false, code: 'loginRequired' });
  });
});
