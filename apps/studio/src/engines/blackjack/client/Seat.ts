import { figure } from '../../../core/client/figure.ts';
import { element } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import type { Card } from '../../tables/cards.ts';
import { CardHand } from '../../tables/client/CardHand.ts';
import { cardNames } from '../../tables/client/cardName.ts';
import { chipStack } from '../../tables/client/chip.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import type { HandResult } from '../BlackjackRound.ts';
import { totalOf } from '../Hand.ts';

interface SeatParts {
  tools: PageTools<TableTheme>;
  pace: Pace;
  shoe: Element;
}

export interface SeatState {
  cards: readonly Card[];
  stakeMinor: bigint;
  isActive: boolean;
  result: HandResult | null;
}

/** A hand of the player on the table: its cards, their points, its chips and, in the end, its result. */
export class Seat {
  readonly root: HTMLElement;
  readonly hand: CardHand;
  readonly #tools: PageTools<TableTheme>;
  readonly #points = element('output', { className: 'hand-points' });
  readonly #chips = element('span', { className: 'seat-chips' });
  readonly #result = element('span', { className: 'seat-result', attributes: { dir: 'auto' } });

  constructor({ tools, pace, shoe }: SeatParts) {
    this.#tools = tools;
    const cards = element('div', { className: 'card-hand', attributes: { role: 'img' } });
    this.hand = new CardHand(cards, { theme: tools.theme.name, shoe, pace, onCard: () => tools.sound.knock(3) });
    this.root = element('div', { className: 'seat', children: [this.#result, cards, this.#points, this.#chips] });
  }

  /** Shows what the cards count, what is staked on them and how they ended. */
  describe({ cards, stakeMinor, isActive, result }: SeatState): void {
    const { word, money, locale } = this.#tools;
    const { points, isSoft } = totalOf(cards);
    this.root.toggleAttribute('data-active', isActive);
    this.root.dataset['result'] = result ?? '';
    this.#points.textContent = cards.length === 0 ? '' : pointsText(points, isSoft && result === null);
    this.#result.textContent = result ? word(`blackjack.${result}`) : '';
    this.#chips.replaceChildren(chipStack(stakeMinor, money), element('small', { text: money(stakeMinor) }));
    this.hand.root.setAttribute('aria-label', word('blackjack.hand', { cards: cardNames(cards, { word, locale }), points }));
  }
}

/** Writes a total as tables do: a soft 17 is 7/17. */
export function pointsText(points: number, isSoft: boolean): string {
  return figure(isSoft && points < 21 ? `${points - 10}/${points}` : points);
}
