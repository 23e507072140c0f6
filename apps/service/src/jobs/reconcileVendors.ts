import { MAX_ASKED_TRANSACTIONS, type VendorTransaction, type VendorTransactionsInput } from '@site/api/vendor';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accountIdOf } from '../wallet/vendor/playerId.ts';
import type { ConnectedVendor } from '../vendors/connectVendor.ts';
import { type Difference, differenceOf, type OwnTransaction } from '../vendors/differenceOf.ts';

/** Short enough to hold one in memory. */
const PERIOD_MS = 10 * 60_000;
/** Time after a period in which calls that are under way end. */
const GRACE_MS = 5 * 60_000;
/** Periods of one run, for a vendor that was down. */
const PERIODS_AT_ONCE = 36;
/** Differences that an operator sees at once. */
const NAMED = 5;

type Vendor = Pick<ConnectedVendor, 'integration' | 'listTransactions'>;
type Log = NonNullable<Vendor['listTransactions']>;

interface Terms {
  db: Kysely<Schema>;
  vendors: Iterable<Vendor>;
  /** Called for a vendor that cannot be asked now. */
  onError: (error: unknown) => void;
}

/**
 * Compares our transactions with the vendors' own logs, a period at a time, and asks once more for those that differed before. Throws when
 * some still differ: an operator has to decide on them. A vendor that does not answer is compared in the next run.
 *
 * Source: VEN-04.
 */
export async function reconcileVendors({ db, vendors, onError }: Terms, now: Date): Promise<void> {
  for (const { integration, listTransactions } of vendors) {
    if (!listTransactions) continue;
    try {
      await askAgain({ db, integration, log: listTransactions }, now);
      await compareDue({ db, integration, log: listTransactions }, now);
    } catch (error) {
      onError(error);
    }
  }
  await reportOpen(db, now);
}

interface Compared {
  db: Kysely<Schema>;
  integration: string;
  log: Log;
}

async function askAgain({ db, integration, log }: Compared, now: Date): Promise<void> {
  const open = await db
    .selectFrom('vendor_difference')
    .where('integration', '=', integration)
    .where('resolved_at', 'is', null)
    .select(['player_id', 'tx_id', 'period_start'])
    .orderBy('period_start')
    .limit(MAX_ASKED_TRANSACTIONS)
    .execute();
  if (open.length === 0) return;
  const keys = open.map((row) => ({ playerId: row.player_id, txId: row.tx_id }));
  const ours = byKey(await findOurs(db, integration, keys));
  const theirs = byKey((await log({ txIds: keys.map(({ txId }) => txId) })).transactions);
  for (const [index, key] of keys.entries()) {
    const pair = { ours: ours.get(keyOf(key)), theirs: theirs.get(keyOf(key)) };
    const difference = differenceOf(pair.ours, pair.theirs);
    const row = db.updateTable('vendor_difference').where('integration', '=', integration).where('player_id', '=', key.playerId);
    await row
      .where('tx_id', '=', open[index]?.tx_id ?? '')
      .set(difference ? { kind: difference, ...written(pair) } : { resolved_at: now })
      .execute();
  }
}

async function compareDue(compared: Compared, now: Date): Promise<void> {
  const { db, integration } = compared;
  const last = await db
    .selectFrom('reconciliation')
    .where('integration', '=', integration)
    .select((select) => select.fn.max('period_start').as('start'))
    .executeTakeFirst();
  const currentMs = Math.floor((now.getTime() - GRACE_MS) / PERIOD_MS) * PERIOD_MS;
  let startMs = last?.start ? last.start.getTime() + PERIOD_MS : currentMs - PERIOD_MS;
  for (let periods = 0; startMs < currentMs && periods < PERIODS_AT_ONCE; periods += 1, startMs += PERIOD_MS)
    await comparePeriod(compared, startMs, now);
}

