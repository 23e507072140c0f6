import { type Card, shuffle } from './cards.ts';
import { type Payout, payPots } from './pots.ts';
import { pokerRank } from './pokerRank.ts';

export type Street = 'preflop' | 'flop' | 'turn' | 'river' | 'over';

export interface HoldemSeat {
  /** Money in front of the player that is not in the pot. */
  stackMinor: bigint;
  /** Bet on this street. */
  betMinor: bigint;
  /** Paid into the hand, this street included. */
  paidMinor: bigint;
  cards: readonly Card[];
  hasFolded: boolean;
  /** True once the seat has acted since the last full raise: it may call or fold, not raise. */
  hasActed: boolean;
}

export interface Holdem {
  seats: readonly HoldemSeat[];
  button: number;
  street: Street;
  board: readonly Card[];
  /** Cards that are not dealt yet, the board first. Never sent to a browser. */
  stub: readonly Card[];
  /** Seat to act; undefined once the hand is over. */
  turn: number | undefined;
  /** Highest bet on this street. */
  currentBetMinor: bigint;
  /** Least amount by which a raise must exceed the current bet. */
  minRaiseMinor: bigint;
  bigBlindMinor: bigint;
}

export type HoldemMove = { kind: 'fold' | 'check' | 'call' } | { kind: 'raise'; toMinor: bigint };

export type HoldemFault = 'notYourTurn' | 'over' | 'cannotCheck' | 'nothingToCall' | 'raiseTooSmall' | 'raiseTooLarge' | 'cannotRaise';

export type HoldemResult = { ok: true; hand: Holdem } | { ok: false; code: HoldemFault };

const boardOf: Record<Street, number> = { preflop: 0, flop: 3, turn: 4, river: 5, over: 5 };
const after: Record<Exclude<Street, 'over'>, Street> = { preflop: 'flop', flop: 'turn', turn: 'river', river: 'over' };

/**
 * Deals a hand of no-limit Texas hold'em to two to nine stacks from the fair stream, and posts the blinds: the room's ante is the big blind,
 * half of it, rounded down, the small one. With two players the button posts the small blind.
 *
 * Source: docs/domain.md DR-15 and DR-16.
 */
export function dealHoldem(stacks: readonly bigint[], button: number, bigBlindMinor: bigint, numbers: readonly number[]): Holdem {
  const cards = shuffle(numbers);
  const count = stacks.length;
  const small = count === 2 ? button : (button + 1) % count;
  const big = (small + 1) % count;
  const seats = stacks.map((stackMinor, seat): HoldemSeat => ({
    stackMinor,
    betMinor: 0n,
    paidMinor: 0n,
    cards: [cards[2 * seat], cards[2 * seat + 1]].filter((card) => card !== undefined),
    hasFolded: false,
    hasActed: false,
  }));
  const posted = seats.map((seat, index) => {
    if (index === small) return pay(seat, bigBlindMinor / 2n);
    return index === big ? pay(seat, bigBlindMinor) : seat;
  });
  const hand: Holdem = {
    seats: posted,
    button,
    street: 'preflop',
    board: [],
    stub: cards.slice(2 * count),
    turn: undefined,
    currentBetMinor: bigBlindMinor,
    minRaiseMinor: bigBlindMinor,
    bigBlindMinor,
  };
  return passTurn(hand, big);
}

/** Makes a move of a seat, and deals the next street when the betting is over. */
export function moveHoldem(hand: Holdem, seat: number, move: HoldemMove): HoldemResult {
  const player = hand.seats[seat];
  if (hand.turn === undefined) return { ok: false, code: 'over' };
  if (seat !== hand.turn || !player) return { ok: false, code: 'notYourTurn' };
  const toCallMinor = hand.currentBetMinor - player.betMinor;
  switch (move.kind) {
    case 'fold':
      return { ok: true, hand: passTurn(withSeat(hand, seat, { ...player, hasFolded: true, hasActed: true }), seat) };
    case 'check':
      if (toCallMinor > 0n) return { ok: false, code: 'cannotCheck' };
      return { ok: true, hand: passTurn(withSeat(hand, seat, { ...player, hasActed: true }), seat) };
    case 'call':
      if (toCallMinor <= 0n) return { ok: false, code: 'nothingToCall' };
      return { ok: true, hand: passTurn(withSeat(hand, seat, { ...pay(player, toCallMinor), hasActed: true }), seat) };
    case 'raise':
      return raise(hand, seat, player, move.toMinor);
  }
}

/** Returns the move that loses least: a check where it is free, else a fold. Source: docs/domain.md DR-15. */
export function leastHoldemMove({ seats, turn, currentBetMinor }: Holdem): HoldemMove {
  return { kind: turn !== undefined && seats[turn]?.betMinor === currentBetMinor ? 'check' : 'fold' };
}

