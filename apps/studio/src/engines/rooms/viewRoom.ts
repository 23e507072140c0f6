import type { Moment } from '../../core/Engine.ts';
import { cardName } from './cards.ts';
import type { HoldemRoom } from './HoldemRoom.ts';
import { replay, turnEndMs } from './HoldemRoom.ts';
import { type Holdem, viewHoldem } from './holdem.ts';
import { pokerRank } from './pokerRank.ts';
import type { RoomView, SeatView } from './wire.ts';

/** Returns a table as the player of a sitting may see it. Cards of others are there at the showdown alone. */
export function viewRoom(room: HoldemRoom, id: string | undefined, moment: Moment): RoomView {
  const { hand, seats, level, anteMinor, rakePpm, isTrial, dealAtMs } = room;
  const own = seats.findIndex((sitter) => sitter?.id === id);
  const game = hand ? replay(hand, room, moment) : undefined;
  const viewer = hand ? hand.ids.indexOf(id ?? '') : -1;
  const seen = game && viewHoldem(game, viewer < 0 ? undefined : viewer);
  const isShowdown = game?.turn === undefined && (game?.seats.filter(({ hasFolded }) => !hasFolded).length ?? 0) > 1;
  return {
    level,
    anteMinor,
    rakePpm,
    isTrial,
    seats: seats.map((sitter, place): SeatView | null => {
      if (!sitter) return null;
      const index = hand?.ids.indexOf(sitter.id) ?? -1;
      const dealt = hand?.places[index] === place ? seen?.seats[index] : undefined;
      const credit = hand?.paid?.credits[index];
      return {
        isBot: sitter.isBot,
        stackMinor: String(dealt && !hand?.paid ? dealt.stackMinor : sitter.stackMinor),
        betMinor: String(dealt && !hand?.paid ? dealt.betMinor : 0n),
        cards: dealt ? (dealt.cards?.map((card) => cardName(card).toUpperCase()) ?? [null, null]) : [],
        hasFolded: dealt?.hasFolded ?? false,
        isOut: sitter.outSinceMs !== null,
        isLeaving: sitter.isLeaving,
        wonMinor: dealt && credit ? credit : '0',
        rank: isShowdown && dealt?.cards && !dealt.hasFolded && seen ? pokerRank([...dealt.cards, ...seen.board]).category : null,
      };
    }),
    own: own < 0 ? null : own,
    button: hand?.places[hand.button] ?? null,
    turn: hand?.turn ?? null,
    turnEndMs: hand && hand.turn !== null ? turnEndMs(hand) : null,
    dealAtMs,
    board: seen?.board.map((card) => cardName(card).toUpperCase()) ?? [],
    potMinor: String(seen?.seats.reduce((sum, { paidMinor }) => sum + paidMinor, 0n) ?? 0n),
    hand: hand?.eventId ?? null,
    options: game && viewer >= 0 && game.turn === viewer ? optionsOf(game, viewer) : null,
  };
}

function optionsOf({ seats, currentBetMinor, minRaiseMinor }: Holdem, index: number): RoomView['options'] {
  const seat = seats[index];
  if (!seat) return null;
  const owedMinor = currentBetMinor - seat.betMinor;
  const callMinor = owedMinor < seat.stackMinor ? owedMinor : seat.stackMinor;
  const mostMinor = seat.betMinor + seat.stackMinor;
  const leastMinor = currentBetMinor + minRaiseMinor < mostMinor ? currentBetMinor + minRaiseMinor : mostMinor;
  const canRaise = !seat.hasActed && mostMinor > currentBetMinor;
  return { callMinor: String(callMinor), raise: canRaise ? { leastMinor: String(leastMinor), mostMinor: String(mostMinor) } : null };
}
