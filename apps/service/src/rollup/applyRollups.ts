import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { rollUpBets, rollUpMoney } from './rollUp.ts';

const ROWS_AT_A_TIME = 2000;

interface Queue {
  table: RawBuilder<unknown>;
  /** Columns of its primary key, oldest first, with their types. */
  key: [column: string, type: string][];
  /** The table that its rows name, aliased `row`, and how. */
  joined: RawBuilder<unknown>;
  /** Columns of `row` that are counted, with their types. */
  columns: [column: string, type: string][];
  rollUp(tx: Transaction<Schema>, rows: RawBuilder<unknown>): Promise<void>;
}

const queues: Record<'bets' | 'money', Queue> = {
  bets: {
    table: sql`uncounted_bet`,
    key: [
      ['at', 'timestamptz'],
      ['account_id', 'integer'],
      ['integration', 'text'],
      ['round_id', 'text'],
      ['part', 'smallint'],
    ],
    joined: sql`bet row where row.account_id = q.account_id and row.integration = q.integration and row.round_id = q.round_id and row.part = q.part`,
    columns: [
      ['account_id', 'integer'],
      ['part', 'smallint'],
      ['game_type', 'text'],
      ['currency', 'text'],
      ['stake_minor', 'bigint'],
      ['valid_bet_minor', 'bigint'],
      ['payout_minor', 'bigint'],
      ['settled_at', 'timestamptz'],
    ],
    rollUp: rollUpBets,
  },
  money: {
    table: sql`uncounted_transfer`,
    key: [
      ['at', 'timestamptz'],
      ['account_id', 'integer'],
      ['transfer_id', 'uuid'],
    ],
    joined: sql`transfer row where row.account_id = q.account_id and row.id = q.transfer_id`,
    columns: [
      ['account_id', 'integer'],
      ['counter_id', 'integer'],
      ['at', 'timestamptz'],
      ['kind', 'text'],
      ['currency', 'text'],
      ['amount_minor', 'bigint'],
    ],
    rollUp: rollUpMoney,
  },
};

/**
 * Brings the roll-ups up to what has been committed, in batches of at most 2,000 rows.
 *
 * Each settled bet and each transfer has a row in a queue, written in the transaction that settled or moved it and deleted by the
 * transaction that counts it. So each counts exactly once, whatever the transaction ids, the clocks and the order of commits: after a
 * restore into another cluster, and where the queues are spread over nodes by `account_id`. Several processes may do this at once;
 * they follow one another.
 */
export async function applyRollups(db: Kysely<Schema>): Promise<void> {
  for (const name of ['bets', 'money'] as const) while (await applyBatch(db, name)) await turn();
}

/** Counts one batch. True where the queue may hold more. */
async function applyBatch(db: Kysely<Schema>, name: keyof typeof queues): Promise<boolean> {
  const queue = queues[name];
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      // Salary is settled from what is written here, so its mark must not move meanwhile.
      await tx.selectFrom('rollup_mark').where('name', 'in', [name, 'salary']).select('name').orderBy('name').forUpdate().execute();
      const last = await lastOfBatch(tx, queue);
      if (last) await queue.rollUp(tx, await takeUpTo(tx, queue, last.key));
      const isFull = last?.rows === ROWS_AT_A_TIME;
      await tx
        .updateTable('rollup_mark')
        .set({ at: sql`greatest(at, least(now(), ${isFull ? last.key[0] : null}::timestamptz))` })
        .where('name', '=', name)
        .execute();
      return isFull;
    }),
  );
}

interface Last {
  /** How many rows the batch has. */
  rows: number;
  /** The key of the last of them, each value as text. */
  key: string[];
}

/**
 * The end of the next batch; undefined where the queue is empty.
 *
 * It is asked for apart from the delete: where the queue is spread over shards, a delete cannot have a limit.
 */
async function lastOfBatch(tx: Transaction<Schema>, { table, key }: Queue): Promise<Last | undefined> {
  const columns = sql.join(key.map(([column]) => sql.ref(column)));
  const asText = sql.join(key.map(([column]) => sql`${sql.ref(column)}::text`));
  const { rows } = await sql<Last>`
    select count(*) over ()::integer as rows, array[${asText}] as key
    from (select ${columns} from ${table} order by ${columns} limit ${ROWS_AT_A_TIME}) batch
    order by (${columns}) desc limit 1`.execute(tx);
  return rows[0];
}

/** Deletes the rows up to a key from the queue; what was deleted, and only that, is counted. */
async function takeUpTo(tx: Transaction<Schema>, { table, key, joined, columns }: Queue, last: string[]): Promise<RawBuilder<unknown>> {
  const bound = sql.join(key.map(([, type], index) => sql`${last[index]}::${sql.raw(type)}`));
  const { rows } = await sql<{ row: string }>`
    delete from ${table} q using ${joined} and (${sql.join(key.map(([column]) => sql.ref(`q.${column}`)))}) <= (${bound})
    returning jsonb_build_object(${sql.join(columns.map(([column]) => sql`${sql.lit(column)}, ${sql.ref(`row.${column}`)}`))})::text as row`.execute(
    tx,
  );
  const record = sql.join(columns.map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`));
  return sql`select * from jsonb_to_recordset(${`[${rows.map(({ row }) => row).join()}]`}::jsonb) as row (${record})`;
}
