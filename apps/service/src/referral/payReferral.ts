import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { creditMember } from '../requirements/creditMember.ts';

export interface Payee {
  id: number;
  currency: string;
}

interface Reward {
  ledger: Ledger;
  to: Payee;
  /** Unique within the account: a cause pays once. */
  cause: string;
  amountMinor: bigint;
  now: Date;
}

/**
 * Credits a reward for inviting, or for being invited, in the caller's transaction. Returns the amount; nothing for a cause that was paid.
 *
 * Source: MEM-15, docs/domain.md DR-6.2.
 */
export async function payReferral(tx: Transaction<Schema>, { ledger, to, cause, amountMinor, now }: Reward): Promise<bigint> {
  const { id: accountId, currency } = to;
  const isNew = await tx
    .insertInto('referral_reward')
    .values({ account_id: accountId, cause, amount_minor: amountMinor, currency, at: now })
    .onConflict((known) => known.doNothing())
    .returning('cause')
    .executeTakeFirst();
  if (!isNew) return 0n;
  await creditMember(tx, {
    ledger,
    accountId,
    currency,
    kind: 'REFERRAL',
    amountMinor,
    idempotencyKey: `referral:${cause}`,
    house: 'house:PRIZES',
    multiple: 1,
    counts: 'all',
    cause: { referral: cause },
    now,
  });
  return amountMinor;
}
