import { createQueryId, type Kysely, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { playRounds } from '../testing/playRounds.ts';
import { addPlayer, startWallet, type TestWallet } from '../testing/startWallet.ts';
import { auditMoney } from './auditMoney.ts';
import { byIndex } from './byIndex.ts';

/** One a day. */
const ROUNDS = 250;
const DAY_MS = 24 * 60 * 60_000;
const ROWS_AT_A_TIME = 10;
/** A slice looks its rows up in several tables. */
const MOST_ROWS = 20 * ROWS_AT_A_TIME;
/** Of one statement. What reads more than its slice does so in each. */
const MOST_EXPLAINED = 20;

describe.each(ruleEngines)('RUN-06 on %s', (engine) => {
  let wallet: TestWallet;
  beforeAll(async () => {
    wallet = await startWallet(engine);
    await liveThroughYears(wallet.db);
  });
  afterAll(() => wallet.close());

  it(`reads at most ${MOST_ROWS} rows in any statement, however many rounds, days and salaries there are`, async () => {
    const queries: RootOperationNode[] = [];
    const listening = wallet.db.withPlugin({
      transformQuery({ node }) {
        queries.push(node);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const invariants = await auditMoney(listening, { rowsAtATime: ROWS_AT_A_TIME });
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);

    const byText = Map.groupBy(
      queries.map((query) => wallet.db.getExecutor().compileQuery(query, createQueryId())),
      (query) => query.sql,
    );
    const tooLarge: string[] = [];
    for (const [text, alike] of byText)
      for (const { parameters } of isLook(text) ? alike.slice(0, MOST_EXPLAINED) : []) {
        const rows = await rowsRead(wallet.db, text, parameters);
        if (rows > MOST_ROWS) tooLarge.push(`${rows} rows: ${text}`);
      }
    expect(tooLarge).toEqual([]);
  }, 120_000);
});

/** Returns whether a query looks at the books. */
const isLook = (text: string) => /^\s*(with|select)\b/.test(text) && !text.includes('set_config');

/** A player who bets once a day, and a salary for each of these bets. */
async function liveThroughYears(db: Kysely<Schema>): Promise<void> {
  const accountId = await addPlayer(db, 1_000_000n);
  await sql`insert into account_tree (ancestor_id, descendant_id, depth) values (${accountId}, ${accountId}, 0)`.execute(db);
  await sql`
    insert into contract (kind, taker_id, period, rate_ppm, tiers, categories, status, valid_from)
    select 'REALTIME', ${accountId}, 'D', 500, '[]', array_agg(distinct game_type), 'accepted', to_timestamp(0) from game`.execute(db);
  await sql`update rollup_mark set at = to_timestamp(0) where name = 'salary'`.execute(db);
  await playRounds(db, { accountIds: [accountId], rounds: ROUNDS, everyMs: DAY_MS });
  await applyRollups(db);
  await sql`
    insert into salary_slice (contract_id, slice_start, valid_bet_minor, gross_minor, amount_minor, carry_ppm)
    select c.id, s.slice_start, s.valid_bet_minor, 0, 0, 0 from team_slice s join contract c on c.taker_id = s.ancestor_id`.execute(db);
  await sql`update rollup_mark set at = now() + interval '1 day' where name = 'salary'`.execute(db);
  await sql`analyze`.execute(db);
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

async function rowsRead(db: Kysely<Schema>, text: string, parameters: readonly unknown[]): Promise<number> {
  const [explained] = await byIndex(db, explain(text, parameters));
  return explained?.['QUERY PLAN'].reduce((sum, { Plan: plan }) => sum + rowsScanned(plan), 0) ?? 0;
}

function explain(text: string, parameters: readonly unknown[]) {
  const parts = text.split(/\$\d+/).map((part, index) => sql`${index > 0 ? sql`${parameters[index - 1]}` : sql``}${sql.raw(part)}`);
  return sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`explain (analyze, format json) ${sql.join(parts, sql``)}`;
}

/** Rows that the scans of tables and indexes have come by. */
function rowsScanned({
  'Node Type': type,
  'Actual Rows': rows,
  'Actual Loops': loops,
  'Rows Removed by Filter': removed = 0,
  Plans: parts = [],
}: Plan): number {
  const own = /^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(type) ? (rows + removed) * loops : 0;
  return parts.reduce((sum, part) => sum + rowsScanned(part), own);
}
