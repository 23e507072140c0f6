import type { EngineMove } from '../../core/Engine.ts';
import { inverse, one, product, type Ratio, ratio, toPpm, zero } from '../instant/Ratio.ts';

export const RANKS = 13;
const SUITS = 4;
/** Cards of the longest round. After the last one the round can only be cashed out. */
export const MOST_CARDS = 60;

/** Share of the fair odds that is paid. */
const RETURN = ratio(97, 100);
/** A guess that would pay more than this multiple of the stake cannot be made. */
const MOST_TIMES = 5000n;

export const guesses = ['higher', 'lower'] as const;
export type Guess = (typeof guesses)[number];

export type BeginMove = EngineMove;
export interface GuessMove extends EngineMove {
  guess: Guess | 'skip';
}
export interface CashOutMove extends EngineMove {
  cashOut: true;
}
export type HiloMove = BeginMove | GuessMove | CashOutMove;

/** A card: its rank from 1 (ace) to 13 (king), and its suit, which is for show. */
export interface Card {
  rank: number;
  suit: number;
}

/** Data of a round for the browser. */
export interface HiloShown {
  /** Cards drawn so far, in order. */
  cards: readonly Card[];
  /** Decision on each card but the last. */
  made: readonly GuessMove['guess'][];
  end: 'open' | 'cashedOut' | 'lost';
}

export interface HiloGame extends HiloShown {
  isOver: boolean;
  /** Multiple of the stake that is paid; 0 while the round is open. */
  paid: Ratio;
}

/** Returns the card of a number. Every card is drawn from a full deck. */
export function cardOf(number: number): Card {
  const card = Math.floor(number * RANKS * SUITS);
  return { rank: Math.floor(card / SUITS) + 1, suit: card % SUITS };
}

/**
 * Returns true when a guess is right. Equal cards win both ways, except where that could not lose: above an ace and below a king they lose,
 * so that the guess `lower` on an ace and `higher` on a king means the same rank again.
 */
export function isRight(guess: Guess, before: number, after: number): boolean {
  if (guess === 'higher') return before === 1 ? after > 1 : after >= before;
  return before === RANKS ? after < RANKS : after <= before;
}

/** Returns the chance of a guess on a card. */
export function chanceOf(guess: Guess, rank: number): Ratio {
  const right = Array.from({ length: RANKS }, (_, index) => index + 1).filter((next) => isRight(guess, rank, next));
  return ratio(right.length, RANKS);
}

/** Returns the multiple of the stake that is paid after right guesses of these chances. Without a guess the stake is returned. */
export function timesOf(chances: readonly Ratio[]): Ratio {
  return chances.length === 0 ? one : product([RETURN, ...chances.map(inverse)]);
}

/** Returns the chances of the guesses that were made, in order. */
export function chancesOf({ cards, made }: Pick<HiloShown, 'cards' | 'made'>): Ratio[] {
  return made.flatMap((guess, index) => (guess === 'skip' ? [] : [chanceOf(guess, cards[index]?.rank ?? 1)]));
}

/** Returns the multiple that is paid if this guess on the last card is right. */
export function timesAfter(shown: Pick<HiloShown, 'cards' | 'made'>, guess: Guess): Ratio {
  return timesOf([...chancesOf(shown), chanceOf(guess, shown.cards.at(-1)?.rank ?? 1)]);
}

/** Returns true when the rules allow a move on the last card. */
export function isAllowed(shown: Pick<HiloShown, 'cards' | 'made'>, guess: GuessMove['guess']): boolean {
  if (shown.cards.length >= MOST_CARDS) return false;
  if (guess === 'skip') return true;
  const { top, bottom } = timesAfter(shown, guess);
  return top <= MOST_TIMES * bottom;
}

/** Returns the return to player in parts per million: the least over every card and guess. */
export function returnPpm(): number {
  const ranks = Array.from({ length: RANKS }, (_, index) => index + 1);
  const each = ranks.flatMap((rank) => guesses.map((guess) => chanceOf(guess, rank)));
  return Math.min(...each.map((chance) => toPpm(product([chance, timesOf([chance])]))));
}

/** Plays a round: one number for each card, in order. */
export function playHilo([, ...next]: readonly HiloMove[], numbers: readonly number[]): HiloGame {
  const made = next.flatMap((move) => ('guess' in move ? [move.guess] : []));
  const cards = numbers.slice(0, made.length + 1).map(cardOf);
  const isLost = made.some((guess, index) => guess !== 'skip' && !isRight(guess, cards[index]?.rank ?? 1, cards[index + 1]?.rank ?? 1));
  const isCashedOut = next.some((move) => 'cashOut' in move);
  return {
    cards,
    made,
    end: isLost ? 'lost' : isCashedOut ? 'cashedOut' : 'open',
    isOver: isLost || isCashedOut,
    paid: isCashedOut && !isLost ? timesOf(chancesOf({ cards, made })) : zero,
  };
}
