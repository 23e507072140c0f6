import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { houseAccountOf, vendorHouse } from './houseAccountOf.ts';
import type { EntryKind } from '@site/api/entryKinds';
import { house } from './Ledger.ts';
import type { SeedAccount } from '../seed/planAccounts.ts';
import type { SeedEntry } from '../seed/playHistory.ts';
import type { Random } from '../seed/Random.ts';

const ENTRIES_AT_A_TIME = 5000;

const counterOf: Partial<Record<EntryKind, number>> = {
  DEPOSIT: house.deposit,
  SALARY_RT: house.salary,
};

interface Booked extends SeedEntry {
  id: string;
  seq: bigint;
  balanceMinor: bigint;
}

/** Writes the seed's entries to the accounts' main wallets, in the order of each account: double entry, as in the ledger. */
export async function writeMoney(tx: Transaction<Schema>, accounts: SeedAccount[], entries: SeedEntry[], random: Random): Promise<void> {
  const wallets = new Map(accounts.map(({ id }) => [id, { balanceMinor: 0n, seq: 0n }]));
  const booked = entries.map((entry): Booked => {
    const wallet = wallets.get(entry.accountId);
    if (!wallet) throw new Error(`Account ${entry.accountId} has no wallet.`);
    wallet.balanceMinor += entry.amountMinor;
    wallet.seq += 1n;
    if (wallet.balanceMinor < 0n) throw new Error(`Account ${entry.accountId} would fall below zero at ${entry.idempotencyKey}.`);
    return Object.assign(entry, { id: random.uuid(), seq: wallet.seq, balanceMinor: wallet.balanceMinor });
  });

  // Counterpart of every bet of the seed.
  const history = await houseAccountOf(tx, vendorHouse('HISTORY'));
  const withdrawals = await houseAccountOf(tx, 'house:WITHDRAWALS');
  const counters = { ...counterOf, BET: history, WIN: history, WITHDRAW_HOLD: withdrawals, WITHDRAW_RETURN: withdrawals };
  for (let from = 0; from < booked.length; from += ENTRIES_AT_A_TIME)
    await writeEntries(tx, booked.slice(from, from + ENTRIES_AT_A_TIME), counters);
}

interface HouseEntries {
  /** House account whose entries they are, against the money outside. */
  house: string;
  kind: EntryKind;
  currency: string;
  entries: Pick<SeedEntry, 'idempotencyKey' | 'amountMinor' | 'cause' | 'atMs'>[];
}

/** Writes the seed's entries between two house accounts, whose postings form no chain. */
export async function writeHouseEntries(
  tx: Transaction<Schema>,
  { house: name, kind, currency, entries }: HouseEntries,
  random: Random,
): Promise<void> {
  const account_id = await houseAccountOf(tx, name);
  for (const { idempotencyKey, amountMinor, cause, atMs } of entries) {
    const id = random.uuid();
    await tx
      .insertInto('transfer')
      .values({
        account_id,
        id,
        counter_id: house.deposit,
        idempotency_key: idempotencyKey,
        kind,
        currency,
        amount_minor: amountMinor,
        cause: JSON.stringify(cause),
        at: new Date(atMs),
      })
      .execute();
    const posting = { account_id, transfer_id: id, currency, seq: null, balance_after: null, hash: null };
    await tx
      .insertInto('posting')
      .values([
        { ...posting, holder_id: account_id, amount_minor: amountMinor },
        { ...posting, holder_id: house.deposit, amount_minor: -amountMinor },
      ])
      .execute();
  }
}

async function writeEntries(tx: Transaction<Schema>, entries: Booked[], counters: Partial<Record<EntryKind, number>>): Promise<void> {
  await sql`
    with entry as (
      select e.*, a.currency from unnest(
        ${entries.map(({ accountId }) => accountId)}::integer[], ${entries.map(({ id }) => id)}::uuid[],
        ${entries.map(({ kind }) => counters[kind] ?? house.opening)}::integer[], ${entries.map(({ idempotencyKey }) => idempotencyKey)}::text[],
        ${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ amountMinor }) => amountMinor)}::bigint[],
        ${entries.map(({ cause }) => JSON.stringify(cause))}::jsonb[], ${entries.map(({ atMs }) => atMs)}::bigint[],
        ${entries.map(({ seq }) => seq)}::bigint[], ${entries.map(({ balanceMinor }) => balanceMinor)}::bigint[]
      ) as e (account_id, id, counter_id, key, kind, amount_minor, cause, at_ms, seq, balance_after)
      join account a on a.id = e.account_id
    ),
    transferred as (
      insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, cause, at)
      select account_id, id, counter_id, key, kind, currency, amount_minor, cause, to_timestamp(at_ms / 1000.0) from entry
    ),
    deposited as (
      insert into deposit (account_id, idempotency_key, source, reference, currency, amount_minor, received_at)
      select account_id, key, 'seed', account_id || ':' || key, currency, amount_minor, to_timestamp(at_ms / 1000.0) from entry where kind = 'DEPOSIT'
    ),
    mine as (
      select e.*, chain_hash(w.hash, entry_content(e.account_id, e.seq, e.amount_minor, e.balance_after, e.id, e.account_id, e.counter_id, e.key,
        e.kind, e.currency, e.amount_minor, e.cause, to_timestamp(e.at_ms / 1000.0))) over (partition by e.account_id order by e.seq) as hash
      from entry e join wallet w on w.account_id = e.account_id and w.currency = e.currency
    ),
    posted as (
      insert into posting (account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash)
      select account_id, id, account_id, currency, amount_minor, seq, balance_after, hash from mine
      union all
      select account_id, id, counter_id, currency, -amount_minor, null, null, null from entry
    )
    update wallet w set balance_minor = last.balance_after, seq = last.seq, hash = last.hash
    from (select distinct on (account_id) * from mine order by account_id, seq desc) last
    where w.account_id = last.account_id and w.currency = last.currency`.execute(tx);
}
