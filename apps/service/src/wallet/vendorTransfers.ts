import { type Kysely, sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { isRunning } from '../ledger/executeOperation.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { type Entry, ledger } from '../ledger/Ledger.ts';
import type { ConnectedPurse, ConnectedVendor } from '../vendors/connectVendor.ts';
import { NotSent } from '../vendors/NotSent.ts';
import { playerIdOf } from './vendor/playerId.ts';

export interface VendorTransfer {
  accountId: number;
  transferId: string;
  integration: string;
  direction: 'in' | 'out';
  currency: string;
  amountMinor: bigint;
}

type BeginRefusal = 'insufficient' | 'duplicateMismatch' | 'limitReached';

export type TransferState = Schema['vendor_transfer']['state']['__select__'];

/** Name of the house account of the money that players have at a vendor. */
export const purseHouse = (integration: string): string => `purse:${integration}`;

/**
 * Begins a transfer, once by its id: money on its way to a vendor leaves the player's wallet at once, so that it cannot be spent twice.
 * Returns the state of a transfer that was begun before. Refuses money that a limit of the player does not allow to be lost there.
 *
 * Source: VEN-02, docs/domain.md DR-0.5, DR-22.1.
 */
export async function beginTransfer(
  db: Kysely<Schema>,
  transfer: VendorTransfer,
): Promise<{ state: TransferState; isNew: boolean } | BeginRefusal> {
  const counterId = await houseAccountOf(db, purseHouse(transfer.integration));
  const { accountId, transferId, integration, direction, currency, amountMinor } = transfer;
  const content = { integration, direction, currency, amount_minor: amountMinor };
  class Refused extends Error {
    readonly code: BeginRefusal;
    constructor(code: BeginRefusal) {
      super(code);
      this.code = code;
    }
  }
  const begin = () =>
    db.transaction().execute(async (tx) => {
      const begun = await tx
        .insertInto('vendor_transfer')
        .values({ account_id: accountId, transfer_id: transferId, ...content })
        .onConflict((known) => known.doNothing())
        .returning('transfer_id')
        .executeTakeFirst();
      if (!begun) {
        const known = await ofKey(tx, transfer).selectAll().executeTakeFirstOrThrow();
        const isSame = (Object.keys(content) as (keyof typeof content)[]).every((name) => known[name] === content[name]);
        return isSame ? ({ state: known.state, isNew: false } as const) : 'duplicateMismatch';
      }
      if (direction === 'in') {
        const entry = { ...entryOf(transfer, counterId), kind: 'VENDOR_IN', amountMinor: -amountMinor } as const;
        // The entry has locked the wallet: what others of the player move meanwhile waits for the outcome of this.
        if ((await ledger.post(tx, [entry])) === 'insufficient') throw new Refused('insufficient');
        if (await exceedsLimit(tx, transfer)) throw new Refused('limitReached');
      }
      return { state: 'pending', isNew: true } as const;
    });
  try {
    return await retryConflicts(begin);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

/** Returns true when the player has more at vendors, this transfer included, than one of the limits has left. */
async function exceedsLimit(tx: Transaction<Schema>, { accountId, currency, amountMinor }: VendorTransfer): Promise<boolean> {
  const { rows } = await sql<{ exceeds: boolean }>`
    with moved as (
      select integration, case when direction = 'in' then amount_minor when state = 'done' then -amount_minor else 0 end as amount
      from vendor_transfer where account_id = ${accountId} and currency = ${currency} and state <> 'refused'
    )
    select exists (
      select 1 from play_limit l
      where l.account_id = ${accountId} and l.currency = ${currency} and l.kind in ('stake', 'loss') and l.amount_minor - case when ${isRunning} then l.used_minor else 0 end < greatest(${amountMinor}, (
        select sum(amount) from moved) + (
        select coalesce(sum(payout_minor - stake_minor), 0) from bet
        where account_id = ${accountId} and currency = ${currency} and integration in (select integration || '_PURSE' from moved)))
    ) as exceeds`.execute(tx);
  return rows[0]?.exceeds ?? false;
}

/**
 * Asks the vendor for the outcome of a pending transfer, and ends it: the money arrives, or goes back. It stays pending while the vendor
 * does not answer. A vendor that has not received it gets it again, with the same id. Returns `notSent` when a new transfer did not reach
 * the vendor, and was taken back.
 */
export async function settleTransfer(
  { db, vendor }: { db: Kysely<Schema>; vendor: Pick<ConnectedVendor, 'purse'> },
  transfer: VendorTransfer,
  { isNew }: { isNew: boolean },
): Promise<TransferState | 'notSent'> {
  const { purse } = vendor;
  if (!purse) return 'pending';
  const ended = isNew ? undefined : await repeatTransfer(db, transfer);
  if (ended) return ended;
  try {
    const outcome = await outcomeOf(purse, transfer, isNew);
    return outcome === 'unknown' ? 'pending' : await endTransfer(db, transfer, outcome);
  } catch (error) {
    if (!isNew || !(error instanceof NotSent)) return 'pending';
    const state = await endTransfer(db, transfer, 'notSent');
    return state === 'refused' ? 'notSent' : state;
  }
}

/** Notes that a pending transfer is about to be sent again. Returns the state of one that has ended. */
async function repeatTransfer(db: Kysely<Schema>, transfer: VendorTransfer): Promise<TransferState | undefined> {
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const { state } = await ofKey(tx, transfer).select('state').forUpdate().executeTakeFirstOrThrow();
      if (state !== 'pending') return state;
      await change(tx, transfer).set({ is_repeated: true }).execute();
      return undefined;
    }),
  );
}

