import { randomUUID } from 'node:crypto';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Why money moved. Source: DR-0.5. */
export type EntryKind =
  | 'DEPOSIT'
  | 'WITHDRAW_HOLD'
  | 'WITHDRAW_DONE'
  | 'WITHDRAW_RETURN'
  | 'BET'
  | 'WIN'
  | 'REFUND'
  | 'ROLLBACK'
  | 'REBATE'
  | 'BONUS'
  | 'POINT_CONVERT'
  | 'RED_ENVELOPE'
  | 'MISSION'
  | 'REFERRAL'
  | 'SALARY_D'
  | 'SALARY_H'
  | 'SALARY_RT'
  | 'DIVIDEND'
  | 'UP_TRANSFER'
  | 'DOWN_TRANSFER'
  | 'VENDOR_IN'
  | 'VENDOR_OUT'
  | 'ADJUST';

/** House accounts: the other side of what players receive and give. Never locked, never updated. */
export const house = { studio: -1, deposit: -2, salary: -3, opening: -4 } as const;

export interface Entry {
  /** The player whose entry it is. */
  accountId: number;
  /** Where it comes from or goes to: a house account or another player. */
  counterId: number;
  /** The same key of the same account moves money once. */
  idempotencyKey: string;
  kind: EntryKind;
  currency: string;
  /** What the account receives; below zero what it gives. Never zero. */
  amountMinor: bigint;
  cause?: Record<string, unknown>;
}

export interface Posted {
  transferId: string;
  /** False where an earlier call with this key has moved the money. */
  isNew: boolean;
}

export interface Ledger {
  /**
   * Moves money, all entries or none, in the caller's transaction: double entry, append-only, each entry exactly once and linked to
   * the player's entries before it (migration 0008). Set-based,
   * so that a settlement of thousands costs a handful of statements.
   *
   * Refuses, having written nothing: `insufficient` where a player would fall below zero, `duplicateMismatch` where a key is known
   * with another content.
   *
   * Source: design §4, DR-0.5.
   */
  post(tx: Transaction<Schema>, entries: readonly Entry[]): Promise<Posted[] | 'insufficient' | 'duplicateMismatch'>;
}

export const ledger: Ledger = { post };

interface Posting {
  accountId: number;
  transferId: string;
  /** Whose transfer it is: its account's, not its counterpart's. */
  ownerId: number;
  amountMinor: bigint;
  seq: bigint | null;
  balanceAfter: bigint | null;
}

async function post(tx: Transaction<Schema>, entries: readonly Entry[]): Promise<Posted[] | 'insufficient' | 'duplicateMismatch'> {
  if (entries.length === 0) return [];
  const wallets = await lockWallets(tx, entries);
  const known = await knownTransfers(tx, entries);

  const posted: Posted[] = [];
  const fresh: (Entry & { transferId: string })[] = [];
  const postings: Posting[] = [];
  for (const entry of entries) {
    const before = known.get(keyOf(entry));
    if (before) {
      if (!isSame(before, entry)) return 'duplicateMismatch';
      posted.push({ transferId: before.transferId, isNew: false });
      continue;
    }
    const transferId = randomUUID();
    known.set(keyOf(entry), { ...entry, transferId });
    for (const [accountId, amountMinor] of [
      [entry.accountId, entry.amountMinor],
      [entry.counterId, -entry.amountMinor],
    ] as const)
      postings.push({
        accountId,
        transferId,
        ownerId: entry.accountId,
        amountMinor,
        ...advance(wallets, accountId, amountMinor, entry),
      });
    if ([entry.accountId, entry.counterId].some((id) => (wallets.get(id)?.balanceMinor ?? 0n) < 0n)) return 'insufficient';
    fresh.push({ ...entry, transferId });
    posted.push({ transferId, isNew: true });
  }
  if (fresh.length > 0) await write(tx, fresh, postings, wallets);
  return posted;
}

interface LockedWallet {
  currency: string;
  balanceMinor: bigint;
  seq: bigint;
}

/** In the order of ids, so that two transfers between the same players cannot wait for each other. */
async function lockWallets(tx: Transaction<Schema>, entries: readonly Entry[]): Promise<Map<number, LockedWallet>> {
  const ids = [...new Set(entries.flatMap(({ accountId, counterId }) => [accountId, counterId]))].filter((id) => id > 0);
  const rows = await tx
    .selectFrom('wallet')
    .where('account_id', '=', sql<number>`any(${ids})`)
    .orderBy('account_id')
    .select(['account_id', 'currency', 'balance_minor', 'seq'])
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.account_id, { currency: row.currency, balanceMinor: row.balance_minor, seq: row.seq }]));
}

type Known = Pick<Entry, 'counterId' | 'kind' | 'currency' | 'amountMinor'> & { transferId: string };

