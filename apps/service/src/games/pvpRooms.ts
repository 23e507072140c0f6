import { pvpRooms } from '@site/api/games';
import type { VendorRoom } from '@site/api/vendor';
import { isOpen } from '@site/rules/game';
import { accept, handle, refuse } from '../http/handle.ts';

/**
 * Lists the rooms of the open games between players that the brand shows: those with most players first, then by ante, full ones last.
 *
 * Source: GAM-08, docs/domain.md DR-15.
 */
export default handle(pvpRooms, async ({ input: { gameCode, vassalage }, member: { currency }, merchant, language, services }) => {
  const shelf = await services.shelves.of(merchant, language);
  const games = shelf.list({ gameType: 'PVP', ...(gameCode && { gameCode }), ...(vassalage && { vassalage }) }).filter(isOpen);
  const asked = [...services.adapters.values()].flatMap(
    (adapter) => adapter.listRooms?.({ currency, ...(gameCode && { gameCode }) }) ?? [],
  );
  const answers = await Promise.all(asked).catch(() => undefined);
  if (!answers) return refuse('vendorDown');
  const shown = new Set(games.map((game) => game.gameCode));
  const rooms = answers.flatMap((answer) => answer.rooms).filter((room) => shown.has(room.gameCode));
  return accept({ rooms: rooms.toSorted(byWaiting), games, currency });
});

const placesTaken = ({ status, players }: VendorRoom) => (status === 'FULL' ? -1 : players);

function byWaiting(one: VendorRoom, other: VendorRoom): number {
  return placesTaken(other) - placesTaken(one) || Number(BigInt(one.anteMinor) - BigInt(other.anteMinor));
}
