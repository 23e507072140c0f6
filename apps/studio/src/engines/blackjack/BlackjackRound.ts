import type { Card } from '../tables/cards.ts';
import { rankOf } from '../tables/cards.ts';
import { isNatural, pointsOf, totalOf } from './Hand.ts';

export const acts = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;

/** A decision of the player. `decline` refuses the insurance. */
export type Act = (typeof acts)[number];

export type HandResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface PlayerHand {
  cards: Card[];
  stakeMinor: bigint;
  /** True for a doubled hand, a split ace, or one of 21: it takes no more cards. */
  isDone: boolean;
  /** Set once the round is over. */
  result?: HandResult;
}

/**
 * Plays one round of blackjack: six packs, the dealer stands on every 17 and looks for a blackjack under an ace or a ten, a blackjack pays
 * 3 to 2, any first two cards may be doubled (after a split as well), one split, one card on split aces, insurance pays 2 to 1.
 */
export class BlackjackRound {
  readonly hands: PlayerHand[];
  readonly dealer: Card[];
  /** Stake of the insurance; undefined while it is undecided or was not offered. */
  insuranceMinor: bigint | undefined;
  /** Sum of what the hands and the insurance return. */
  winMinor = 0n;
  isOver = false;
  readonly #stakeMinor: bigint;
  readonly #draw: () => Card;
  #isOffered: boolean;
  #active = 0;

  /** `draw` returns the next card of the shoe. Player and dealer get two cards in turn; the dealer's second lies face down. */
  constructor(stakeMinor: bigint, draw: () => Card) {
    this.#stakeMinor = stakeMinor;
    this.#draw = draw;
    const [first, up, second, hole] = [draw(), draw(), draw(), draw()];
    this.hands = [{ cards: [first, second], stakeMinor, isDone: false }];
    this.dealer = [up, hole];
    this.#isOffered = rankOf(up) === 'A';
    if (!this.#isOffered) this.#look();
  }

  /** Number of the hand that plays now; -1 while insurance is offered or after the end. */
  get active(): number {
    return this.isOver || this.#isOffered ? -1 : this.#active;
  }

  /** True until the dealer has turned the second card. */
  get isHoleHidden(): boolean {
    return !this.isOver;
  }

  /** Returns the decisions that are allowed now. */
  allowed(): readonly Act[] {
    if (this.isOver) return [];
    if (this.#isOffered) return ['insure', 'decline'];
    const { cards } = this.#hand();
    const [first, second, third] = cards;
    if (third || !first || !second) return ['hit', 'stand'];
    const isPair = this.hands.length === 1 && pointsOf(first) === pointsOf(second);
    return ['hit', 'stand', 'double', ...(isPair ? (['split'] as const) : [])];
  }

  /** Returns the money that a decision adds to the stake. */
  priceOf(act: Act): bigint {
    if (act === 'insure') return this.#stakeMinor / 2n;
    return act === 'double' || act === 'split' ? this.#stakeMinor : 0n;
  }

  /** Carries out a decision. Throws when it is not allowed. */
  act(act: Act): void {
    if (!this.allowed().includes(act)) throw new RangeError(`${act} is not allowed.`);
    switch (act) {
      case 'insure':
      case 'decline':
        this.insuranceMinor = this.priceOf(act);
        this.#isOffered = false;
        return this.#look();
      case 'hit':
        return this.#take(this.#hand());
      case 'double':
        this.#hand().stakeMinor += this.#stakeMinor;
        this.#hand().cards.push(this.#draw());
        return this.#finishHand();
      case 'stand':
        return this.#finishHand();
      case 'split':
        return this.#split();
    }
  }

  #hand(): PlayerHand {
    const hand = this.hands[this.#active];
    if (!hand) throw new RangeError('No hand plays.');
    return hand;
  }

  /** The dealer looks at the second card: a blackjack on either side ends the round. */
  #look(): void {
    const [hand] = this.hands;
    if (hand && (isNatural(this.dealer) || isNatural(hand.cards))) return this.#settle();
  }

  #take(hand: PlayerHand): void {
    hand.cards.push(this.#draw());
    if (totalOf(hand.cards).points >= 21) this.#finishHand();
  }

  #split(): void {
    const [hand] = this.hands;
    const moved = hand?.cards.pop();
    if (!hand || !moved) throw new RangeError('No hand plays.');
    const other: PlayerHand = { cards: [moved], stakeMinor: this.#stakeMinor, isDone: false };
    this.hands.push(other);
    for (const each of this.hands) {
      each.cards.push(this.#draw());
      each.isDone = rankOf(moved) === 'A' || totalOf(each.cards).points === 21;
    }
    this.#goOn();
  }

  #finishHand(): void {
    this.#hand().isDone = true;
    this.#goOn();
  }

  /** Goes on with the next hand that takes cards, or to the dealer. */
  #goOn(): void {
    const next = this.hands.findIndex(({ isDone }) => !isDone);
    if (next >= 0) {
      this.#active = next;
      return;
    }
    if (this.hands.some(({ cards }) => totalOf(cards).points <= 21)) this.#drawForDealer();
    this.#settle();
  }

  #drawForDealer(): void {
    while (totalOf(this.dealer).points < 17) this.dealer.push(this.#draw());
  }

  #settle(): void {
    this.isOver = true;
    for (const hand of this.hands) {
      hand.isDone = true;
      hand.result = this.#resultOf(hand);
      this.winMinor += returned(hand.stakeMinor, hand.result);
    }
    if (isNatural(this.dealer)) this.winMinor += 3n * (this.insuranceMinor ?? 0n);
  }

  #resultOf({ cards }: PlayerHand): HandResult {
    const { points } = totalOf(cards);
    const dealt = totalOf(this.dealer).points;
    const isBlackjack = this.hands.length === 1 && isNatural(cards);
    if (points > 21) return 'bust';
    if (isBlackjack || isNatural(this.dealer)) {
      if (isBlackjack && isNatural(this.dealer)) return 'push';
      return isBlackjack ? 'blackjack' : 'lose';
    }
    if (dealt > 21 || points > dealt) return 'win';
    return points === dealt ? 'push' : 'lose';
  }
}

/** Returns what a hand pays, its stake included. */
function returned(stakeMinor: bigint, result: HandResult): bigint {
  switch (result) {
    case 'blackjack':
      return stakeMinor + (stakeMinor * 3n) / 2n;
    case 'win':
      return 2n * stakeMinor;
    case 'push':
      return stakeMinor;
    case 'lose':
    case 'bust':
      return 0n;
  }
}
