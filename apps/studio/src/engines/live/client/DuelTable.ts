import { figure } from '../../../core/client/figure.ts';
import { formatPercent } from '@site/money/formatPercent';
import { byId } from '../../../core/client/element.ts';
import type { PageTools, Paytable } from '../../../core/client/Stage.ts';
import type { Card } from '../../tables/cards.ts';
import { cardName } from '../../tables/client/cardName.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import { paysTable } from '../../tables/client/paysTable.ts';
import { Roads } from '../../tables/client/Roads.ts';
import { TwoHands } from '../../tables/client/TwoHands.ts';
import type { RoadOutcome } from '../../tables/roads.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { type Duel, type DuelOutcome, duelSpots, heightOf, limitsOf, outcomeOf, payOf, returnsPpm } from '../dragonTiger.ts';

/** The dragon is red on the roads, as the banker of baccarat. */
const roadOf: Readonly<Record<DuelOutcome, RoadOutcome>> = { dragon: 'banker', tiger: 'player', tie: 'tie' };
const sideOf: Readonly<Record<RoadOutcome, DuelOutcome>> = { banker: 'dragon', player: 'tiger', tie: 'tie' };

/** The two cards of dragon tiger, who has won, and the roads. */
export class DuelTable {
  readonly #tools: PageTools<TableTheme>;
  readonly #table = byId('table', HTMLDivElement);
  readonly #outcome = byId('outcome', HTMLParagraphElement);
  readonly #hands: TwoHands<'dragon' | 'tiger'>;
  readonly #roads: Roads;

  constructor(tools: PageTools<TableTheme>, pace: Pace, onCard: () => void) {
    const { word } = tools;
    this.#tools = tools;
    this.#roads = new Roads({
      letterOf: (outcome) => word(`duel.bead.${sideOf[outcome]}`),
      tell: ({ banker, player, tie }) => word('duel.road', { dragon: banker, tiger: player, tie }),
    });
    this.#hands = new TwoHands({
      tools,
      pace,
      sides: ['dragon', 'tiger'],
      nameOf: (side) => word(`duel.${side}`),
      describe: (side, [card]) => ({ points: card ? figure(heightOf(card)) : '', told: card ? this.#toldCard(side, card) : '' }),
      onCard,
    });
  }

  nameOf(spot: string): string {
    const { word } = this.#tools;
    return `${word(`duel.${spot}`)} ${word(`duel.odds.${spot}`)}`;
  }

  clear(): void {
    this.#hands.clear();
    this.#outcome.textContent = '';
    delete this.#table.dataset['outcome'];
  }

  async play(duel: Duel): Promise<void> {
    await this.#hands.deal(handsOf(duel));
    this.#mark(duel);
  }

  set(duel: Duel): void {
    this.#hands.set(handsOf(duel));
    this.#mark(duel);
  }

  showPast(past: readonly Duel[]): void {
    this.#roads.show(past.map((duel) => roadOf[outcomeOf(duel)]));
  }

  call(duel: Duel): string {
    return this.#tools.word(`duel.outcome.${outcomeOf(duel)}`);
  }

  told(duel: Duel): string {
    return [this.#toldCard('dragon', duel.dragon), this.#toldCard('tiger', duel.tiger), this.call(duel)].join('. ');
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money, locale } = this.#tools;
    const best: Duel = { dragon: 'KH', tiger: 'AS' };
    const won: Readonly<Partial<Record<string, Duel>>> = {
      tiger: { dragon: 'AS', tiger: 'KH' },
      tie: { dragon: 'KH', tiger: 'KS' },
      suitedTie: { dragon: 'KH', tiger: 'KH' },
      dragonBlack: { dragon: 'KS', tiger: 'AS' },
      tigerRed: { dragon: 'AS', tiger: 'KH' },
    };
    const rows = duelSpots.map((spot) => [
      word(`duel.${spot}`),
      word(`duel.odds.${spot}`),
      money(payOf({ spot, amountMinor: String(stakeMinor) }, won[spot] ?? best)),
      formatPercent(returnsPpm[spot] / 1e6, locale, 2, 2),
      figure(`× ${limitsOf(spot)?.most ?? 0n}`),
    ]);
    return {
      wins: [paysTable([word('table.bet'), word('table.odds'), word('table.paid'), word('table.return'), word('table.limit')], rows)],
      rules: ['Aim', 'Tie', 'Color', 'Limits'].map((rule) => word(`duel.rule${rule}`)),
      mostMinor: 51n * stakeMinor,
      more: [],
    };
  }

  #toldCard(side: 'dragon' | 'tiger', card: Card): string {
    const { word } = this.#tools;
    return word('duel.card', { side: word(`duel.${side}`), card: cardName(card, word) });
  }

  #mark(duel: Duel): void {
    this.#table.dataset['outcome'] = outcomeOf(duel);
    this.#outcome.textContent = this.call(duel);
  }
}

const handsOf = ({ dragon, tiger }: Duel) => ({ dragon: [dragon], tiger: [tiger] });
