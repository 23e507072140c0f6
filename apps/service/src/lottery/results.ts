import { results } from '@site/api/lottery';
import { accept, handle, refuse } from '../http/handle.ts';
import { readResults } from './readResults.ts';

/** Lists the results of one of the brand's lotteries, newest first, for anybody. Source: LOT-03. */
export default handle(results, async ({ input: { gameCode, until, pageSize }, merchant, language, now, services }) => {
  const shelf = await services.shelves.of(merchant, language);
  const [game] = shelf.list({ gameCode });
  if (!game) return refuse('notFound');
  const found = await readResults(services, { game, until, pageSize, now }).catch(() => 'vendorDown' as const);
  if (found === 'vendorDown') return refuse('vendorDown');
  return found ? accept(found) : refuse('notFound');
});
