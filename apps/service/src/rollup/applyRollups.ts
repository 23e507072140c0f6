import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { inSavepoint } from '../database/inSavepoint.ts';
import { isConflict, retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { countForPrizes } from '../prizes/countForPrizes.ts';
import { accrueRebates } from '../rebate/accrueRebates.ts';
import { fillRequirements } from '../requirements/fillRequirements.ts';
import { growVipByBets, growVipByMoney } from '../vip/growVip.ts';
import { rollUpBets, rollUpMoney } from './rollUp.ts';

const ROWS_AT_A_TIME = 2000;
/** Time after which a row that could not be counted is tried again. */
const ASIDE_FOR = sql`interval '1 hour'`;
const isDue = sql`(q.aside_at is null or q.aside_at < now() - ${ASIDE_FOR})`;

interface Queue {
  table: RawBuilder<unknown>;
  /** Columns of its primary key, oldest first, with their types. */
  key: [column: string, type: string][];
  /** Join with the table that its rows refer to, aliased `row`. */
  joined: RawBuilder<unknown>;
  /** Counted columns of `row`, with their types. */
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
      ['integration', 'text'],
      ['round_id', 'text'],
      ['part', 'smallint'],
      ['node_id', 'integer'],
      ['game_type', 'text'],
      ['currency', 'text'],
      ['stake_minor', 'bigint'],
      ['valid_bet_minor', 'bigint'],
      ['payout_minor', 'bigint'],
      ['campaign_id', 'text'],
      ['placed_at', 'timestamptz'],
      ['settled_at', 'timestamptz'],
    ],
    async rollUp(tx, rows) {
      await rollUpBets(tx, rows);
      await accrueRebates(tx, rows, await fillRequirements(tx, rows));
      await growVipByBets(tx, rows, new Date());
      await countForPrizes(tx, rows);
    },
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
    async rollUp(tx, rows) {
      await rollUpMoney(tx, rows);
      await growVipByMoney(tx, rows, new Date());
    },
  },
};

/**
 * Updates the roll-ups to all committed data, in batches of at most 2,000 rows.
 *
 * Each settled bet and each transfer has a row in a queue, written in the transaction that settled or moved it and deleted by the
 * transaction that counts it. So each counts exactly once, whatever the transaction ids, the clocks and the order of commits: after a
 * restore into another cluster, and where the queues are distributed over nodes by `account_id`. Safe to run in several processes; they
 * take turns.
 *
 * A batch that fails is halved until its faulty row stands alone. That row is set aside: it waits in its queue with the reason, where it is
 * uncounted for every reader, and is tried again after an hour. The others are counted.
 */
export async function applyRollups(db: Kysely<Schema>): Promise<void> {
  for (const name of ['bets', 'money'] as const) {
    let most = ROWS_AT_A_TIME;
    for (let isMore = true; isMore; await turn()) {
      try {
        isMore = await applyBatch(db, name, most);
        most = Math.min(ROWS_AT_A_TIME, most * 2);
      } catch (error) {
        if (most === 1 || isConflict(error)) throw error;
        most = Math.ceil(most / 2);
      }
    }
  }
}

/** Counts one batch. Returns true when the queue may hold more. */
async function applyBatch(db: Kysely<Schema>, name: keyof typeof queues, most: number): Promise<boolean> {
  const queue = queues[name];
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      // Salary is settled from these rows, so its mark must not move meanwhile.
      const marks = await tx
        .selectFrom('rollup_mark')
        .where('name', 'in', [name, 'salary'])
        .select(['name', sql<boolean>`coalesce(held_until > now(), false)`.as('isHeld')])
        .orderBy('name')
        .forUpdate()
        .execute();
      if (marks.some((mark) => mark.name === name && mark.isHeld)) return false;
      const last = await lastOfBatch(tx, queue, most);
      const count = async ({ key }: Last) => queue.rollUp(tx, await takeUpTo(tx, queue, key));
      if (last && most > 1) await count(last);
      else if (last) {
        const counted = await inSavepoint(tx, () => count(last));
        if (!counted.ok) await setAside(tx, queue, last.key, counted.reason);
      }
      const isFull = last?.rows === most;
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
  /** Number of rows in the batch. */
  rows: number;
  /** Key of the last row, each value as text. */
  key: string[];
}

/**
 * Returns the end of the next batch; undefined for an empty queue.
 *
 * A separate query, because a delete over several shards cannot have a limit.
 */
async function lastOfBatch(tx: Transaction<Schema>, { table, key }: Queue, most: number): Promise<Last | undefined> {
  const columns = sql.join(key.map(([column]) => sql.ref(column)));
  const asText = sql.join(key.map(([column]) => sql`${sql.ref(column)}::text`));
  const { rows } = await sql<Last>`
    select count(*) over ()::integer as rows, array[${asText}] as key
    from (select ${columns} from ${table} q where ${isDue} order by ${columns} limit ${most}) batch
    order by (${columns}) desc limit 1`.execute(tx);
  return rows[0];
}

/** Leaves a row in its queue, uncounted, and says why. */
async function setAside(tx: Transaction<Schema>, { table, key }: Queue, of: string[], reason: string): Promise<void> {
  const isIt = key.map(([column, type], index) => sql`${sql.ref(column)} = ${of[index]}::${sql.raw(type)}`);
  await sql`update ${table} set aside_at = now(), aside_reason = ${reason} where ${sql.join(isIt, sql` and `)}`.execute(tx);
}

/** Deletes the rows up to a key from the queue; counts exactly the deleted rows, each found by its key. */
async function takeUpTo(tx: Transaction<Schema>, { table, key, joined, columns }: Queue, last: string[]): Promise<RawBuilder<unknown>> {
  const bound = sql.join(key.map(([, type], index) => sql`${last[index]}::${sql.raw(type)}`));
  // A database just filled has no statistics yet: the planner would read all bets for each row of the queue.
  await plan(tx, { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' });
  // Whole columns: the rows are read again by each of those who count them, and an array is read in a fifth of the time of JSON.
  const { rows } = await sql<Record<string, string | null>>`
    with taken as (
      delete from ${table} q using ${joined} and ${isDue} and (${sql.join(key.map(([column]) => sql.ref(`q.${column}`)))}) <= (${bound})
      returning ${sql.join(columns.map(([column]) => sql.ref(`row.${column}`)))}
    )
    select ${sql.join(columns.map(([column]) => sql`array_agg(${sql.ref(column)})::text as ${sql.id(column)}`))} from taken`.execute(tx);
  // The accounts of a batch are looked up: read as a whole, as the planner would by its costs of a disk, they take longer than all the rest.
  await plan(tx, { enable_hashjoin: 'on', enable_mergejoin: 'on', random_page_cost: '1' });
  const names = sql.join(columns.map(([column]) => sql.ref(column)));
  return sql`select * from unnest(${sql.join(columns.map(([column, type]) => sql`${rows[0]?.[column] ?? null}::${sql.raw(type)}[]`))}) as row (${names})`;
}

/** Changes settings of the planner for the rest of the transaction. */
async function plan(tx: Transaction<Schema>, settings: Record<string, string>): Promise<void> {
  await sql`
    select set_config(name, value, true)
    from unnest(${Object.keys(settings)}::text[], ${Object.values(settings)}::text[]) as setting (name, value)`.execute(tx);
}
