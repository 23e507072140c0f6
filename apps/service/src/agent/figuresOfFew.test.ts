import { type GameType, gameType as gameTypes } from '@site/api/common';
import type { InputOf, OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { addDays, dayOf, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { addToTree } from '../testing/seedTree.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';

const zone = 'Asia/Ho_Chi_Minh';
const today = dayOf(new Date(), zone);
/** Six of a branch and nobody else; the same and one beside them; three of the branch; four members and the agent itself. */
const [busy, lonely, quiet, four] = [addDays(today, -5), addDays(today, -4), addDays(today, -3), addDays(today, -2)];
const days = [busy, lonely, quiet, four];
const of = (day: string) => ({ from: day, to: day });
const all = { from: busy, to: four };
const team = ['deep1', 'deep2', 'deep3', 'deep4', 'deep5', 'deep6'];
const names = ['agent01', 'branch', ...team, 'alone'];

type Report = 'teamBetting' | 'teamDownlines' | 'userLoss' | 'downlineBets' | 'downlineTransactions' | 'downlineEntries';
type Row = Record<string, string | number | null>;

/** Every name has a digit of its own in sums, so that a sum tells who is in it. */
const amountOf = (name: string) => 100n * 10n ** BigInt(names.indexOf(name));
const sumOf = (amounts: (string | number | null | undefined)[]) =>
  amounts.reduce<bigint>((total, amount) => total + BigInt(amount ?? 0), 0n);
const whole = (...who: string[]) => who.reduce((total, name) => total + amountOf(name), 0n);
const filter = (values: Record<string, string>) => ({ filter: JSON.stringify(values) });

/** Returns the sum of a day that is told, and what the agent itself did on a day that is not. */
const toldTo = (day: string) => (day === busy ? whole(...team, 'deep1', 'deep2') : day === lonely ? whole(...team, 'alone') : 0n);
const own = (day: string) => (day === four ? amountOf('agent01') : 0n);
const ranges = days.flatMap((from, index) => days.slice(index).map((to) => ({ from, to })));
const within = ({ from, to }: { from: string; to: string }, figure: (day: string) => bigint) =>
  days.filter((day) => from <= day && day <= to).reduce((sum, day) => sum + figure(day), 0n);

/** Tries to find what an agent is not told by adding up and subtracting what it is told. */
describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  let db: Kysely<Schema>;
  let agent: Client;
  const ids = new Map<string, number>();
  const idOf = (name: string) => ids.get(name) ?? 0;

  async function read<N extends keyof Calls>(name: N, input: InputOf<Calls[N]>): Promise<OutputOf<Calls[N]>> {
    const reply = await agent(name, input);
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  }
  const report = async (name: Report, input: object) => {
    const { rows, totals } = await read(name, { limit: 100, ...input } as InputOf<Calls['userLoss']>);
    return { rows: rows as Row[], totals: totals as Row };
  };

  /** Settles a bet and pays a deposit, both of the amount of each member. */
  async function play(day: string, who: string[], gameType = 'RNG', hour = 12) {
    const at = new Date(startOfDay(day, zone).getTime() + hour * 3_600_000);
    await settleBets(
      db,
      who.map((name) => ({
        account_id: idOf(name),
        integration: 'STUDIO',
        round_id: `${day}-${name}-${gameType}-${hour}`,
        node_id: 1,
        game_type: gameType,
        currency: 'USD',
        stake_minor: amountOf(name),
        payout_minor: 0n,
        valid_bet_minor: amountOf(name),
        status: 'settled' as const,
        placed_at: at,
        settled_at: at,
      })),
    );
    for (const name of who) await deposit(name, at);
  }
  async function deposit(name: string, at: Date) {
    await depositMoney(db, { accountId: idOf(name), amountMinor: amountOf(name), at });
    // The ledger writes the time itself, and lets nobody change it.
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update transfer set at = ${at} where account_id = ${idOf(name)} and at > now() - interval '1 minute'`.execute(tx);
    });
  }

  beforeAll(async () => {
    service = await startService({ engine, seed: seedTestAccounts });
    db = service.services.db;
    const { id } = await db.selectFrom('account').where('username', '=', 'agent01').select('id').executeTakeFirstOrThrow();
    ids.set('agent01', id);
    await db
      .insertInto('account_tree')
      .values({ ancestor_id: id, descendant_id: id, depth: 0 })
      .onConflict((known) => known.doNothing())
      .execute();
    ids.set('branch', await addToTree(db, { username: 'branch', type: 2, above: [id] }));
    for (const name of team) ids.set(name, await addToTree(db, { username: name, type: 0, above: [idOf('branch'), id] }));
    ids.set('alone', await addToTree(db, { username: 'alone', type: 0, above: [id] }));
    await play(busy, team);
    await play(busy, ['deep1', 'deep2'], 'LIVE');
    await play(lonely, [...team, 'alone']);
    await play(quiet, ['deep1', 'deep2', 'deep3']);
    await play(four, ['agent01', 'branch', 'deep1', 'deep2', 'alone']);
    await applyRollups(db);
    agent = await service.clientOf('agent01');
  });
  afterAll(() => service.close());

  it('DR-10.6 no two ranges of days differ by a day of fewer than five', async () => {
    for (const range of ranges) {
      const expected = within(range, toldTo);
      const betting = await report('teamBetting', range);
      expect(sumOf([betting.totals['stakeMinor']])).toBe(expected);
      expect(sumOf(betting.rows.map(({ stakeMinor }) => stakeMinor ?? null))).toBe(expected);
      const overview = await read('teamOverview', range);
      for (const figure of ['validBet', 'profit', 'deposits'] as const) expect(BigInt(overview.figures[figure].value ?? 0)).toBe(expected);
      expect(sumOf(overview.byCategory.map(({ validBetMinor }) => validBetMinor))).toBe(expected);
      expect(sumOf(overview.byDownline.map(({ validBetMinor }) => validBetMinor))).toBe(range.from === busy ? toldTo(busy) : 0n);
    }
  });

  it('DR-10.6 the rows of bets, transfers and losses add up to nothing that is not told', async () => {
    for (const range of ranges) {
      const expected = within(range, toldTo) + within(range, own);
      for (const [name, groupBy, column] of [
        ['downlineBets', undefined, 'stakeMinor'],
        ['downlineEntries', undefined, 'amountMinor'],
        ['downlineTransactions', 'player', 'amountMinor'],
        ['userLoss', 'player', 'stakeMinor'],
        ['userLoss', 'downline', 'stakeMinor'],
        ['teamDownlines', undefined, 'stakeMinor'],
        ['teamDownlines', undefined, 'depositsMinor'],
      ] as const) {
        const { rows, totals } = await report(name, { ...range, ...(groupBy && { groupBy }) });
        const sum = sumOf(rows.map((row) => row[column] ?? null));
        expect([name, range, sum]).toEqual([name, range, expected]);
        // That of a report with untold rows is left out.
        expect([null, String(expected)]).toContain(totals[column]);
      }
      const byDay = await report('downlineTransactions', range);
      expect(sumOf(byDay.rows.map(({ amountMinor }) => amountMinor ?? null))).toBe(within(range, toldTo));
    }
  });

  it('DR-10.6 a member whose day is not told is not found by a filter, nor by what is left of the others', async () => {
    for (const name of ['userLoss', 'downlineBets', 'downlineTransactions', 'downlineEntries'] as const) {
      const player = name === 'userLoss' || name === 'downlineTransactions' ? { groupBy: 'player' } : {};
      const column = name === 'userLoss' || name === 'downlineBets' ? 'stakeMinor' : 'amountMinor';
      for (const day of days)
        for (const who of [...team, 'branch', 'alone']) {
          const { rows, totals } = await report(name, { ...of(day), ...player, ...filter({ account: who }) });
          const isTold = day === busy && team.includes(who);
          const times = isTold && ['deep1', 'deep2'].includes(who) ? 2n : 1n;
          expect([name, day, who, sumOf(rows.map((row) => row[column] ?? null))]).toEqual([
            name,
            day,
            who,
            isTold ? times * amountOf(who) : 0n,
          ]);
          expect(sumOf([totals[column]])).toBe(isTold ? times * amountOf(who) : 0n);
        }
      for (const day of [lonely, quiet, four]) {
        const { rows, totals } = await report(name, { ...of(day), ...player, ...filter({ downline: 'branch' }) });
        expect([rows, sumOf([totals[column]])]).toEqual([[], 0n]);
        const listed = await report(name, { ...of(day), ...player });
        expect(listed.rows.flatMap(({ account }) => account ?? []).filter((account) => account !== 'agent01')).toEqual([]);
      }
    }
    const { depositsMinor, validBetMinor } = await read('teamMember', { id: String(idOf('alone')) });
    expect([depositsMinor, validBetMinor]).toEqual([null, null]);
    const deep1 = await report('userLoss', { ...all, groupBy: 'player', ...filter({ account: 'deep1' }) });
    const member = await read('teamMember', { id: String(idOf('deep1')) });
    expect(deep1.totals['stakeMinor']).toBe(String(2n * amountOf('deep1')));
    expect([member.validBetMinor, member.depositsMinor]).toEqual(Array.from({ length: 2 }, () => String(2n * amountOf('deep1'))));
  });

  it('DR-10.6 a game type that few played is in no row, list or filter of its own', async () => {
    const cells = await report('teamBetting', { ...of(busy), groupBy: 'category' });
    expect(cells.rows.map(({ gameType, stakeMinor }) => [gameType, stakeMinor])).toEqual(
      expect.arrayContaining([
        ['LIVE', null],
        ['RNG', null],
      ]),
    );
    expect(cells.totals['stakeMinor']).toBeNull();
    for (const gameType of ['LIVE', 'RNG'])
      for (const name of ['teamBetting', 'downlineBets'] as const) {
        const { rows, totals } = await report(name, { ...of(busy), ...filter({ gameType }) });
        expect([sumOf(rows.map(({ stakeMinor }) => stakeMinor ?? null)), sumOf([totals['stakeMinor']])]).toEqual([0n, 0n]);
      }
    const bets = await report('downlineBets', of(busy));
    expect(new Set(bets.rows.map(({ gameType }) => gameType))).toEqual(new Set([null]));
    const overview = await read('teamOverview', of(busy));
    expect(overview.byCategory).toMatchObject([{ gameType: null, kinds: 2, validBetMinor: String(toldTo(busy)) }]);
    const later = await report('downlineBets', { ...of(lonely), ...filter({ gameType: 'RNG' }) });
    expect(sumOf([later.totals['stakeMinor']])).toBe(toldTo(lonely));
  });

  it('DR-10.6 a deposit of one who did not play is not what is left of the others', async () => {
    const day = addDays(today, -1);
    await play(day, team);
    await deposit('alone', new Date(startOfDay(day, zone).getTime() + 3_600_000));
    await applyRollups(db);
    const { rows } = await report('downlineTransactions', { ...of(day), groupBy: 'player' });
    expect(rows.map(({ account, amountMinor }) => [account, amountMinor])).toEqual([[null, String(whole(...team, 'alone'))]]);
    const bets = await report('downlineBets', of(day));
    expect(new Set(bets.rows.map(({ account }) => account))).toEqual(new Set([null]));
  });

  it('MEM-26 a file is a look at those whom its rows name, and at nobody else of the team', async () => {
    const day = addDays(today, -8);
    const played = team.slice(0, 5);
    await play(day, played);
    await applyRollups(db);
    const lookedAt = async (name: Report, query: object = {}) => {
      await db.deleteFrom('rate_window').execute();
      const { id: last } = await db
        .selectFrom('record_access')
        .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
        .executeTakeFirstOrThrow();
      const { url } = await read('startExport', { report: name, query: { ...of(day), ...query } });
      expect((await fetch(new URL(url, service.url))).status).toBe(200);
      const looks = await db
        .selectFrom('record_access')
        .innerJoin('account', 'account.id', 'record_access.account_id')
        .where('record_access.id', '>', last)
        .where('what', '=', name)
        .select('username')
        .execute();
      return looks.map(({ username }) => username).toSorted();
    };
    for (const name of ['downlineBets', 'downlineEntries', 'downlineTransactions', 'userLoss'] as const) {
      const player = name === 'userLoss' || name === 'downlineTransactions' ? { groupBy: 'player' } : {};
      expect([name, await lookedAt(name, player)]).toEqual([name, played]);
      expect([name, await lookedAt(name, { ...player, ...filter({ downline: 'branch' }) })]).toEqual([name, ['branch', ...played]]);
      expect([name, await lookedAt(name, { ...player, ...filter({ account: 'deep6' }) })]).toEqual([name, ['deep6']]);
    }
    expect(await lookedAt('userLoss', { groupBy: 'downline' })).toEqual(['branch']);
    expect(await lookedAt('teamDownlines')).toEqual(['branch']);
    expect(await lookedAt('downlineBets', filter({ gameType: 'LIVE' }))).toEqual([]);
    expect(await lookedAt('downlineTransactions', { groupBy: 'day' })).toEqual([]);
  });

  describe('DR-10.6 AGT-18 terms are tried on told days and game types alone,', () => {
    /** Six of a branch and nobody else: in one game type; and one of them in another that weighs the same. */
    const [clear, mixed] = [addDays(today, -6), addDays(today, -7)];
    const terms = { taker: 'branch', kind: 'DAILY' as const, tiers: [{ minActive: 0, minValidBetMinor: '0', ratePpm: 1000 }] };
    const validBets = async (input: { from: string; to: string; categories: GameType[]; taker?: string; kind?: 'HOURLY' }) => {
      const { bills } = await read('simulateContract', { ...terms, ...input });
      return bills.map(({ from, validBetMinor }) => [from, BigInt(validBetMinor)]);
    };
    beforeAll(async () => {
      await play(clear, team);
      await play(clear, ['deep1'], 'RNG', 20);
      await play(mixed, team);
      await play(mixed, ['deep1'], 'FISH');
      await applyRollups(db);
    });

    it('not on one member, nor on a day of few', async () => {
      const period = { from: clear, to: four, categories: ['RNG' as const] };
      expect((await validBets({ ...period, taker: 'alone' })).filter(([, validBet]) => validBet !== 0n)).toEqual([]);
      expect(await validBets(period)).toEqual([[clear, whole(...team, 'deep1')]]);
    });

    it('not on a game type that few played, nor on what is left of the others', async () => {
      const every = gameTypes.options;
      for (const day of [busy, mixed])
        for (const categories of [...every.map((type) => [type]), ...every.map((type) => every.filter((other) => other !== type))]) {
          const isPlayed = categories.some((type) => type === 'RNG' || type === (day === busy ? 'LIVE' : 'FISH'));
          expect([categories, await validBets({ ...of(day), categories })]).toEqual([categories, isPlayed ? [] : [[day, 0n]]]);
        }
      expect(await validBets({ ...of(mixed), categories: every })).toEqual([[mixed, whole(...team, 'deep1')]]);
    });

    it('not on every game type where weights would tell what was staked on each', async () => {
      for (const kind of [undefined, 'HOURLY'] as const)
        expect(await validBets({ ...of(busy), categories: gameTypes.options, ...(kind && { kind }) })).toEqual([]);
    });

    it('not on an hour', async () => {
      const { bills } = await read('simulateContract', { ...terms, kind: 'HOURLY', categories: ['RNG'], from: clear, to: four });
      const validBetMinor = String(whole(...team, 'deep1'));
      expect(bills).toMatchObject([{ from: clear, to: clear, activeMembers: 6, validBetMinor, tier: null }]);
    });
  });
});
