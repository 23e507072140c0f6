import { MAX_ASKED_TRANSACTIONS, type VendorTransaction } from '@site/api/vendor';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accountIdOf } from '../wallet/vendor/playerId.ts';
import type { ConnectedVendor } from '../vendors/connectVendor.ts';
import { differenceOf, type OwnTransaction } from '../vendors/differenceOf.ts';
import { recordPlayed } from './recordPlayed.ts';
import { closePeriod, duePeriods, type Found, openDifferences, PERIOD_MS, readPages, renewDifference } from './vendorPeriods.ts';

/** Differences that an operator sees at once. */
const NAMED = 5;

type Vendor = Pick<ConnectedVendor, 'integration' | 'listTransactions' | 'purse'>;
type Log = NonNullable<Vendor['listTransactions']>;

interface Terms {
  db: Kysely<Schema>;
  vendors: Iterable<Vendor>;
  /** Called for a vendor that cannot be asked now. */
  onError: (error: unknown) => void;
}

/**
 * Compares our transactions with the vendors' own logs, a period at a time, and asks once more for those that differed before. Of a vendor
 * that keeps the money of its players, what they have played there is written down instead. Throws when some still differ: an operator has
 * to decide on them. A vendor that does not answer is compared in the next run.
 *
 * Source: VEN-02, VEN-04.
 */
export async function reconcileVendors({ db, vendors, onError }: Terms, now: Date): Promise<void> {
  for (const { integration, listTransactions, purse } of vendors) {
    try {
      if (purse) await recordPlayed({ db, integration, log: purse.rounds }, now);
      else if (listTransactions) await compareLog({ db, integration, log: listTransactions }, now);
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

async function compareLog(compared: Compared, now: Date): Promise<void> {
  await askAgain(compared, now);
  for (const startMs of await duePeriods(compared.db, compared.integration, now)) await comparePeriod(compared, startMs, now);
}

async function askAgain({ db, integration, log }: Compared, now: Date): Promise<void> {
  const keys = await openDifferences(db, integration, MAX_ASKED_TRANSACTIONS);
  if (keys.length === 0) return;
  const ours = byKey(await findOurs(db, integration, keys));
  const theirs = byKey((await log({ txIds: keys.map(({ txId }) => txId) })).transactions);
  for (const key of keys) await renewDifference(db, { integration, ...key }, { found: foundAt(key, ours, theirs), now });
}

async function comparePeriod({ db, integration, log }: Compared, startMs: number, now: Date): Promise<void> {
  const [from, to] = [startMs, startMs + PERIOD_MS];
  const pageOf = async (cursor: string | undefined) => {
    const { transactions: rows, next } = await log({ from, to, ...(cursor !== undefined && { cursor }) });
    return { rows, next };
  };
  const theirs = byKey(await readPages(pageOf));
  const ours = byKey(await readOurs(db, integration, new Date(from), new Date(to)));
  const transactions = ours.size;
  // A call that was repeated may have another time here than there.
  const onlyTheirs = [...theirs.values()].filter((one) => !ours.has(keyOf(one)));
  const onlyOurs = [...ours.values()].filter((one) => one.state === 'ok' && !theirs.has(keyOf(one)));
  for (const found of await findOurs(db, integration, onlyTheirs)) ours.set(keyOf(found), found);
  for (const found of await readByIds(log, onlyOurs)) theirs.set(keyOf(found), found);
  const keys = [...new Map<string, Key>([...ours, ...theirs]).values()];
  const found = keys.flatMap((key) => foundAt(key, ours, theirs) ?? []);
  await closePeriod(db, { integration, startMs, transactions, found, now });
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

/** Returns the difference of a transaction, if there is one. */
function foundAt(
  { playerId, txId }: Key,
  ourTransactions: ReadonlyMap<string, OwnTransaction>,
  theirTransactions: ReadonlyMap<string, VendorTransaction>,
): Found | undefined {
  const [ours, theirs] = [ourTransactions.get(keyOf({ playerId, txId })), theirTransactions.get(keyOf({ playerId, txId }))];
  const kind = differenceOf(ours, theirs);
  return kind && { playerId, txId, kind, ours, theirs };
}

const keyOf = ({ playerId, txId }: Key) => `${playerId} ${txId}`;
const byKey = <Row extends Key>(rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]));

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
