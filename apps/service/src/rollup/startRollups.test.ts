import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { auditReport } from '../ledger/auditReport.ts';
import type { Services } from '../services.ts';
import { serveHealth } from '../system/serveHealth.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTree } from '../testing/seedTree.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startRollups } from './startRollups.ts';

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('OPR-09 RUN-06 a bet that cannot be counted and jackpots that are not paid are in the log, in /readyz and in the audit', async () => {
    const { db } = database;
    const { member } = await seedTree(db);
    await settleBets(
      db,
      ['r0', 'r1'].map((round_id, index) => {
        const at = new Date(Date.now() - 10_000 + index);
        return {
          account_id: member,
          integration: 'STUDIO',
          round_id,
          node_id: 1,
          game_type: 'RNG',
          currency: 'USD',
          stake_minor: 10n,
          payout_minor: 0n,
          valid_bet_minor: 10n,
          status: 'settled' as const,
          placed_at: at,
          settled_at: at,
        };
      }),
    );
    await sql`update bet set stake_minor = ${2n ** 63n - 1n}, valid_bet_minor = ${2n ** 63n - 1n} where round_id = 'r1'`.execute(db);
    const errors: string[] = [];
    const rollups = startRollups({
      db,
      payJackpots: () => Promise.reject(new Error('Jackpots are not paid: round 1.')),
      onError: (error) => errors.push(String(error)),
    });
    await vi.waitFor(async () => expect(await db.selectFrom('timed_run').select('name').execute()).toHaveLength(2), 20_000);
    await rollups.close();
    const reason = `1 bets and 0 transfers cannot be counted, such as round r1 of STUDIO, account ${member}: .*out of range`;
    expect(errors).toEqual([expect.stringMatching(reason), 'Error: Jackpots are not paid: round 1.']);
    const { ok, lines } = await auditReport(db);
    expect(ok).toBe(false);
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^FAILED {2}job pay-jackpots at .*: Jackpots are not paid: round 1\.$/),
      expect.stringMatching(new RegExp(`^FAILED {2}job roll-ups at .*: ${reason}`)),
    ]);
    const app = Fastify();
    await app.register(serveHealth({ db, config: { mode: 'demo', dataDir: tmpdir() } } as Services));
    const { value } = (await app.inject('/readyz')).json<{ value: { jobs: object[] } }>();
    expect(value.jobs).toMatchObject([
      { name: 'pay-jackpots', state: 'failed' },
      { name: 'roll-ups', state: 'failed' },
    ]);
    await app.close();
  });
});
