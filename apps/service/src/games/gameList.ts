import { gameList } from '@site/api/games';
import { acceptCached, handle, refuse } from '../http/handle.ts';
import { readGamePage } from './readGamePage.ts';

/**
 * Returns a page of the games that match every filter, in catalogue order, or by relevance for a name. A page above the last is empty.
 *
 * Refuses: notFound for an unknown vendor; invalidInput for another brand's merchant code.
 *
 * Source: LOB-21, LOB-08.
 */
export default handle(
  gameList,
  async ({ input, merchant, language, services }) => {
    if (input.merchant !== undefined && input.merchant !== merchant) return refuse('invalidInput', { field: 'merchant', rule: 'known' });
    if (input.vassalage && !(await services.catalogue.read()).vendors.has(input.vassalage))
      return refuse('notFound', { field: 'vassalage', rule: 'known' });
    return acceptCached(await readGamePage(services, { merchant, language, asked: input }));
  },
  { isShared: true },
);