/** Pays a hand that is over. A hand that all others folded is not shown, and its board is not needed. */
export function payHoldem({ seats, board, button, turn }: Holdem, rakePpm: number): Payout[] {
  if (turn !== undefined) throw new Error('The hand is not over.');
  const isShown = seats.filter(({ hasFolded }) => !hasFolded).length > 1;
  const stakes = seats.map(({ paidMinor, hasFolded, cards }) => ({
    paidMinor,
    strength: hasFolded ? undefined : isShown ? pokerRank([...cards, ...board]).strength : 0,
  }));
  return payPots(stakes, { button, rakePpm });
}

/** A hand as one seat may see it. */
export interface HoldemView extends Omit<Holdem, 'seats' | 'stub'> {
  /** Cards are absent where the seat may not see them. */
  seats: readonly (Omit<HoldemSeat, 'cards'> & { cards?: readonly Card[] })[];
}

/** Returns what a seat may see: its own cards, and at a showdown those of everyone who has not folded. A watcher is no seat. */
export function viewHoldem({ stub: _stub, seats, ...open }: Holdem, viewer: number | undefined): HoldemView {
  const isShowdown = open.turn === undefined && seats.filter(({ hasFolded }) => !hasFolded).length > 1;
  return {
    ...open,
    seats: seats.map(({ cards, ...seat }, index) =>
      index === viewer || (isShowdown && !seat.hasFolded) ? Object.assign(seat, { cards }) : seat,
    ),
  };
}

/** A raise below the least one is allowed with the whole stack only, and does not let those raise again who have acted. */
function raise(hand: Holdem, seat: number, player: HoldemSeat, toMinor: bigint): HoldemResult {
  const mostMinor = player.betMinor + player.stackMinor;
  if (player.hasActed) return { ok: false, code: 'cannotRaise' };
  if (toMinor > mostMinor) return { ok: false, code: 'raiseTooLarge' };
  const byMinor = toMinor - hand.currentBetMinor;
  const isFull = byMinor >= hand.minRaiseMinor;
  if (byMinor <= 0n || (!isFull && toMinor < mostMinor)) return { ok: false, code: 'raiseTooSmall' };
  const raised = { ...pay(player, toMinor - player.betMinor), hasActed: true };
  const seats = hand.seats.map((other, index) => {
    if (index === seat) return raised;
    return isFull ? { ...other, hasActed: false } : other;
  });
  const minRaiseMinor = isFull ? byMinor : hand.minRaiseMinor;
  return { ok: true, hand: passTurn({ ...hand, seats, currentBetMinor: toMinor, minRaiseMinor }, seat) };
}

/** Gives the turn to the next seat that has to act, deals the next street, or ends the hand. */
function passTurn(hand: Holdem, from: number): Holdem {
  const { seats, street, currentBetMinor } = hand;
  if (street === 'over' || seats.filter(({ hasFolded }) => !hasFolded).length === 1) return { ...hand, street: 'over', turn: undefined };
  const able = seats.filter(({ hasFolded, stackMinor }) => !hasFolded && stackMinor > 0n);
  const order = seats.map((_, offset) => (from + 1 + offset) % seats.length);
  const next = order.find((index) => {
    const seat = seats[index];
    if (!seat || seat.hasFolded || seat.stackMinor === 0n) return false;
    return seat.betMinor < currentBetMinor || (!seat.hasActed && able.length > 1);
  });
  return next === undefined ? nextStreet(hand) : { ...hand, turn: next };
}

function nextStreet(hand: Holdem): Holdem {
  if (hand.street === 'over') return { ...hand, turn: undefined };
  const street = after[hand.street];
  const dealt = boardOf[street] - hand.board.length;
  const seats = hand.seats.map((seat) => ({ ...seat, betMinor: 0n, hasActed: false }));
  const dealtOn: Holdem = {
    ...hand,
    seats,
    street,
    board: [...hand.board, ...hand.stub.slice(0, dealt)],
    stub: hand.stub.slice(dealt),
    currentBetMinor: 0n,
    minRaiseMinor: hand.bigBlindMinor,
    turn: undefined,
  };
  return passTurn(dealtOn, hand.button);
}

function pay(seat: HoldemSeat, amountMinor: bigint): HoldemSeat {
  const paid = amountMinor < seat.stackMinor ? amountMinor : seat.stackMinor;
  return { ...seat, stackMinor: seat.stackMinor - paid, betMinor: seat.betMinor + paid, paidMinor: seat.paidMinor + paid };
}

function withSeat(hand: Holdem, seat: number, changed: HoldemSeat): Holdem {
  return { ...hand, seats: hand.seats.with(seat, changed) };
}
