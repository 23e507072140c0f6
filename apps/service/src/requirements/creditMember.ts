import type { EntryKind } from '@site/api/entryKinds';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import type { Ledger, Posted } from '../ledger/Ledger.ts';
import { clearRequirements } from './clearRequirements.ts';
import { openRequirement } from './openRequirement.ts';

interface Credit {
  ledger: Ledger;
  accountId: number;
  currency: string;
  kind: EntryKind;
  amountMinor: bigint;
  /** Unique within the account: a key credits once. */
  idempotencyKey: string;
  /** Name of the house account that pays, such as `house:PRIZES`. */
  house: string;
  /** How many times the amount has to be played; 0 for none. */
  multiple: number;
  /** 'all': each valid bet counts whole. 'bonus': it counts by the share of its game type. */
  counts: 'all' | 'bonus';
  /** Amount to be played `multiple` times, where it is not the credit alone: a promotion counts the deposit too. */
  baseMinor?: bigint;
  cause?: Record<string, unknown>;
  now: Date;
}

/**
 * Credits a member from a house account, and opens the rollover requirement that goes with the credit, in the caller's transaction. A key that
 * was used before credits nothing and opens nothing. Requirements of earlier credits end first where nothing is left of their money.
 *
 * Throws a refusal: duplicateMismatch for a used key with other content.
 *
 * Source: MEM-32, docs/domain.md DR-0.5, DR-3.1, DR-3.3.
 */
export async function creditMember(tx: Transaction<Schema>, credit: Credit): Promise<Posted> {
  const { ledger, accountId, currency, kind, amountMinor, idempotencyKey, house, multiple, counts, cause, now } = credit;
  await clearRequirements(tx, [accountId], now);
  const entry = { accountId, counterId: await houseAccountOf(tx, house), idempotencyKey, kind, currency, amountMinor };
  const posted = await ledger.post(tx, [{ ...entry, ...(cause && { cause }) }]);
  if (posted === 'duplicateMismatch') throw new RefusalError('duplicateMismatch');
  const [credited] = posted === 'insufficient' ? [] : posted;
  if (!credited) throw new Error(`A credit of ${amountMinor} to account ${accountId} was not posted.`);
  const needMinor = (credit.baseMinor ?? amountMinor) * BigInt(multiple);
  if (credited.isNew && needMinor > 0n)
    await openRequirement(tx, { accountId, idempotencyKey, kind, counts, currency, grantedMinor: amountMinor, needMinor, now });
  return credited;
}
