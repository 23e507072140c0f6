import type { Moment } from '../../core/Engine.ts';
import { bigTwoGame, type WrittenBigTwoMove } from './bigTwoGame.ts';
import { type Card, cardName } from './cards.ts';
import type { RoomTable } from './RoomTable.ts';
import { seenHand, viewTable } from './viewTable.ts';
import type { BigTwoView } from './wire.ts';

const nameOf = (card: Card) => cardName(card).toUpperCase();

/** Returns a table as the player of a sitting may see it: the own cards, and how many the others hold. */
export function viewBigTwoTable(room: RoomTable<WrittenBigTwoMove>, id: string | undefined, moment: Moment): BigTwoView {
  const hand = seenHand(bigTwoGame, room, { id, moment });
  const game = hand?.game;
  const table = viewTable(room, id, (seat, index) => {
    const cards = index === undefined ? undefined : game?.hands[index];
    return {
      ...seat,
      left: cards?.length ?? null,
      hasPassed: index !== undefined && game?.passed.includes(index) === true,
    };
  });
  const own = hand?.viewer === undefined ? [] : (game?.hands[hand.viewer] ?? []);
  return {
    ...table,
    cards: own.map(nameOf).toReversed(),
    table: game?.table ? { cards: game.table.cards.map(nameOf).toReversed(), place: room.hand?.places[game.player ?? -1] ?? 0 } : null,
    opening: game?.opening ? nameOf(game.opening) : null,
  };
}
