import { openedNumeros } from '@site/api/lottery';
import { accept, handle, refuse } from '../http/handle.ts';
import { readDraws } from './readDraws.ts';

/** Draws that are kept in reach. */
const MAX_DRAWS = 200;

/** Lists the draws of a lottery, newest first: the current one, then those before it with their results. Source: LOT-01. */
export default handle(openedNumeros, async ({ input: { gameCode, pageNo, pageSize }, merchant, language, now, services }) => {
  const shelf = await services.shelves.of(merchant, language);
  const [game] = shelf.list({ gameCode });
  if (!game) return refuse('notFound');
  const past = Math.min(MAX_DRAWS - 1, pageNo * pageSize - 1);
  const found = await readDraws(services, { game, past, now }).catch(() => undefined);
  if (!found) return refuse('vendorDown');
  const list = found.get(gameCode);
  if (!list) return refuse('notFound');
  return accept({ list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalPages: Math.ceil(MAX_DRAWS / pageSize) });
});
