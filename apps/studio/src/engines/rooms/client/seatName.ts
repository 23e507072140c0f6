import type { Word } from '../../../core/client/Stage.ts';
import type { SeatView } from '../wire.ts';

/** Returns how a player is called: by the seat, and a bot as a bot. */
export function seatName(seat: SeatView | null | undefined, place: number, word: Word): string {
  return word(seat?.isBot ? 'rooms.bot' : 'rooms.player', { place: place + 1 });
}
