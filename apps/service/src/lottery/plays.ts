import { plays } from '@site/api/lottery';
import { accept, handle, refuse } from '../http/handle.ts';

/** Lists the plays of one of the brand's lotteries with what is printed of them, for anybody. Source: docs/domain.md DR-12. */
export default handle(plays, async ({ input: { gameCode }, merchant, language, services: { adapters, catalogue, shelves } }) => {
  const [{ vendors }, shelf] = await Promise.all([catalogue.read(), shelves.of(merchant, language)]);
  const [game] = shelf.list({ gameCode });
  const adapter = game && adapters.get(vendors.get(game.vassalage)?.integration ?? '');
  if (!game || !adapter?.listPlays) return refuse('notFound');
  const found = await adapter.listPlays({ gameCode }).catch(() => undefined);
  if (!found) return refuse('vendorDown');
  return found.plays.length > 0 ? accept({ game, plays: found.plays }) : refuse('notFound');
});
