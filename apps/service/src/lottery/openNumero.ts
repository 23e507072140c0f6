import { openNumero } from '@site/api/lottery';
import { accept, handle, refuse } from '../http/handle.ts';
import { readDraws } from './readDraws.ts';

/** Reads the current draw of a lottery and the last one with a result. Source: LOT-01. */
export default handle(openNumero, async ({ input: { gameCode }, merchant, language, now, services }) => {
  const shelf = await services.shelves.of(merchant, language);
  const [game] = shelf.list({ gameCode });
  if (!game) return refuse('notFound');
  const found = await readDraws(services, { game, past: 2, now }).catch(() => undefined);
  if (!found) return refuse('vendorDown');
  const [open = null, ...past] = found.get(gameCode) ?? [];
  return open ? accept({ open, last: past.find(({ result }) => result !== null) ?? null }) : refuse('notFound');
});
