import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Difference } from '../vendors/differenceOf.ts';

/** Short enough to hold one in memory. */
export const PERIOD_MS = 10 * 60_000;
/** Time after a period in which calls that are under way end. */
const GRACE_MS = 5 * 60_000;
/** Periods of one run, for a vendor that was down. */
const PERIODS_AT_ONCE = 36;

/** A transaction, or a round, on which we and its vendor do not agree. */
export interface Found {
  playerId: string;
  /** Id of the transaction or the round. */
  txId: string;
  kind: Difference;
  ours: object | undefined;
  theirs: object | undefined;
}

/** Returns the starts of the periods of a vendor's log that have ended and were not closed yet, the oldest first. */
export async function duePeriods(db: Kysely<Schema>, integration: string, now: Date): Promise<number[]> {
  const last = await db
    .selectFrom('reconciliation')
    .where('integration', '=', integration)
    .select((select) => select.fn.max('period_start').as('start'))
    .executeTakeFirst();
  const currentMs = Math.floor((now.getTime() - GRACE_MS) / PERIOD_MS) * PERIOD_MS;
  const firstMs = last?.start ? last.start.getTime() + PERIOD_MS : currentMs - PERIOD_MS;
  const due = Math.min(PERIODS_AT_ONCE, Math.max(0, (currentMs - firstMs) / PERIOD_MS));
  return Array.from({ length: due }, (_period, index) => firstMs + index * PERIOD_MS);
}

interface Closed {
  integration: string;
  startMs: number;
  /** Number of transactions, or of rounds, that were compared. */
  transactions: number;
  found: readonly Found[];
  now: Date;
}

/** Writes a compared period down, with the differences in it. */
export async function closePeriod(db: Kysely<Schema>, { integration, startMs, transactions, found, now }: Closed): Promise<void> {
  const period_start = new Date(startMs);
  await db.transaction().execute(async (tx) => {
    for (const { playerId, txId, kind, ours, theirs } of found) {
      const values = { kind, ...written({ ours, theirs }) };
      await tx
        .insertInto('vendor_difference')
        .values({ integration, player_id: playerId, tx_id: txId, period_start, found_at: now, ...values })
        .onConflict((known) => known.columns(['integration', 'player_id', 'tx_id']).doUpdateSet({ ...values, resolved_at: null }))
        .execute();
    }
    await tx
      .insertInto('reconciliation')
      .values({ integration, period_start, compared_at: now, transactions })
      .onConflict((known) => known.doNothing())
      .execute();
  });
}

/** Reads the oldest differences of a vendor that are not resolved. */
export async function openDifferences(
  db: Kysely<Schema>,
  integration: string,
  limit: number,
): Promise<{ playerId: string; txId: string }[]> {
  return db
    .selectFrom('vendor_difference')
    .where('integration', '=', integration)
    .where('resolved_at', 'is', null)
    .select(['player_id as playerId', 'tx_id as txId'])
    .orderBy('period_start')
    .limit(limit)
    .execute();
}

/** Writes down what a difference has become: resolved, unless it is given. */
export async function renewDifference(
  db: Kysely<Schema>,
  key: { integration: string; playerId: string; txId: string },
  { found, now }: { found: Pick<Found, 'kind' | 'ours' | 'theirs'> | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('vendor_difference')
    .where('integration', '=', key.integration)
    .where('player_id', '=', key.playerId)
    .where('tx_id', '=', key.txId)
    .set(found ? { kind: found.kind, ...written(found) } : { resolved_at: now })
    .execute();
}

interface Page<Row> {
  rows: Row[];
  /** Cursor of the next page. */
  next: string | null;
}

/** Reads all pages of a log. */
export async function readPages<Row>(pageOf: (cursor: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await pageOf(cursor);
    // A vendor that answers with the same page for ever must not fill the memory.
    if (next !== null && (next === cursor || rows.length === 0))
      throw new Error('A page of a log names itself, or nothing, as what comes before the next one.');
    all.push(...rows);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

const written = ({ ours, theirs }: Pick<Found, 'ours' | 'theirs'>) => ({
  ours: ours ? JSON.stringify(ours) : null,
  theirs: theirs ? JSON.stringify(theirs) : null,
});
