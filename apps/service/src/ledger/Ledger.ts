import { randomUUID } from 'node:crypto';
import type { EntryKind } from '@site/api/entryKinds';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type LockedWallet, lockWalletsOf } from './lockWallets.ts';

/** House accounts, the counterparts of players' entries. Never locked, never updated. */
export const house = { deposit: -2, salary: -3, opening: -4 } as const;

export interface Entry {
  /** Account of the player. */
  accountId: number;
  /** Account of the counterpart: a house account or another player. */
  counterId: number;
  /** Unique within the account: a key moves money once. */
  idempotencyKey: string;
  kind: EntryKind;
  currency: string;
  /** Amount that the account receives; negative when it pays. Never zero. */
  amountMinor: bigint;
  cause?: Record<string, unknown>;
}

export interface Posted {
  transferId: string;
  /** False when an earlier call with this key moved the money. */
  isNew: boolean;
}

export interface Ledger {
  /**
   * Posts all entries or none, in the caller's transaction: double entry, append-only, each entry exactly once and hash-chained to the
   * wallet's previous entries (migration 0008). An entry moves money between wallets of its currency. A settlement of thousands of entries
   * takes a few statements.
   *
   * Refuses and writes nothing: `insufficient` when a player's balance would become negative, `duplicateMismatch` when a key exists with
   * different content.
   *
   * Source: docs/domain.md DR-0.5, docs/decisions/service.md "Money is double entry and append-only".
   */
  post(tx: Transaction<Schema>, entries: readonly Entry[]): Promise<Posted[] | 'insufficient' | 'duplicateMismatch'>;
}

export const ledger: Ledger = { post };

interface Posting {
  accountId: number;
  currency: string;
  transferId: string;
  /** Account of the transfer, not its counterpart. */
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
        currency: entry.currency,
        transferId,
        ownerId: entry.accountId,
        amountMinor,
        ...advance(wallets, accountId, amountMinor, entry),
      });
    const isShort = (accountId: number) => (wallets.get(walletKey(accountId, entry.currency))?.balanceMinor ?? 0n) < 0n;
    if ([entry.accountId, entry.counterId].some(isShort)) return 'insufficient';
    fresh.push({ ...entry, transferId });
    posted.push({ transferId, isNew: true });
  }
  if (fresh.length > 0) await write(tx, fresh, postings, wallets);
  return posted;
}

async function lockWallets(tx: Transaction<Schema>, entries: readonly Entry[]): Promise<Map<string, LockedWallet>> {
  const ids = [...new Set(entries.flatMap(({ accountId, counterId }) => [accountId, counterId]))].filter((id) => id > 0);
  const locked = await lockWalletsOf(tx, ids, [...new Set(entries.map(({ currency }) => currency))]);
  return new Map(locked.map((wallet) => [walletKey(wallet.accountId, wallet.currency), wallet]));
}

const walletKey = (accountId: number, currency: string) => `${accountId} ${currency}`;

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

/** Advances a player's wallet by one entry, and returns its new sequence number and balance; nulls for a house account. */
function advance(
  wallets: Map<string, LockedWallet>,
  accountId: number,
  amountMinor: bigint,
  { currency }: Entry,
): Pick<Posting, 'seq' | 'balanceAfter'> {
  if (accountId < 0) return { seq: null, balanceAfter: null };
  const wallet = wallets.get(walletKey(accountId, currency));
  if (!wallet) throw new Error(`Account ${accountId} has no wallet in ${currency} to post to.`);
  wallet.balanceMinor += amountMinor;
  wallet.seq += 1n;
  return { seq: wallet.seq, balanceAfter: wallet.balanceMinor };
}

async function write(
  tx: Transaction<Schema>,
  entries: readonly (Entry & { transferId: string })[],
  postings: readonly Posting[],
  wallets: Map<string, LockedWallet>,
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
  const ofPlayers = postings.filter(({ accountId }) => accountId > 0);
  const moved = [...wallets.values()];
  const { rows } = await sql<{ posted: bigint; kept: bigint }>`
    with entry as materialized (
      select t.*, now() as at from jsonb_to_recordset(${JSON.stringify(transfers)}::jsonb)
        as t (account_id integer, id uuid, counter_id integer, idempotency_key text, kind text, currency text, amount_minor bigint, cause jsonb)
    ),
    moved as (
      insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, cause, at)
      select account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, cause, at from entry
    ),
    uncounted as (
      insert into uncounted_transfer (at, account_id, transfer_id) select at, account_id, id from entry
    ),
    chained as materialized (
      select p.*, chain_hash(w.hash, entry_content(p.account_id, p.seq, p.amount_minor, p.balance_after, e.id, e.account_id, e.counter_id,
        e.idempotency_key, e.kind, e.currency, e.amount_minor, e.cause, e.at)) over (partition by p.account_id, p.currency order by p.seq) as hash
      from ${unnestPostings(ofPlayers)}
      join entry e on e.account_id = p.owner_id and e.id = p.transfer_id
      join unnest(${moved.map((row) => row.accountId)}::integer[], ${moved.map((row) => row.currency)}::text[], ${moved.map((row) => row.hash)}::bytea[])
        as w (account_id, currency, hash) on w.account_id = p.account_id and w.currency = p.currency
    ),
    posted as (
      insert into posting (account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash)
      select account_id, transfer_id, account_id, currency, amount_minor, seq, balance_after, hash from chained
      union all
      select owner_id, transfer_id, account_id, currency, amount_minor, null, null, null from ${unnestPostings(postings.filter(({ accountId }) => accountId < 0))}
      returning account_id
    ),
    last as materialized (
      select distinct on (account_id, currency) account_id, currency, balance_after, seq, hash from chained order by account_id, currency, seq desc
    ),
    kept as (
      update wallet w set balance_minor = l.balance_after, seq = l.seq, hash = l.hash from last l
      where w.account_id = l.account_id and w.currency = l.currency
      returning w.account_id
    )
    select (select count(*) from posted) as posted, (select count(*) from kept) as kept`.execute(tx);
  const [written] = rows;
  const walletsMoved = new Set(ofPlayers.map(({ accountId, currency }) => walletKey(accountId, currency)));
  if (Number(written?.posted) !== postings.length || Number(written?.kept) !== walletsMoved.size)
    throw new Error('A part of the entries could not be written: none of them may stand.');
}

const unnestPostings = (rows: readonly Posting[]) => sql`unnest(
  ${rows.map((row) => row.accountId)}::integer[], ${rows.map((row) => row.currency)}::text[], ${rows.map((row) => row.transferId)}::uuid[], ${rows.map((row) => row.ownerId)}::integer[],
  ${rows.map((row) => row.amountMinor)}::bigint[], ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.balanceAfter)}::bigint[])
  as p (account_id, currency, transfer_id, owner_id, amount_minor, seq, balance_after)`;
