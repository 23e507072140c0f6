import { SLICE_MS } from '@site/rules/period';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changed } from '../push/Bus.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { ledger } from '../ledger/Ledger.ts';
import { openTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { settleBets } from '../testing/settleBets.ts';
import { seedTree } from '../testing/seedTree.ts';
import { startJobs } from './startJobs.ts';

describe.each(testEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('AGT-09 settles at the start what was missed, once although two processes start', async () => {
    const { db, bus } = database;
    const { agent, member } = await seedTree(db);
    const missed = new Date(Math.floor(Date.now() / SLICE_MS) * SLICE_MS - 3 * SLICE_MS);
    await db.updateTable('rollup_mark').set({ at: missed }).where('name', '=', 'salary').execute();
    await sql`
      insert into contract (kind, taker_id, period, rate_ppm, tiers, categories, status, valid_from)
      values ('REALTIME', ${agent}, 'D', 500, '[]', '{RNG}', 'accepted', ${missed})`.execute(db);
    await settleBets(db, [
      {
        account_id: member,
        integration: 'STUDIO',
        round_id: 'r1',
        node_id: 1,
        game_type: 'RNG',
        currency: 'USD',
        stake_minor: 1_000_000n,
        payout_minor: 0n,
        valid_bet_minor: 1_000_000n,
        status: 'settled',
        placed_at: missed,
        settled_at: missed,
      },
    ]);

    const heard = new Promise<Changed>((resolve) => bus.onEvent(resolve));
    const errors: unknown[] = [];
    const start = () =>
      startJobs({ database, ledger, config: { dataSecret: 'a secret for tests only' }, onError: (error) => errors.push(error) });
    const processes = [await start(), await start()];
    expect(await heard).toEqual([agent]);
    for (const jobs of processes) await jobs.close();
    expect(errors).toEqual([]);
    expect(await db.selectFrom('transfer').select(['account_id', 'kind', 'amount_minor']).execute()).toEqual([
      { account_id: agent, kind: 'SALARY_RT', amount_minor: 500n },
    ]);
  });
});
