import { floorMinor } from '@site/rules/floorMinor';
import { beats, cardOrder, type Combination, combinationOf } from './bigTwoPlays.ts';
import { type Card, cardName, shuffle } from './cards.ts';

/** A hand of Big Two: whoever is first without cards is paid by the others. */
export interface BigTwo {
  /** Cards of each seat, from the highest. */
  hands: readonly (readonly Card[])[];
  /** Seat to act; undefined once a seat has no cards. */
  turn: number | undefined;
  /** The combination to beat, or undefined for a seat that leads. */
  table: Combination | undefined;
  /** Seat that played last; undefined before the first play. */
  player: number | undefined;
  /** Seats that passed since the last lead. They stay out until the next one. */
  passed: readonly number[];
  /** The lowest card dealt, which the first combination holds; undefined from then on. */
  opening: Card | undefined;
}

export type BigTwoMove = { kind: 'play'; cards: readonly Card[] } | { kind: 'pass' };

export type BigTwoFault = 'over' | 'notYourTurn' | 'mustLead' | 'notYourCards' | 'noCombination' | 'needsOpening' | 'tooLow';

export type BigTwoResult = { ok: true; game: BigTwo } | { ok: false; code: BigTwoFault };

export const CARDS_EACH = 13;
/** From this many cards left a loser pays double, with all of them threefold. */
const DOUBLE_FROM = 10;

/** Deals thirteen cards to each of two to four seats from the fair stream. Who holds the lowest card begins with it. */
export function dealBigTwo(seats: number, numbers: readonly number[]): BigTwo {
  const cards = shuffle(numbers);
  const hands = Array.from({ length: seats }, (_, seat) => sorted(cards.slice(seat * CARDS_EACH, (seat + 1) * CARDS_EACH)));
  const opening = sorted(hands.flat()).at(-1);
  return {
    hands,
    turn: hands.findIndex((hand) => opening && hand.includes(opening)),
    table: undefined,
    player: undefined,
    passed: [],
    opening,
  };
}

/** Makes a move of a seat. A seat that has passed is out until all others have; then the last who played leads anew. */
export function moveBigTwo(game: BigTwo, seat: number, move: BigTwoMove): BigTwoResult {
  if (game.turn === undefined) return { ok: false, code: 'over' };
  if (seat !== game.turn) return { ok: false, code: 'notYourTurn' };
  if (move.kind === 'pass') {
    if (!game.table) return { ok: false, code: 'mustLead' };
    return { ok: true, game: passTurn({ ...game, passed: [...game.passed, seat] }, seat) };
  }
  const hand = game.hands[seat] ?? [];
  const names = new Set(move.cards.map(cardName));
  const left = hand.filter((card) => !names.has(cardName(card)));
  if (names.size !== move.cards.length || left.length !== hand.length - move.cards.length) return { ok: false, code: 'notYourCards' };
  const combination = combinationOf(move.cards);
  if (!combination) return { ok: false, code: 'noCombination' };
  if (game.opening && !names.has(cardName(game.opening))) return { ok: false, code: 'needsOpening' };
  if (game.table && !beats(combination, game.table)) return { ok: false, code: 'tooLow' };
  const played = { ...game, hands: game.hands.with(seat, left), table: combination, player: seat, opening: undefined };
  return { ok: true, game: left.length === 0 ? { ...played, turn: undefined } : passTurn(played, seat) };
}

/** Returns the move that loses least: a pass, or the lowest card of a seat that has to lead. Source: docs/domain.md DR-15. */
export function leastBigTwoMove({ hands, turn = 0, table }: BigTwo): BigTwoMove {
  return table ? { kind: 'pass' } : { kind: 'play', cards: hands[turn]?.slice(-1) ?? [] };
}

/** A game as one seat may see it. */
export interface BigTwoView extends Omit<BigTwo, 'hands'> {
  /** The viewer's own cards; empty for a watcher. */
  hand: readonly Card[];
  /** Number of cards of each seat. */
  counts: readonly number[];
}

/** Returns what a seat may see: its own cards, and how many the others hold. A watcher is no seat. */
export function viewBigTwo({ hands, ...open }: BigTwo, viewer: number | undefined): BigTwoView {
  return { ...open, hand: (viewer === undefined ? undefined : hands[viewer]) ?? [], counts: hands.map((hand) => hand.length) };
}

export interface BigTwoPayout {
  /** Credited beyond the stack, below 0 for a loser. The rake is taken off. */
  netMinor: bigint;
  rakeMinor: bigint;
}

/**
 * Pays a game that is over: each loser pays the winner the ante for each card left, double from ten and threefold for thirteen, at most the
 * stack. The rake is a part of the winner's net, rounded down.
 *
 * Source: docs/domain.md DR-15.
 */
export function payBigTwo(
  { hands, turn }: BigTwo,
  stacks: readonly bigint[],
  { anteMinor, rakePpm }: { anteMinor: bigint; rakePpm: number },
): BigTwoPayout[] {
  if (turn !== undefined) throw new Error('The game is not over.');
  const lost = hands.map((hand, seat) => {
    const owedMinor = anteMinor * BigInt(pointsOf(hand.length));
    const stackMinor = stacks[seat] ?? 0n;
    return owedMinor < stackMinor ? owedMinor : stackMinor;
  });
  const wonMinor = lost.reduce((sum, amount) => sum + amount, 0n);
  const rakeMinor = floorMinor(wonMinor, rakePpm);
  return hands.map((hand, seat) =>
    hand.length === 0 ? { netMinor: wonMinor - rakeMinor, rakeMinor } : { netMinor: -(lost[seat] ?? 0n), rakeMinor: 0n },
  );
}

/** Returns the antes that a number of cards left costs. */
export function pointsOf(left: number): number {
  if (left === CARDS_EACH) return left * 3;
  return left >= DOUBLE_FROM ? left * 2 : left;
}

/** Gives the turn to the next seat that has not passed. When it comes back to who played last, that seat leads. */
function passTurn(game: BigTwo, from: number): BigTwo {
  const order = game.hands.map((_, offset) => (from + 1 + offset) % game.hands.length);
  const next = order.find((seat) => !game.passed.includes(seat));
  if (game.passed.length < game.hands.length - 1) return { ...game, turn: next };
  return { ...game, turn: next, table: undefined, passed: [] };
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => cardOrder(other) - cardOrder(one));
}
