import { plays } from '@site/api/lottery';
import { isPlayAllowed } from '@site/rules/lottery';
import { accept, handle, refuse } from '../http/handle.ts';

/** Lists the plays of one of the brand's lotteries that its market allows, with what is printed of them, for anybody. Source: docs/domain.md DR-12. */
export default handle(plays, async ({ input: { gameCode }, merchant, language, services: { adapters, brands, catalogue, shelves } }) => {
  const [{ vendors }, shelf, { settings }] = await Promise.all([catalogue.read(), shelves.of(merchant, language), brands.of(merchant)]);
  const [game] = shelf.list({ gameCode });
  const adapter = game && adapters.get(vendors.get(game.vassalage)?.integration ?? '');
  if (!game || !adapter?.listPlays) return refuse('notFound');
  const found = await adapter.listPlays({ gameCode }).catch(() => undefined);
  if (!found) return refuse('vendorDown');
  const allowed = found.plays.filter(({ name }) => isPlayAllowed(settings.lotteryPlays, name));
  return allowed.length > 0 ? accept({ game, plays: allowed }) : refuse('notFound');
});
