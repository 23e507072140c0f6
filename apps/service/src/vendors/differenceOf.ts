import type { VendorTransaction } from '@site/api/vendor';
import type { Schema } from '../database/schema.ts';

/** A stake or a win as we have written it down. */
export interface OwnTransaction {
  playerId: string;
  txId: string;
  kind: 'debit' | 'credit';
  /** Includes what a campaign has paid. */
  amountMinor: string;
  currency: string;
  state: Schema['vendor_transaction']['state'];
}

export type Difference = Schema['vendor_difference']['kind'];

/**
 * Names the difference between what we and the vendor know of a transaction; `undefined` when the same money has moved. A transaction
 * whose outcome the vendor does not know yet differs from every other.
 *
 * Source: VEN-04.
 */
export function differenceOf(ours: OwnTransaction | undefined, theirs: VendorTransaction | undefined): Difference | undefined {
  const hasMoved = ours?.state === 'ok';
  if (theirs?.state === 'pending') return 'otherState';
  const hasMovedThere = theirs?.state === 'done';
  if (hasMoved && !theirs) return 'missingThere';
  if (hasMovedThere && !ours) return 'missingHere';
  if (hasMoved !== hasMovedThere) return 'otherState';
  if (!hasMoved || !ours || !theirs) return undefined;
  const isSame = ours.kind === theirs.kind && ours.currency === theirs.currency && BigInt(ours.amountMinor) === BigInt(theirs.amountMinor);
  return isSame ? undefined : 'otherAmount';
}
