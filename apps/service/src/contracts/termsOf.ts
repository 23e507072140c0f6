import type { contractTerms } from '@site/api/contracts';
import type { z } from 'zod';
import { type OfferTerms, tiersOf } from './planOffer.ts';

/** Returns the terms of an input. Only dividends carry losses. */
export const termsOf = (input: z.output<typeof contractTerms>): OfferTerms => ({
  kind: input.kind,
  period: input.period,
  tiers: tiersOf(input.tiers),
  categories: [...new Set(input.categories)],
  carry: input.kind === 'DIVIDEND' ? input.carry : null,
});
