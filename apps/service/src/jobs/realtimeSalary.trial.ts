import { SLICE_MS } from '@site/rules/period';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ledger } from '../ledger/Ledger.ts';
import { openTestDatabase, type TestEngine, testEngines } from '../testing/openTestDatabase.ts';
import { settleRealtimeSalary } from './realtimeSalary.ts';

const agentsOn: Record<TestEngine, number> = { pglite: 10_000, postgres: 100_000, citus: 0 };
/** Agents below each agent of the house, ten below each. */
const TEAM = 1000;
const MAX_MS = 60_000;
/** Midnight of the brand, UTC+7. */
const sliceStart = new Date('2026-11-20T17:00:00Z');
const dueAt = new Date(sliceStart.getTime() + SLICE_MS + 60_000);

describe.each(testEngines)('on %s', (engine) => {
  it(`AGT-09 settles a slice for ${agentsOn[engine]} agents within a minute`, async () => {
    const agents = agentsOn[engine];
    const database = await openTestDatabase(engine);
    const { db, bus } = database;
    try {
      await sql`insert into brand (merchant, hosts, config, flags) values ('marquee', '{}', '{"zone": "Asia/Ho_Chi_Minh", "currency": "USD"}', '{}')`.execute(
        db,
      );
      // Each agent has a place in its team: the one above it has a tenth of its number.
      await sql`
        insert into account (id, merchant, role, type, username, nickname, currency, country, language, password_hash, path, upline_id)
        overriding system value
        select n + 1, 'marquee', 'member', 1, 'agent' || n, 'agent' || n, 'USD', 'VN', 'EN', '', '',
          case when n % ${TEAM} > 0 then n - n % ${TEAM} + n % ${TEAM} / 10 + 1 end
        from generate_series(0, ${agents - 1}::integer) n`.execute(db);
      await sql`insert into wallet (account_id, currency, balance_minor) select id, 'USD', 0 from account where id > 0`.execute(db);
      await sql`
        insert into contract (kind, giver_id, taker_id, period, rate_ppm, tiers, categories, status, valid_from, accepted_at)
        select 'REALTIME', upline_id, id, 'D', 500 - 100 * (case when upline_id is null then 0 else length(((id - 1) % ${TEAM})::text) end), '[]', '{RNG}', 'accepted', ${sliceStart}, ${sliceStart}
        from account where id > 0 order by id`.execute(db);
      await sql`
        insert into team_slice (ancestor_id, slice_start, game_type, currency, valid_bet_minor)
        select id, ${sliceStart}, 'RNG', 'USD', 1000000 + id from account where id > 0`.execute(db);
      await sql`update rollup_mark set at = ${sliceStart} where name = 'salary'`.execute(db);
      await sql`analyze`.execute(db);

      const begun = performance.now();
      await settleRealtimeSalary({ db, ledger, bus }, dueAt);
      const ms = performance.now() - begun;
      // What the house owes its own takers is what all agents receive together.
      const { rows } = await sql<{ slices: number; paid: bigint; owed: bigint }>`
        select count(*)::integer as slices, sum(s.amount_minor)::bigint as paid,
          (sum(s.gross_minor) filter (where c.giver_id is null))::bigint as owed
        from salary_slice s join contract c on c.id = s.contract_id`.execute(db);
      const [found] = rows;
      console.log(`${engine}: ${agents} agents in ${Math.round(ms)} ms, ${found?.paid} minor units paid`);
      expect(found?.slices).toBe(agents);
      expect(found?.paid).toBe(found?.owed);
      expect(ms).toBeLessThan(MAX_MS);
    } finally {
      await database.close();
    }
  });
});