async function knownTransfers(tx: Transaction<Schema>, entries: readonly Entry[]): Promise<Map<string, Known>> {
  const { rows } = await sql<{
    account_id: number;
    id: string;
    counter_id: number;
    idempotency_key: string;
    kind: EntryKind;
    currency: string;
    amount_minor: bigint;
  }>`
    select t.account_id, t.id, t.counter_id, t.idempotency_key, t.kind, t.currency, t.amount_minor
    from unnest(${entries.map(({ accountId }) => accountId)}::integer[], ${entries.map(({ idempotencyKey }) => idempotencyKey)}::text[]) as asked (account_id, key)
    join transfer t on t.account_id = asked.account_id and t.idempotency_key = asked.key`.execute(tx);
  return new Map(
    rows.map((row) => [
      keyOf({ accountId: row.account_id, idempotencyKey: row.idempotency_key }),
      { transferId: row.id, counterId: row.counter_id, kind: row.kind, currency: row.currency, amountMinor: row.amount_minor },
    ]),
  );
}

const keyOf = ({ accountId, idempotencyKey }: Pick<Entry, 'accountId' | 'idempotencyKey'>) => `${accountId} ${idempotencyKey}`;

function isSame(known: Known, entry: Entry): boolean {
  return (
    known.counterId === entry.counterId &&
    known.kind === entry.kind &&
    known.currency === entry.currency &&
    known.amountMinor === entry.amountMinor
  );
}

/** Takes the account one entry further: what a player has then, and nothing for the house. */
function advance(
  wallets: Map<number, LockedWallet>,
  accountId: number,
  amountMinor: bigint,
  { currency }: Entry,
): Pick<Posting, 'seq' | 'balanceAfter'> {
  if (accountId < 0) return { seq: null, balanceAfter: null };
  const wallet = wallets.get(accountId);
  if (!wallet) throw new Error(`Account ${accountId} has no wallet to post to.`);
  if (wallet.currency !== currency) throw new Error(`Account ${accountId} holds ${wallet.currency}: ${currency} cannot be posted to it.`);
  wallet.balanceMinor += amountMinor;
  wallet.seq += 1n;
  return { seq: wallet.seq, balanceAfter: wallet.balanceMinor };
}

async function write(
  tx: Transaction<Schema>,
  entries: readonly (Entry & { transferId: string })[],
  postings: readonly Posting[],
  wallets: Map<number, LockedWallet>,
): Promise<void> {
  const transfers = entries.map((entry) => ({
    account_id: entry.accountId,
    id: entry.transferId,
    counter_id: entry.counterId,
    idempotency_key: entry.idempotencyKey,
    kind: entry.kind,
    currency: entry.currency,
    amount_minor: String(entry.amountMinor),
    cause: entry.cause ?? null,
  }));
  await sql`
    insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, cause)
    select * from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb)
      as t (account_id integer, id uuid, counter_id integer, idempotency_key text, kind text, currency text, amount_minor bigint, cause jsonb)`.execute(
    tx,
  );
  await sql`
    insert into uncounted_transfer (at, account_id, transfer_id)
    select now(), * from unnest(${entries.map(({ accountId }) => accountId)}::integer[], ${entries.map(({ transferId }) => transferId)}::uuid[])`.execute(
    tx,
  );
  const moved = [...wallets];
  await sql`
    with mine as (
      select p.*, chain_hash(w.hash, entry_content(p.account_id, p.seq, p.amount_minor, p.balance_after, t.id, t.account_id, t.counter_id,
        t.idempotency_key, t.kind, t.currency, t.amount_minor, t.cause, t.at)) over (partition by p.account_id order by p.seq) as hash
      from ${unnestPostings(postings.filter(({ accountId }) => accountId > 0))}
      join transfer t on t.account_id = p.owner_id and t.id = p.transfer_id
      join wallet w on w.account_id = p.account_id
    ),
    posted as (
      insert into posting (account_id, transfer_id, amount_minor, seq, balance_after, hash)
      select account_id, transfer_id, amount_minor, seq, balance_after, hash from mine
      union all
      select account_id, transfer_id, amount_minor, null, null, null from ${unnestPostings(postings.filter(({ accountId }) => accountId < 0))}
    )
    update wallet set balance_minor = moved.balance_minor, seq = moved.seq, hash = mine.hash
    from unnest(${moved.map(([id]) => id)}::integer[], ${moved.map(([, row]) => row.balanceMinor)}::bigint[], ${moved.map(([, row]) => row.seq)}::bigint[])
      as moved (account_id, balance_minor, seq)
    join mine on mine.account_id = moved.account_id and mine.seq = moved.seq
    where wallet.account_id = moved.account_id`.execute(tx);
}

const unnestPostings = (rows: readonly Posting[]) => sql`unnest(
  ${rows.map((row) => row.accountId)}::integer[], ${rows.map((row) => row.transferId)}::uuid[], ${rows.map((row) => row.ownerId)}::integer[],
  ${rows.map((row) => row.amountMinor)}::bigint[], ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.balanceAfter)}::bigint[])
  as p (account_id, transfer_id, owner_id, amount_minor, seq, balance_after)`;
