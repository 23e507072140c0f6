import type { Moment } from '../../core/Engine.ts';
import { endOfTurnMs, replay, type RoomTable, type Sitter, type TableGame } from './RoomTable.ts';
import type { SeatView, TableView } from './wire.ts';

/** A hand as a viewer meets it: the game, the viewer's place in the deal, and the seats' places in it. */
export interface SeenHand<Game> {
  game: Game;
  /** Undefined for a watcher, and for who was not dealt to. */
  viewer: number | undefined;
  isOver: boolean;
}

/** Computes the hand of a table as the player of a sitting meets it; undefined between hands. */
export function seenHand<Game, Move>(
  rules: TableGame<Game, Move>,
  room: RoomTable<Move>,
  { id, moment }: { id: string | undefined; moment: Moment },
): SeenHand<Game> | undefined {
  const { hand } = room;
  if (!hand) return undefined;
  const viewer = hand.ids.indexOf(id ?? '');
  return { game: replay(rules, hand, { room, moment }), viewer: viewer < 0 ? undefined : viewer, isOver: hand.paid !== null };
}

/** Returns what every game shows of a table. `seatOf` adds what the game knows of a seat, by its place in the deal. */
export function viewTable<Seat extends SeatView>(
  room: RoomTable<unknown>,
  id: string | undefined,
  seatOf: (seat: SeatView, index: number | undefined) => Seat,
): TableView<Seat> {
  const { hand, seats, level, anteMinor, rakePpm, isTrial, dealAtMs } = room;
  const own = seats.findIndex((sitter) => sitter?.id === id);
  const seatAt = (sitter: Sitter, place: number) => {
    const index = hand?.ids.indexOf(sitter.id) ?? -1;
    const dealt = hand?.places[index] === place ? index : undefined;
    const { isBot, stackMinor, outSinceMs, lostAtMs, isLeaving } = sitter;
    const wonMinor = (dealt !== undefined && hand?.paid?.credits[dealt]) || '0';
    return seatOf({ isBot, stackMinor, isOut: outSinceMs !== null, isLost: lostAtMs !== null, isLeaving, wonMinor }, dealt);
  };
  return {
    level,
    anteMinor,
    rakePpm,
    isTrial,
    seats: seats.map((sitter, place) => sitter && seatAt(sitter, place)),
    own: own < 0 ? null : own,
    turn: hand?.turn ?? null,
    turnEndMs: hand && hand.turn !== null ? endOfTurnMs(hand, seats) : null,
    dealAtMs,
    hand: hand?.eventId ?? null,
  };
}
