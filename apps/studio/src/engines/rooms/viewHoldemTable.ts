import type { Moment } from '../../core/Engine.ts';
import { cardName } from './cards.ts';
import { type Holdem, viewHoldem } from './holdem.ts';
import { holdemGame, type WrittenHoldemMove } from './holdemGame.ts';
import { pokerRank } from './pokerRank.ts';
import type { RoomTable } from './RoomTable.ts';
import { seenHand, viewTable } from './viewTable.ts';
import type { HoldemView } from './wire.ts';

/** Returns a table as the player of a sitting may see it. Cards of others are there at the showdown alone. */
export function viewHoldemTable(room: RoomTable<WrittenHoldemMove>, id: string | undefined, moment: Moment): HoldemView {
  const hand = seenHand(holdemGame, room, { id, moment });
  const seen = hand && viewHoldem(hand.game, hand.viewer);
  const isShowdown = hand?.isOver === true && hand.game.seats.filter(({ hasFolded }) => !hasFolded).length > 1;
  const table = viewTable(room, id, (seat, index) => {
    const dealt = index === undefined ? undefined : seen?.seats[index];
    return {
      ...seat,
      ...(dealt && !hand?.isOver && { stackMinor: String(dealt.stackMinor) }),
      betMinor: String(dealt && !hand?.isOver ? dealt.betMinor : 0n),
      cards: dealt ? (dealt.cards?.map((card) => cardName(card).toUpperCase()) ?? [null, null]) : [],
      hasFolded: dealt?.hasFolded ?? false,
      rank: isShowdown && dealt?.cards && !dealt.hasFolded && seen ? pokerRank([...dealt.cards, ...seen.board]).category : null,
    };
  });
  return {
    ...table,
    button: room.hand?.places[room.hand.button] ?? null,
    board: seen?.board.map((card) => cardName(card).toUpperCase()) ?? [],
    potMinor: String(seen?.seats.reduce((sum, { paidMinor }) => sum + paidMinor, 0n) ?? 0n),
    options: hand?.viewer !== undefined && hand.game.turn === hand.viewer ? optionsOf(hand.game, hand.viewer) : null,
  };
}

function optionsOf({ seats, currentBetMinor, minRaiseMinor }: Holdem, index: number): HoldemView['options'] {
  const seat = seats[index];
  if (!seat) return null;
  const owedMinor = currentBetMinor - seat.betMinor;
  const callMinor = owedMinor < seat.stackMinor ? owedMinor : seat.stackMinor;
  const mostMinor = seat.betMinor + seat.stackMinor;
  const leastMinor = currentBetMinor + minRaiseMinor < mostMinor ? currentBetMinor + minRaiseMinor : mostMinor;
  const canRaise = !seat.hasActed && mostMinor > currentBetMinor;
  return { callMinor: String(callMinor), raise: canRaise ? { leastMinor: String(leastMinor), mostMinor: String(mostMinor) } : null };
}
