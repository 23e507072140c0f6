import type { GameType } from '@site/api/common';
import type { ContractKind } from '@site/rules/contract';
import type { Period } from '@site/rules/period';
import type { StoredTerms } from '../database/schema.ts';
import { readTier, storedTiers, tiersSent } from './contractRows.ts';
import type { OfferTerms } from './planOffer.ts';

/** Returns the JSON of terms that a sign-up link keeps. Source: AGT-04. */
export const storeTerms = (terms: readonly OfferTerms[]): string =>
  JSON.stringify(terms.map((each): StoredTerms => ({ ...each, tiers: storedTiers(each.tiers) })));

export const readTerms = (stored: readonly StoredTerms[]): OfferTerms[] =>
  stored.map(({ kind, period, tiers, categories, carry }) => ({
    kind: kind as ContractKind,
    period: period as Period,
    tiers: tiers.map(readTier),
    categories: categories as GameType[],
    carry,
  }));

/** Returns terms as a call sends them. */
export const termsSent = (terms: readonly OfferTerms[]) => terms.map((each) => ({ ...each, tiers: tiersSent(each.tiers) }));
