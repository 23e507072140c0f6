import type { Kysely, Transaction } from 'kysely';
import { OFFER_LASTS_MS } from '@site/rules/contract';
import { payoutFault } from '@site/rules/payoutGuard';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { BrandState } from '../system/Brands.ts';
import { termColumns } from './contractRows.ts';
import { type OfferTerms, planOffer, salaryRatesOf } from './planOffer.ts';

/** Id of no account: the taker of terms before there is one. */
const NOBODY = 0;

interface Given {
  giverId: number;
  terms: readonly OfferTerms[];
  now: Date;
  of: Pick<BrandState, 'brand' | 'settings'>;
}

export interface PlannedTerms {
  terms: OfferTerms;
  validFrom: Date;
}

/**
 * Checks terms for somebody who is new below a giver, and returns when each would begin.
 *
 * Refuses: what `planOffer` refuses; invalidInput for two terms of one kind; rateTooHigh for salaries that are too high together.
 *
 * Source: AGT-04, docs/domain.md DR-2.5, DR-11.4.
 */
export async function planTerms(db: Kysely<Schema>, { giverId, terms, now, of }: Given): Promise<PlannedTerms[]> {
  if (new Set(terms.map(({ kind }) => kind)).size < terms.length)
    throw new RefusalError('invalidInput', { field: 'terms', rule: 'one of a kind' });
  const planned: PlannedTerms[] = [];
  for (const each of terms) {
    const { validFrom } = await planOffer(db, { giverId, takerId: NOBODY, terms: each, now, of });
    planned.push({ terms: each, validFrom });
  }
  if (payoutFault(salaryRatesOf(terms), of.settings.contractCaps, of.settings.edgesPpm) !== undefined)
    throw new RefusalError('rateTooHigh', { field: 'terms', rule: 'salaries together' });
  return planned;
}

interface Written {
  giverId: number;
  takerId: number;
  planned: readonly PlannedTerms[];
  /** The taker has agreed; otherwise the contracts are offered. */
  isAccepted: boolean;
  now: Date;
}

/** Writes contracts of planned terms, accepted or offered, and returns their ids. */
export async function writeTerms(tx: Transaction<Schema>, { giverId, takerId, planned, isAccepted, now }: Written): Promise<number[]> {
  if (planned.length === 0) return [];
  const rows = await tx
    .insertInto('contract')
    .values(
      planned.map(({ terms, validFrom }) => ({
        ...termColumns(terms),
        giver_id: giverId,
        taker_id: takerId,
        status: isAccepted ? 'accepted' : 'new request',
        valid_from: validFrom,
        accepted_at: isAccepted ? now : null,
        ended_at: null,
        offered_at: now,
        expires_at: isAccepted ? null : new Date(now.getTime() + OFFER_LASTS_MS),
        end_asked_by: null,
        transfer_id: null,
        body_hash: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
