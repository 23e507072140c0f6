import { gameList } from '@site/api/games';
import { acceptKept, handle, refuse } from '../handle.ts';
import { readGamePage } from './readGamePage.ts';

/**
 * A page of the games that match every filter given, in the catalogue's order, or found by name, the best first. A page above the
 * last is empty.
 *
 * Refuses: notFound for a vendor that does not exist; invalidInput for another brand's merchant code.
 *
 * Source: calls.md §5, spec §4 "Filter types", LOB-08.
 */
export default handle(
  gameList,
  async ({ input, merchant, language, services }) => {
    if (input.merchant !== undefined && input.merchant !== merchant) return refuse('invalidInput', { field: 'merchant', rule: 'known' });
    if (input.vassalage && !(await services.catalogue.read()).vendors.has(input.vassalage))
      return refuse('notFound', { field: 'vassalage', rule: 'known' });
    return acceptKept(await readGamePage(services, { merchant, language, asked: input }));
  },
  { isShared: true },
);
