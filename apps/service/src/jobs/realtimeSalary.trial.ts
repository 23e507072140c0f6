import { SLICE_MS } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { house, ledger } from '../ledger/Ledger.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { openTestDatabase, type TestEngine, testEngines } from '../testing/openTestDatabase.ts';
import { playRounds } from '../testing/playRounds.ts';
import { seedTestGames } from '../testing/seedTestGames.ts';
import { settleRealtimeSalary } from './realtimeSalary.ts';

const agentsOn: Record<TestEngine, number> = { pglite: 10_000, postgres: 100_000, citus: 0 };
/** Agents below each agent of the house, ten below each. */
const TEAM = 1000;
const AT_A_TIME = 10_000;
const STAKE_MINOR = 100_000n;
const MAX_MS = 60_000;
/** A slice that has passed, whichever the hour. */
const sliceStart = new Date(Math.floor(Date.now() / SLICE_MS) * SLICE_MS - 2 * SLICE_MS);
const playedUntil = new Date(sliceStart.getTime() + SLICE_MS / 2);
const dueAt = new Date(sliceStart.getTime() + SLICE_MS + 60_000);

describe.each(testEngines)('on %s', (engine) => {
  it(`AGT-09 RUN-06 settles a slice for ${agentsOn[engine]} agents within a minute, and audits their books in another`, async () => {
    const agents = agentsOn[engine];
    const database = await openTestDatabase(engine);
    const { db, jobsDb, bus } = database;
    try {
      await seedAgents(jobsDb, agents);
      await applyRollups(jobsDb);
      await sql`analyze`.execute(jobsDb);

      const begun = performance.now();
      await settleRealtimeSalary({ db: jobsDb, ledger, bus }, dueAt);
      const settledMs = performance.now() - begun;
      // What the house owes its own takers is what all agents receive together.
      const { rows } = await sql<{ slices: number; paid: bigint; owed: bigint }>`
        select count(*)::integer as slices, sum(s.amount_minor)::bigint as paid,
          (sum(s.gross_minor) filter (where c.giver_id is null))::bigint as owed
        from salary_slice s join contract c on c.id = s.contract_id`.execute(db);
      const [found] = rows;

      await sql`analyze`.execute(jobsDb);
      const audited = performance.now();
      const invariants = await auditMoney(jobsDb);
      const auditedMs = performance.now() - audited;
      console.log(
        `${engine}: ${agents} agents in ${Math.round(settledMs)} ms, ${found?.paid} minor units paid; audited in ${Math.round(auditedMs)} ms`,
      );
      expect(found?.slices).toBe(agents);
      expect(found?.paid).toBe(found?.owed);
      expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
      expect(settledMs).toBeLessThan(MAX_MS);
      expect(auditedMs).toBeLessThan(MAX_MS);
    } finally {
      await database.close();
    }
  });
});

/** Writes teams of agents with a contract of real-time salary each, and a round that each has lost. */
async function seedAgents(db: Kysely<Schema>, agents: number): Promise<void> {
  await sql`insert into brand (merchant, hosts, config, flags) values ('marquee', '{}', '{"zone": "Asia/Ho_Chi_Minh", "currency": "USD"}', '{}')`.execute(
    db,
  );
  await seedTestGames(db);
  // Each agent has a place in its team: the one above it has a tenth of its number.
  await sql`
    insert into account (id, merchant, role, type, username, nickname, currency, country, language, password_hash, path, upline_id)
    overriding system value
    select n + 1, 'marquee', 'member', 1, 'agent' || n, 'agent' || n, 'USD', 'VN', 'EN', '', '',
      case when n % ${TEAM} > 0 then n - n % ${TEAM} + n % ${TEAM} / 10 + 1 end
    from generate_series(0, ${agents - 1}::integer) n`.execute(db);
  await sql`
    with recursive tree as (
      select id as ancestor_id, id as descendant_id, 0 as depth from account where id > 0
      union all
      select a.upline_id, t.descendant_id, t.depth + 1 from tree t join account a on a.id = t.ancestor_id where a.upline_id is not null
    )
    insert into account_tree (ancestor_id, descendant_id, depth) select * from tree`.execute(db);
  await sql`insert into wallet (account_id, currency, balance_minor) select id, 'USD', 0 from account where id > 0`.execute(db);
  await sql`
    insert into contract (kind, giver_id, taker_id, period, rate_ppm, tiers, categories, status, valid_from, accepted_at)
    select 'REALTIME', upline_id, id, 'D', 500 - 100 * (case when upline_id is null then 0 else length(((id - 1) % ${TEAM})::text) end), '[]',
      (select array_agg(distinct game_type) from game), 'accepted', ${sliceStart}, ${sliceStart}
    from account where id > 0 order by id`.execute(db);
  await sql`update rollup_mark set at = ${sliceStart} where name = 'salary'`.execute(db);
  for (let from = 1; from <= agents; from += AT_A_TIME) {
    const accountIds = Array.from({ length: Math.min(AT_A_TIME, agents - from + 1) }, (_, index) => from + index);
    await sql`
      insert into deposit (account_id, idempotency_key, source, reference, currency, amount_minor, received_at)
      select id, 'opening', 'test', id, 'USD', ${STAKE_MINOR}::bigint, now() from unnest(${accountIds}::integer[]) id`.execute(db);
    const opening = { counterId: house.deposit, idempotencyKey: 'opening', kind: 'DEPOSIT', currency: 'USD' } as const;
    await db.transaction().execute((tx) =>
      ledger.post(
        tx,
        accountIds.map((accountId) => ({ ...opening, accountId, amountMinor: STAKE_MINOR })),
      ),
    );
    await playRounds(db, { accountIds, rounds: 1, stakeMinor: STAKE_MINOR, until: playedUntil });
  }
}
