import { jackpotAmount } from '@site/rules/jackpot';
import { type Kysely, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { eachApart } from '../jobs/eachApart.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import type { Entry, Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { isCountingHeld } from '../rollup/isCountingHeld.ts';

const MOVED_EVERY_MS = 3_600_000;

interface PayServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Moves seeds and contributions to the jackpots' account, once an hour and before a drop, and pays each drop from there to its winner.
 * Idempotent, safe to run concurrently and to be killed at any moment. A payment that fails does not stop the others; the promise rejects
 * with its reason once all others are made.
 *
 * Source: docs/domain.md DR-19.4.
 */
export async function payJackpots(services: PayServices, now: Date): Promise<void> {
  const waiting = await services.db
    .selectFrom('jackpot_round')
    .where('transfer_id', 'is', null)
    .where((eb) =>
      eb.or([eb('dropped_at', 'is not', null), eb('moved_at', 'is', null), eb('moved_at', '<=', new Date(now.getTime() - MOVED_EVERY_MS))]),
    )
    .select(['jackpot_id', 'round'])
    .orderBy('jackpot_id')
    .orderBy('round')
    .execute();
  await eachApart(
    waiting,
    ({ jackpot_id: jackpotId, round }) => `round ${round} of jackpot ${jackpotId}`,
    async ({ jackpot_id: jackpotId, round }) => {
      const winner = await retryConflicts(() =>
        services.db.transaction().execute((tx) => settle(tx, services.ledger, { jackpotId, round, now })),
      );
      if (winner !== undefined) services.bus.publish([winner]);
    },
  );
}

/** Moves the money of a round. Returns the account of the winner whom it paid. */
async function settle(
  tx: Transaction<Schema>,
  ledger: Ledger,
  { jackpotId, round, now }: { jackpotId: number; round: number; now: Date },
): Promise<number | undefined> {
  // An audit adds up the rounds and the entries, one after the other.
  if (await isCountingHeld(tx, 'bets')) return undefined;
  const state = await tx
    .selectFrom('jackpot_round')
    .innerJoin('jackpot', 'id', 'jackpot_id')
    .where('jackpot_id', '=', jackpotId)
    .where('round', '=', round)
    .where('transfer_id', 'is', null)
    .select(['currency', 'seed_minor', 'fed_micro', 'moved_minor', 'account_id', 'amount_minor'])
    .forNoKeyUpdate('jackpot_round')
    .executeTakeFirst();
  if (!state) return undefined;

  const { currency, account_id: winner, amount_minor: wonMinor } = state;
  const [pool, prizes] = [await houseAccountOf(tx, 'house:JACKPOT'), await houseAccountOf(tx, 'house:PRIZES')];
  const dueMinor = jackpotAmount({ seedMinor: state.seed_minor }, state.fed_micro);
  const cause = { jackpot: jackpotId, round };
  const entries: Entry[] = [];
  if (dueMinor > state.moved_minor)
    entries.push({
      accountId: pool,
      counterId: prizes,
      idempotencyKey: `jackpot:${jackpotId}:${round}:${dueMinor}`,
      kind: 'JACKPOT',
      currency,
      amountMinor: dueMinor - state.moved_minor,
      cause,
    });
  if (winner !== null && wonMinor !== null)
    entries.push({
      accountId: winner,
      counterId: pool,
      idempotencyKey: `jackpot:${jackpotId}:${round}`,
      kind: 'JACKPOT',
      currency,
      amountMinor: wonMinor,
      cause,
    });
  const posted = await ledger.post(tx, entries);
  if (typeof posted === 'string') throw new Error(`the ledger answers ${posted}`);
  await tx
    .updateTable('jackpot_round')
    .set({ moved_minor: dueMinor, moved_at: now, ...(winner !== null && { transfer_id: posted.at(-1)?.transferId ?? null }) })
    .where('jackpot_id', '=', jackpotId)
    .where('round', '=', round)
    .execute();
  return winner ?? undefined;
}