async function comparePeriod({ db, integration, log }: Compared, startMs: number, now: Date): Promise<void> {
  const [from, to] = [startMs, startMs + PERIOD_MS];
  const theirs = byKey(await readAll(log, { from, to }));
  const ours = byKey(await readOurs(db, integration, new Date(from), new Date(to)));
  const transactions = ours.size;
  // A call that was repeated may have another time here than there.
  const onlyTheirs = [...theirs.values()].filter((one) => !ours.has(keyOf(one)));
  const onlyOurs = [...ours.values()].filter((one) => one.state === 'ok' && !theirs.has(keyOf(one)));
  for (const found of await findOurs(db, integration, onlyTheirs)) ours.set(keyOf(found), found);
  for (const found of await readByIds(log, onlyOurs)) theirs.set(keyOf(found), found);

  const differences: { key: Key; kind: Difference; pair: Pair }[] = [];
  for (const key of new Map<string, Key>([...ours, ...theirs]).values()) {
    const pair = { ours: ours.get(keyOf(key)), theirs: theirs.get(keyOf(key)) };
    const kind = differenceOf(pair.ours, pair.theirs);
    if (kind) differences.push({ key, kind, pair });
  }
  await db.transaction().execute(async (tx) => {
    const period_start = new Date(startMs);
    for (const { key, kind, pair } of differences)
      await tx
        .insertInto('vendor_difference')
        .values({ integration, player_id: key.playerId, tx_id: key.txId, period_start, kind, ...written(pair), found_at: now })
        .onConflict((known) =>
          known.columns(['integration', 'player_id', 'tx_id']).doUpdateSet({ kind, ...written(pair), resolved_at: null }),
        )
        .execute();
    await tx
      .insertInto('reconciliation')
      .values({ integration, period_start, compared_at: now, transactions })
      .onConflict((known) => known.doNothing())
      .execute();
  });
}

async function reportOpen(db: Kysely<Schema>, now: Date): Promise<void> {
  // A difference that was found just now may be a call under way.
  const { rows } = await sql<{ name: string; count: number }>`
    select d.kind || ' ' || d.integration || ' ' || d.tx_id || ' of player ' || d.player_id as name, count(*) over ()::integer as count
    from vendor_difference d where d.resolved_at is null and d.found_at < ${now} order by d.found_at, d.tx_id limit ${NAMED}`.execute(db);
  const [first] = rows;
  if (!first) return;
  const more = first.count > rows.length ? `, and ${first.count - rows.length} more in vendor_difference` : '';
  throw new Error(`${first.count} transactions differ from the vendor's own log: ${rows.map(({ name }) => name).join(', ')}${more}.`);
}

interface Key {
  playerId: string;
  txId: string;
}

interface Pair {
  ours: OwnTransaction | undefined;
  theirs: VendorTransaction | undefined;
}

const keyOf = ({ playerId, txId }: Key) => `${playerId} ${txId}`;
const byKey = <Row extends Key>(rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]));
const written = ({ ours, theirs }: Pair) => ({ ours: ours ? JSON.stringify(ours) : null, theirs: theirs ? JSON.stringify(theirs) : null });

async function readAll(log: Log, period: Extract<VendorTransactionsInput, { from: number }>): Promise<VendorTransaction[]> {
  const all: VendorTransaction[] = [];
  let cursor: string | undefined;
  do {
    const page = await log({ ...period, ...(cursor !== undefined && { cursor }) });
    // A vendor that answers with the same page for ever must not fill the memory.
    if (page.next !== null && (page.next === cursor || page.transactions.length === 0))
      throw new Error('A page of a log names itself, or nothing, as what comes before the next one.');
    all.push(...page.transactions);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

async function readByIds(log: Log, keys: readonly Key[]): Promise<VendorTransaction[]> {
  const found: VendorTransaction[] = [];
  for (let from = 0; from < keys.length; from += MAX_ASKED_TRANSACTIONS) {
    const txIds = keys.slice(from, from + MAX_ASKED_TRANSACTIONS).map(({ txId }) => txId);
    found.push(...(await log({ txIds })).transactions);
  }
  return found;
}

const columns = sql`account_id::text as "playerId", tx_id as "txId", kind, currency, state,
  (coalesce(amount_minor, 0) + coalesce((answer ->> 'grantedMinor')::bigint, 0))::text as "amountMinor"`;

async function readOurs(db: Kysely<Schema>, integration: string, from: Date, to: Date): Promise<OwnTransaction[]> {
  const { rows } = await sql<OwnTransaction>`
    select ${columns} from vendor_transaction
    where integration = ${integration} and at >= ${from} and at < ${to} and kind in ('debit', 'credit')`.execute(db);
  return rows;
}

async function findOurs(db: Kysely<Schema>, integration: string, keys: readonly Key[]): Promise<OwnTransaction[]> {
  const known = keys.flatMap(({ playerId, txId }) => ({ accountId: accountIdOf(playerId) ?? 0, txId }));
  if (known.length === 0) return [];
  const { rows } = await sql<OwnTransaction>`
    select ${columns} from vendor_transaction
    where integration = ${integration} and kind in ('debit', 'credit') and (account_id, tx_id) in (
      select * from unnest(${known.map(({ accountId }) => accountId)}::integer[], ${known.map(({ txId }) => txId)}::text[]))`.execute(db);
  return rows;
}
