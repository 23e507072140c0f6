import { betRecords } from '@site/api/memberReports';
import { addDays, dayOf } from '@site/rules/period';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../http/handle.ts';
import { readRows, readTotals } from '../report/readReport.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';
import report from './betRecords.ts';

const now = new Date();
const today = dayOf(now, 'Asia/Ho_Chi_Minh');
/** Bets of the whole table, of which the reading member has placed the first thousand. */
const sizesOn = { pglite: [10_000, 100_000], postgres: [10_000, 100_000, 1_000_000], citus: [10_000] } as const;
const OWN = 1000;
const AT_A_TIME = 50_000;
const RUNS = 101;
const MAX_TIMES = 1.3;

describe.each(testEngines)('on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine, seed: (empty) => seedSmall(empty, now) });
  });
  afterAll(() => service.close());

  /** Adds bets numbered from `first` to `last`: the first thousand are of one member, the others of everybody else in turn. */
  async function addBets(first: number, last: number) {
    const { db } = service.services;
    for (let from = first; from <= last; from += AT_A_TIME)
      await sql`
        insert into bet (account_id, integration, round_id, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status, placed_at)
        select m.ids[case when n <= ${OWN} then 1 else 2 + n % (cardinality(m.ids) - 1) end], 'STUDIO', 'flat' || n, 10001, 'RNG', 'USD', n % 700, n % 900,
          n % 700, 'open', ${now}::timestamptz - (n % 500000) * interval '5 second'
        from generate_series(${from}::integer, ${Math.min(last, from + AT_A_TIME - 1)}::integer) n,
          (select array_agg(id order by username <> 'limit01', id) as ids from account where merchant = 'marquee' and role = 'member' and type = 0) m`.execute(
        db,
      );
    await sql`analyze bet`.execute(db);
  }

  /** Returns the 95th of a hundred times to read the first page of a member's bets and its totals, in milliseconds. */
  async function p95() {
    const { db } = service.services;
    const account = db
      .selectFrom('account')
      .where('username', '=', 'limit01')
      .select(['id', 'type', 'username', 'currency', 'state', 'merchant']);
    const member: Member = await account.executeTakeFirstOrThrow();
    const days = { from: addDays(today, -30), to: today };
    const asked = {
      db,
      member,
      merchant: member.merchant,
      language: 'EN',
      zone: 'Asia/Ho_Chi_Minh',
      currency: 'USD',
      groupBy: undefined,
      filter: {},
      ...days,
    };
    const tookMs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const begun = performance.now();
      const rows = await readRows(betRecords, report.source, asked, { sort: '-placedAt', after: undefined, limit: 51 });
      const totals = await readTotals(betRecords, report.source, asked);
      tookMs.push(performance.now() - begun);
      expect(rows).toHaveLength(51);
      expect(totals).toMatchObject({ bets: OWN });
    }
    return tookMs.toSorted((one, other) => one - other)[Math.floor(RUNS * 0.95)] ?? Infinity;
  }

  it('MEM-06 answers a page of a member’s bets as fast beside a million bets as beside ten thousand', async () => {
    const found: { bets: number; p95Ms: number }[] = [];
    let before = 0;
    for (const bets of sizesOn[engine]) {
      await addBets(before + 1, bets);
      before = bets;
      // The first also plans the statements.
      await p95();
      found.push({ bets, p95Ms: Math.min(await p95(), await p95()) });
    }
    console.table(found);
    const [first = { p95Ms: 0 }] = found;
    for (const { p95Ms } of found) expect(p95Ms).toBeLessThan(first.p95Ms * MAX_TIMES);
  }, 1_800_000);
});
