import { draws } from '@site/api/lottery';
import { isOpen } from '@site/rules/game';
import { isOfPrizeMode } from '@site/rules/lottery';
import { accept, handle, refuse } from '../http/handle.ts';
import { readDraws } from './readDraws.ts';

/** Lists the lotteries that the brand shows, with their next and last draws. Source: LOT-03. */
export default handle(draws, async ({ input: { prizeMode }, merchant, language, now, services }) => {
  const shelf = await services.shelves.of(merchant, language);
  const found = await readDraws(services, { past: 2, now }).catch(() => undefined);
  if (!found) return refuse('vendorDown');
  const games = shelf.games.filter((game) => isOpen(game) && (!prizeMode || isOfPrizeMode(game, prizeMode)));
  const lotteries = games.flatMap((game) => {
    const [open, ...past] = found.get(game.gameCode) ?? [];
    return open ? [{ game, open, last: past.find(({ result }) => result !== null) ?? null }] : [];
  });
  return accept({ lotteries: lotteries.toSorted((one, other) => one.open.closeAt - other.open.closeAt), serverTime: now.getTime() });
});
