import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { givenKinds, incomeKinds, transactionKinds } from '@site/api/entryKinds';
import { addDays, dayOf } from '@site/rules/period';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { settleRealtimeSalary } from '../jobs/realtimeSalary.ts';
import { ledger } from '../ledger/Ledger.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { moveMember } from '../operator/moveMember.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';

const zone = 'Asia/Ho_Chi_Minh';
const now = new Date();
const today = dayOf(now, zone);
const range = { from: addDays(today, -3), to: today };

type ReportCall = 'userLoss' | 'downlineBets' | 'income' | 'downlineTransactions' | 'downlineEntries' | 'realtimeSalary' | 'realtimeSlices';

async function read<N extends ReportCall>(by: Client, name: N, input: Partial<InputOf<Calls[N]>> = {}) {
  const reply = await by(name, { ...range, limit: 100, ...input } as InputOf<Calls[N]>);
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
}

const filter = (values: Record<string, string>) => ({ filter: JSON.stringify(values) });
const sumOf = (amounts: string[]) => String(amounts.reduce((total, amount) => total + BigInt(amount), 0n));

const inDays = (at: RawBuilder<unknown>) => sql`(${at} at time zone ${zone})::date between ${range.from}::date and ${range.to}::date`;
const team = (username: string) => sql`
  select tree.descendant_id from account_tree tree join account head on head.id = tree.ancestor_id
  where head.username = ${username} and head.merchant = 'marquee'`;

describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  let db: Kysely<Schema>;
  let agent: Client;
  beforeAll(async () => {
    service = await startService({ engine, seed: (empty) => seedSmall(empty, now) });
    db = service.services.db;
    await applyRollups(db);
    agent = await service.clientOf('agent01');
  });
  afterAll(() => service.close());

  const idOf = async (username: string) =>
    (
      await db
        .selectFrom('account')
        .where('username', '=', username)
        .where('merchant', '=', 'marquee')
        .select('id')
        .executeTakeFirstOrThrow()
    ).id;

  /** Both sides of the transfers of a team, from the books. */
  async function fromTransfers(members: RawBuilder<unknown>, kinds: readonly string[]) {
    const { rows } = await sql<{ entries: number; amount: string }>`
      select count(*)::integer as entries, coalesce(sum(amount), 0)::text as amount from (
        select account_id as id, amount_minor as amount, kind, at, currency from transfer
        union all select counter_id, -amount_minor, kind, at, currency from transfer where counter_id > 0
      ) side
      where id in (${members}) and currency = 'USD' and kind = any(${kinds}::text[]) and ${inDays(sql`at`)}`.execute(db);
    return rows[0];
  }

  it('AGT-12 sums what the team lost, the same by downline and by player, from the bets and gifts', async () => {
    const byDownline = await read(agent, 'userLoss');
    const byPlayer = await read(agent, 'userLoss', { groupBy: 'player' });
    const { rows } = await sql<{ bets: number; stake: string; valid: string; payout: string }>`
      select count(*) filter (where part = 0)::integer as bets, sum(stake_minor)::text as stake, sum(valid_bet_minor)::text as valid,
        sum(payout_minor)::text as payout
      from bet where account_id in (${team('agent01')}) and currency = 'USD' and ${inDays(sql`settled_at`)}`.execute(db);
    const given = await fromTransfers(team('agent01'), givenKinds);
    expect(byDownline.totals).toMatchObject({
      bets: rows[0]?.bets,
      stakeMinor: rows[0]?.stake,
      validBetMinor: rows[0]?.valid,
      payoutMinor: rows[0]?.payout,
      givenMinor: given?.amount,
    });
    const { rows: counted, ...sums } = byPlayer.totals;
    expect(byDownline.totals).toMatchObject(sums);
    expect(counted).toBeGreaterThan(byDownline.totals.rows);
    for (const row of byDownline.rows)
      expect(BigInt(row.lossMinor ?? 0)).toBe(BigInt(row.stakeMinor ?? 0) - BigInt(row.payoutMinor ?? 0) - BigInt(row.givenMinor ?? 0));
  });

  it('AGT-12 opens the bets that a downline’s figures come from', async () => {
    const [row] = (await read(agent, 'userLoss')).rows;
    const bets = await read(agent, 'downlineBets', filter({ downline: row?.downline ?? '' }));
    expect(bets.totals).toMatchObject({ stakeMinor: row?.stakeMinor, validBetMinor: row?.validBetMinor, payoutMinor: row?.payoutMinor });
    expect(bets.rows.every(({ downline }) => downline === row?.downline)).toBe(true);
  });

  it('AGT-13 sums what the agent was paid, by day and by kind, from the transfers, as the overview does', async () => {
    const byDay = await read(agent, 'income');
    const byKind = await read(agent, 'income', { groupBy: 'kind' });
    const paid = await fromTransfers(sql`${await idOf('agent01')}`, incomeKinds);
    expect(byDay.totals).toMatchObject({ payments: paid?.entries, amountMinor: paid?.amount });
    expect(byKind.totals).toMatchObject({ payments: paid?.entries, amountMinor: paid?.amount });
    expect(BigInt(byDay.totals.amountMinor)).toBeGreaterThan(0n);
    const overview = await agent('teamOverview', range);
    expect(overview).toMatchObject({ ok: true, value: { figures: { income: { value: byDay.totals.amountMinor } } } });
    const salary = await read(agent, 'downlineEntries', filter({ account: 'agent01', kind: 'SALARY_RT' }));
    const ofKind = byKind.rows.filter(({ kind }) => kind === 'SALARY_RT');
    expect(salary.totals.amountMinor).toBe(sumOf(ofKind.map(({ amountMinor }) => amountMinor)));
  });

  it('AGT-14 sums the team’s transactions by day and by player, from the transfers', async () => {
    const byDay = await read(agent, 'downlineTransactions');
    const byPlayer = await read(agent, 'downlineTransactions', { groupBy: 'player' });
    const moved = await fromTransfers(team('agent01'), transactionKinds);
    expect(byDay.totals).toMatchObject({ entries: moved?.entries, amountMinor: moved?.amount });
    expect(byPlayer.totals).toMatchObject({ entries: moved?.entries, amountMinor: moved?.amount });
    const deposits = await read(agent, 'downlineTransactions', filter({ kind: 'DEPOSIT' }));
    const entries = await read(agent, 'downlineEntries', filter({ kind: 'DEPOSIT' }));
    expect(entries.totals).toMatchObject({ rows: deposits.totals.entries, amountMinor: deposits.totals.amountMinor });
    expect(deposits.totals.entries).toBeGreaterThan(0);
  });

  it.each(['userLoss', 'downlineBets', 'income', 'downlineTransactions', 'downlineEntries', 'realtimeSlices'] as const)(
    'AGT-11 %s shows nobody of another team, and is for agents alone',
    async (name) => {
      const ids = await sql<{ username: string }>`select username from account where id in (${team('agent02')})`.execute(db);
      const own = new Set(ids.rows.map(({ username }) => username));
      const { rows } = await read(await service.clientOf('agent02'), name, name === 'income' ? {} : { sort: undefined });
      const named = rows.flatMap((row) => [('account' in row && row.account) || [], ('downline' in row && row.downline) || []].flat());
      expect(named.filter((one) => !own.has(one))).toEqual([]);
      expect(await (await service.clientOf('player01'))(name, range)).toMatchObject({ ok: false, code: 'notAgent' });
    },
  );

  const play = async (username: string, at: Date) => {
    const round = {
      integration: 'STUDIO',
      node_id: 10001,
      game_type: 'RNG',
      currency: 'USD',
      stake_minor: 100n,
      payout_minor: 0n,
      valid_bet_minor: 100n,
      status: 'settled',
    } as const;
    await settleBets(db, [{ ...round, account_id: await idOf(username), round_id: `deep-${username}`, placed_at: at, settled_at: at }]);
    await applyRollups(db);
  };
  const add = async (username: string, upline: string | undefined, type: 0 | 1 | 2) => {
    const model = await db.selectFrom('account').where('username', '=', 'player01').selectAll().executeTakeFirstOrThrow();
    const { id: _id, ...values } = model;
    const uplineId = upline === undefined ? null : await idOf(upline);
    const { id } = await db
      .insertInto('account')
      .values({ ...values, username, type, mobile: null, email: null, upline_id: uplineId, path: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into account_tree (ancestor_id, descendant_id, depth)
      select ${id}::integer, ${id}::integer, 0
      union all select ancestor_id, ${id}::integer, depth + 1 from account_tree where descendant_id = ${uplineId}::integer`.execute(db);
    await openWallets(db, [{ id, currency: 'USD' }]);
  };

  it.each([
    ['is current until its next slice is due', 4, 0],
    ['is behind once a slice is overdue', 20, 14],
  ])('AGT-07 DR-11.9 real-time salary %s', async (_, settledMinutesAgo, minutesBehind) => {
    const was = await db.selectFrom('rollup_mark').where('name', '=', 'salary').select('at').executeTakeFirstOrThrow();
    const at = new Date(Date.now() - settledMinutesAgo * 60_000);
    await db.updateTable('rollup_mark').where('name', '=', 'salary').set({ at }).execute();
    const { asOf } = await read(agent, 'realtimeSalary');
    await db.updateTable('rollup_mark').where('name', '=', 'salary').set(was).execute();
    expect(Math.round((Date.now() - asOf) / 60_000)).toBe(minutesBehind);
  });

  it('AGT-07 DR-11.9 a day of real-time salary opens its slices, and a slice the bets of its five minutes', async () => {
    await settleRealtimeSalary({ db, ledger, bus: service.services.bus }, new Date());
    const [day] = (await read(agent, 'realtimeSalary')).rows;
    const within = { from: day?.day ?? '', to: day?.day ?? '' };
    const slices = await read(agent, 'realtimeSlices', { ...within, ...filter({ contract: day?.contract ?? '' }) });
    expect(slices.totals).toMatchObject({
      rows: day?.slices,
      validBetMinor: day?.validBetMinor,
      grossMinor: day?.grossMinor,
      keptMinor: day?.keptMinor,
    });
    const [bet] = (await read(agent, 'downlineBets')).rows;
    const at = bet?.settledAt ?? 0;
    const start = new Date(Math.floor(at / 300_000) * 300_000);
    const slice = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(start);
    const own = { from: dayOf(start, zone), to: dayOf(start, zone) };
    const bets = await read(agent, 'downlineBets', { ...own, ...filter({ slice }) });
    const { rows } = await sql<{ bets: number; valid: string }>`
      select count(*)::integer as bets, sum(valid_bet_minor)::text as valid from bet
      where account_id in (${team('agent01')}) and currency = 'USD'
        and settled_at >= ${start} and settled_at < ${new Date(start.getTime() + 300_000)}`.execute(db);
    expect(bets.totals).toMatchObject({ rows: rows[0]?.bets, validBetMinor: rows[0]?.valid });
    expect(bets.rows.map(({ slice: each }) => each)).toEqual(bets.rows.map(() => slice));
    expect(await agent('downlineBets', { ...own, ...filter({ slice: '12:34' }) })).toMatchObject({ details: { field: 'filter' } });
  });

  it('AGT-11 MEM-26 a look at a member’s rows, alone or in a list, is written down for the member, once a look, and nobody changes it', async () => {
    const ofPlayer = (await read(agent, 'userLoss', { groupBy: 'player' })).rows.find((row) => row.account?.startsWith('player'));
    const account = ofPlayer?.account ?? '';
    await db.deleteFrom('rate_window').execute();
    const looks = async () => {
      const copy = await (await service.clientOf(account))('myData', {});
      return copy.ok ? (copy.value.subjects['record_access'] ?? []) : [];
    };
    const before = (await looks()).length;
    const first = await read(agent, 'downlineBets', { ...filter({ account }), limit: 25 });
    if (first.next) await read(agent, 'downlineBets', { ...filter({ account }), limit: 25, cursor: first.next });
    const named = await read(agent, 'downlineTransactions', { groupBy: 'player', ...filter({ downline: ofPlayer?.downline ?? '' }) });
    expect(named.rows.filter((row) => row.account === account).length).toBeGreaterThan(0);
    const listed = await read(agent, 'userLoss', { groupBy: 'player' });
    expect(listed.rows.filter((row) => row.account === account)).toHaveLength(1);
    // Neither another agent's question nor one about oneself is a look.
    await read(await service.clientOf('agent02'), 'downlineBets', filter({ account }));
    await read(agent, 'downlineEntries', filter({ account: 'agent01' }));
    const seen = await looks();
    expect(seen.slice(before).map(({ what }) => what)).toEqual(['downlineBets', 'downlineTransactions', 'userLoss']);
    expect(seen[0]?.['agent']).toMatch(/\*/);
    await expect(db.deleteFrom('record_access').execute()).rejects.toThrow('record_access');
    await expect(db.updateTable('record_access').set({ what: 'other' }).execute()).rejects.toThrow('record_access');
  });

  describe('below a direct downline', () => {
    const players = ['deep1', 'deep2', 'deep3', 'deep4', 'deep5'];
    let head: Client;
    beforeAll(async () => {
      await add('head', undefined, 1);
      await add('middle', 'head', 2);
      for (const name of players) await add(name, 'middle', 0);
      await add('guest9', undefined, 0);
      head = await service.clientOf('head');
    });

    it('DR-10.6 players are named from the fifth who played on, in reports and their bets', async () => {
      for (const name of players.slice(0, 4)) await play(name, now);
      const few = await read(head, 'userLoss', { groupBy: 'player' });
      expect(few.rows).toMatchObject([{ account: null, downline: null, bets: null, stakeMinor: null, lossMinor: null }]);
      expect(few.totals).toMatchObject({ rows: 1, bets: null, lossMinor: null });
      const fewBets = await read(head, 'downlineBets');
      expect(fewBets).toMatchObject({ rows: [], totals: { rows: 0, stakeMinor: '0', validBetMinor: '0', payoutMinor: '0' } });
      expect((await read(head, 'userLoss')).rows.map(({ downline, bets }) => [downline, bets])).toEqual([[null, null]]);
      expect((await read(head, 'downlineBets', filter({ downline: 'middle' }))).rows).toEqual([]);
      const small = await head('teamOverview', range);
      const untold = { value: null, series: ['0', '0', '0', null] };
      expect(small).toMatchObject({
        ok: true,
        value: {
          figures: { bets: untold, validBet: untold, profit: untold, activeMembers: { value: '4' } },
          validBetBefore: ['0', '0', '0', '0'],
          byCategory: [],
          byDownline: [],
        },
      });
      // To its upline each of them is a direct downline, of whom fewer than five played.
      const close = await service.clientOf('middle');
      expect((await read(close, 'userLoss', { groupBy: 'player' })).rows.map(({ account, bets }) => [account, bets])).toEqual([
        [null, null],
      ]);
      expect((await read(close, 'downlineBets', filter({ account: 'deep1' }))).rows).toEqual([]);
      expect((await read(head, 'downlineBets', filter({ account: 'deep1' }))).rows).toEqual([]);
      await play('deep5', now);
      const enough = await read(head, 'userLoss', { groupBy: 'player' });
      expect(await head('teamOverview', range)).toMatchObject({
        value: {
          figures: { bets: { value: '5', series: ['0', '0', '0', '5'] }, validBet: { value: '500' } },
          byCategory: [{ gameType: 'RNG', kinds: 1, validBetMinor: '500', profitBeforeMinor: '0' }],
        },
      });
      expect(new Set(enough.rows.map(({ account }) => account))).toEqual(new Set(players));
      expect(enough.totals).toMatchObject({ bets: 5, stakeMinor: '500' });
      expect((await read(head, 'downlineBets')).totals).toMatchObject({ rows: 5, stakeMinor: '500' });
      const direct = await read(await service.clientOf('middle'), 'userLoss', { groupBy: 'player' });
      expect(new Set(direct.rows.map(({ account }) => account))).toEqual(new Set(players));
    });

    it('DR-10.6 a downline is not found by subtraction: the smallest named team joins fewer than five others', async () => {
      await add('second', 'head', 2);
      for (const name of ['near1', 'near2', 'near3', 'near4', 'near5', 'near6']) await add(name, 'second', 0);
      for (const name of ['near1', 'near2', 'near3', 'near4', 'near5', 'near6']) await play(name, now);
      const teams = async () => (await read(head, 'userLoss')).rows.map(({ downline, bets }) => `${downline} ${bets}`).toSorted();
      expect(await teams()).toEqual(['middle 5', 'second 6']);
      await add('alone', 'head', 0);
      await play('alone', now);
      expect(await teams()).toEqual(['null 6', 'second 6']);
      const overview = await head('teamOverview', range);
      expect(overview.ok && overview.value.byDownline.map(({ account }) => account)).toEqual(['second']);
      const shown = (await read(head, 'userLoss', { groupBy: 'player' })).rows.map(({ account }) => account);
      expect(shown.filter((account) => account?.startsWith('deep') || account === 'alone')).toEqual([]);
      expect(await head('teamMember', { id: String(await idOf('alone')) })).toMatchObject({
        value: { account: 'alone', validBetMinor: null, depositsMinor: null, team: null },
      });
    });

    it('DR-10.2 what a member did before it was moved stays with the old upline', async () => {
      await play('guest9', new Date(now.getTime() - 2 * 86_400_000));
      const uplineId = await idOf('middle');
      const accountId = await idOf('guest9');
      await db.transaction().execute((tx) => moveMember(tx, { accountId, uplineId }));
      const middle = await service.clientOf('middle');
      for (const name of ['userLoss', 'downlineBets', 'downlineTransactions', 'downlineEntries'] as const) {
        const { rows } = await read(middle, name, name === 'userLoss' ? { groupBy: 'player' } : {});
        expect(rows.filter((row) => 'account' in row && row.account === 'guest9')).toEqual([]);
      }
    });
  });
});
