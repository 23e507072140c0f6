import { figure } from '../../../core/client/figure.ts';
import { byId } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import type { Card } from '../../tables/cards.ts';
import { cardNames } from '../../tables/client/cardName.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import { Roads } from '../../tables/client/Roads.ts';
import { TwoHands } from '../../tables/client/TwoHands.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { type BaccaratHands, outcomeOf, pointsOf } from '../playBaccarat.ts';

/** The cards of a round of baccarat, its outcome, and the roads. */
export class BaccaratTable {
  readonly #tools: PageTools<TableTheme>;
  readonly #table = byId('table', HTMLDivElement);
  readonly #outcome = byId('outcome', HTMLParagraphElement);
  readonly #hands: TwoHands<'player' | 'banker'>;
  readonly #roads: Roads;

  constructor(tools: PageTools<TableTheme>, pace: Pace, onCard?: () => void) {
    const { word } = tools;
    this.#tools = tools;
    this.#roads = new Roads({ letterOf: (outcome) => word(`baccarat.bead.${outcome}`), tell: (counts) => word('baccarat.road', counts) });
    this.#hands = new TwoHands({
      tools,
      pace,
      sides: ['player', 'banker'],
      nameOf: (side) => word(`baccarat.${side}`),
      describe: (side, cards) => ({ points: figure(pointsOf(cards)), told: this.#toldHand(side, cards) }),
      ...(onCard && { onCard }),
    });
  }

  /** Returns the name of a place in words, with what it pays. */
  nameOf(spot: string): string {
    const { word } = this.#tools;
    return `${word(`baccarat.${spot}`)} ${word(`baccarat.odds.${spot}`)}`;
  }

  clear(): void {
    this.#hands.clear();
    this.#outcome.textContent = '';
    delete this.#table.dataset['outcome'];
  }

  async play(hands: BaccaratHands): Promise<void> {
    await this.#hands.deal(hands);
    this.#mark(hands);
  }

  set(hands: BaccaratHands): void {
    this.#hands.set(hands);
    this.#mark(hands);
  }

  add(hands: BaccaratHands): void {
    this.#mark(hands);
    this.#roads.add(outcomeOf(hands));
  }

  /** Shows past rounds, oldest first. */
  showPast(past: readonly BaccaratHands[]): void {
    this.#roads.show(past.map(outcomeOf));
  }

  told(hands: BaccaratHands): string {
    const { word } = this.#tools;
    const told = (['player', 'banker'] as const).map((side) => this.#toldHand(side, hands[side]));
    return [...told, word(`baccarat.outcome.${outcomeOf(hands)}`)].join('. ');
  }

  #toldHand(side: 'player' | 'banker', cards: readonly Card[]): string {
    const { word, locale } = this.#tools;
    return word('baccarat.hand', { side: word(`baccarat.${side}`), cards: cardNames(cards, { word, locale }), points: pointsOf(cards) });
  }

  #mark(hands: BaccaratHands): void {
    const outcome = outcomeOf(hands);
    this.#table.dataset['outcome'] = outcome;
    this.#outcome.textContent = this.#tools.word(`baccarat.outcome.${outcome}`);
  }
}