async function outcomeOf(
  purse: ConnectedPurse,
  { accountId, transferId, direction, currency, amountMinor }: VendorTransfer,
  isNew: boolean,
) {
  const asked = { playerId: playerIdOf(accountId), currency, txId: `${accountId}-${transferId}` };
  const known = isNew ? 'unknown' : await purse.status(asked);
  if (known !== 'unknown') return known;
  return purse[direction === 'in' ? 'deposit' : 'withdraw']({ ...asked, amountMinor: String(amountMinor) });
}

/**
 * Ends a pending transfer, once. Returns its state: of one that had ended before; or still pending, when the first call did not reach the
 * vendor but a later one may have.
 */
async function endTransfer(db: Kysely<Schema>, transfer: VendorTransfer, outcome: 'done' | 'refused' | 'notSent'): Promise<TransferState> {
  const counterId = await houseAccountOf(db, purseHouse(transfer.integration));
  const arrives = (transfer.direction === 'out') === (outcome === 'done');
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const { state, is_repeated } = await ofKey(tx, transfer).select(['state', 'is_repeated']).forUpdate().executeTakeFirstOrThrow();
      if (state !== 'pending' || (outcome === 'notSent' && is_repeated)) return state;
      if (arrives) {
        const { idempotencyKey, ...entry } = entryOf(transfer, counterId);
        const key = transfer.direction === 'in' ? `${idempotencyKey} back` : idempotencyKey;
        const posted = await ledger.post(tx, [{ ...entry, idempotencyKey: key, kind: 'VENDOR_OUT', amountMinor: transfer.amountMinor }]);
        if (!Array.isArray(posted)) throw new Error(`The transfer ${transfer.transferId} of account ${transfer.accountId} was ${posted}.`);
      }
      const final = outcome === 'done' ? 'done' : 'refused';
      await change(tx, transfer).set({ state: final, ended_at: new Date() }).execute();
      return final;
    }),
  );
}

const ofKey = (tx: Transaction<Schema>, { accountId, transferId }: VendorTransfer) =>
  tx.selectFrom('vendor_transfer').where('account_id', '=', accountId).where('transfer_id', '=', transferId);

const change = (tx: Transaction<Schema>, { accountId, transferId }: VendorTransfer) =>
  tx.updateTable('vendor_transfer').where('account_id', '=', accountId).where('transfer_id', '=', transferId);

const entryOf = ({ accountId, transferId, currency }: VendorTransfer, counterId: number): Omit<Entry, 'kind' | 'amountMinor'> => ({
  accountId,
  counterId,
  idempotencyKey: `wallet:${transferId}`,
  currency,
});
