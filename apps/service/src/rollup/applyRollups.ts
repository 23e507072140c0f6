import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { rollUpBets, rollUpMoney } from './rollUp.ts';

const ROWS_AT_A_TIME = 2000;

const sources = {
  bets: { rollUp: rollUpBets, table: sql.table('bet'), xid: sql.ref('settled_xid') },
  money: { rollUp: rollUpMoney, table: sql.table('transfer'), xid: sql.ref('xid') },
} as const;

/**
 * Brings the roll-ups up to what has been committed, a batch at a time.
 *
 * Each row counts exactly once: the mark up to which they are counted moves in the transaction that counts them, and it never
 * passes a transaction that is still running. Several processes may do this at once; they follow one another.
 */
export async function applyRollups(db: Kysely<Schema>): Promise<void> {
  for (const name of ['bets', 'money'] as const) while (await applyBatch(db, name)) await turn();
}

/** Whether there was anything to do. */
async function applyBatch(db: Kysely<Schema>, name: keyof typeof sources): Promise<boolean> {
  const { rollUp } = sources[name];
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      // Salary is settled from what is written here, so its mark must not move meanwhile.
      await tx.selectFrom('rollup_mark').where('name', 'in', [name, 'salary']).select('name').orderBy('name').forUpdate().execute();
      const range = await nextRange(tx, name);
      if (range.from !== null) await rollUp(tx, { from: range.from, to: range.to });
      await tx
        .updateTable('rollup_mark')
        .set({ xid: range.to, at: sql`now()` })
        .where('name', '=', name)
        .execute();
      return range.from !== null;
    }),
  );
}

/** The transactions to count next: all that have ended, or as many whole ones as make a batch. `from` is null where there is none. */
async function nextRange(tx: Transaction<Schema>, name: keyof typeof sources): Promise<{ from: string | null; to: string }> {
  const { table, xid } = sources[name];
  const { rows } = await sql<{ from: string | null; to: string }>`
    with span as (select xid as mark, pg_snapshot_xmin(pg_current_snapshot()) as horizon from rollup_mark where name = ${name}),
    waiting as (
      select ${xid} as xid from ${table}, span where ${xid} >= span.mark and ${xid} < span.horizon order by ${xid} limit ${ROWS_AT_A_TIME + 1}
    ),
    ends as (select (array_agg(xid order by xid))[1] as first, (array_agg(xid order by xid))[${ROWS_AT_A_TIME + 1}] as beyond from waiting)
    select first as "from",
      case when beyond is null then horizon else greatest(beyond, (first::text::bigint + 1)::text::xid8) end as "to"
    from span cross join ends`.execute(tx);
  const [range] = rows;
  if (!range) throw new Error(`The roll-up of ${name} has no mark.`);
  return range;
}
