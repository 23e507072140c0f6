import type { previewContract } from '@site/api/contracts';
import type { ParsedOf } from '@site/api/call';
import { type OfferTerms, tiersOf } from './planOffer.ts';

/** Returns the terms of an input. Only dividends carry losses. */
export const termsOf = (input: ParsedOf<typeof previewContract>): OfferTerms => ({
  kind: input.kind,
  period: input.period,
  tiers: tiersOf(input.tiers),
  categories: [...new Set(input.categories)],
  carry: input.kind === 'DIVIDEND' ? input.carry : null,
});
