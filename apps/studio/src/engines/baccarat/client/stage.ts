import { byId } from '../../../core/client/element.ts';
import type { PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import { BetBoard } from '../../tables/client/BetBoard.ts';
import { CardHand } from '../../tables/client/CardHand.ts';
import { cardNames } from '../../tables/client/cardName.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { limitsOf, outcomeOf, payOf, pointsOf } from '../playBaccarat.ts';
import type { BaccaratShown } from '../wire.ts';
import { paytable } from './paytable.ts';
import { Roads } from './Roads.ts';

const BEFORE_THIRD_MS = 700;
const sides = ['player', 'banker'] as const;
type Side = (typeof sides)[number];

export function createStage(tools: PageTools<TableTheme>): Stage<BaccaratShown> {
  return new BaccaratStage(tools);
}

class BaccaratStage implements Stage<BaccaratShown> {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace = new Pace();
  readonly #table = byId('table', HTMLDivElement);
  readonly #outcome = byId('outcome', HTMLParagraphElement);
  readonly #hands: Readonly<Record<Side, CardHand>>;
  readonly #board: BetBoard;
  readonly #roads: Roads;

  constructor(tools: PageTools<TableTheme>) {
    const { word } = tools;
    this.#tools = tools;
    this.#roads = new Roads(tools);
    this.#hands = { player: this.#hand('player'), banker: this.#hand('banker') };
    this.#board = new BetBoard({
      tools,
      places: new Map(
        [...document.querySelectorAll<HTMLButtonElement>('.places .bet-place')].map((place) => [place.dataset['spot'] ?? '', place]),
      ),
      limitsOf,
      nameOf: (spot) => `${word(`baccarat.${spot}`)} ${word(`baccarat.odds.${spot}`)}`,
      action: word('baccarat.deal'),
    });
  }

  bet() {
    return this.#board.move();
  }

  controls(view: TableView) {
    return this.#board.controls(view);
  }

  begin(): void {
    this.#pace.restart();
    delete this.#table.dataset['celebrate'];
    for (const side of sides) {
      this.#hands[side].clear();
      this.#describe(side, []);
    }
    this.#outcome.textContent = '';
    delete this.#table.dataset['outcome'];
    this.#board.lock();
    speak('');
  }

  async show(shown: BaccaratShown): Promise<void> {
    for (const place of [0, 1])
      for (const side of sides) {
        await this.#hands[side].deal(shown[side][place]);
        this.#describe(side, shown[side].slice(0, place + 1));
      }
    for (const side of sides) {
      const [, , third] = shown[side];
      if (!third) continue;
      await this.#pace.pause(BEFORE_THIRD_MS);
      await this.#hands[side].deal(third);
      this.#describe(side, shown[side]);
    }
    await this.#pace.pause(BEFORE_THIRD_MS / 2);
    this.#settle(shown);
  }

  hurry(): void {
    this.#pace.hurry();
  }

  celebrate(): void {
    this.#table.dataset['celebrate'] = '';
  }

  restore(shown: BaccaratShown): void {
    for (const side of sides) {
      this.#hands[side].set(shown[side]);
      this.#describe(side, shown[side]);
    }
    this.#settle(shown);
  }

  halt(): void {
    this.#board.unlock();
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#tools);
  }

  #hand(side: Side): CardHand {
    return new CardHand(byId(`hand-${side}`, HTMLDivElement), {
      theme: this.#tools.theme.name,
      shoe: byId('shoe', HTMLSpanElement),
      pace: this.#pace,
      onCard: () => this.#tools.sound.knock(side === 'player' ? 2 : 1),
    });
  }

  #describe(side: Side, cards: BaccaratShown[Side]): void {
    const { word } = this.#tools;
    byId(`points-${side}`, HTMLOutputElement).textContent = cards.length === 0 ? '' : String(pointsOf(cards));
    this.#hands[side].root.setAttribute('aria-label', cards.length === 0 ? word(`baccarat.${side}`) : this.#told(side, cards));
  }

  #told(side: Side, cards: BaccaratShown[Side]): string {
    const { word, locale } = this.#tools;
    return word('baccarat.hand', { side: word(`baccarat.${side}`), cards: cardNames(cards, { word, locale }), points: pointsOf(cards) });
  }

  #settle(shown: BaccaratShown): void {
    const { word } = this.#tools;
    const outcome = outcomeOf(shown);
    this.#board.unlock();
    this.#board.settle(shown.bets, (bet) => payOf(bet, shown) > 0n);
    this.#table.dataset['outcome'] = outcome;
    this.#outcome.textContent = word(`baccarat.outcome.${outcome}`);
    this.#roads.add(outcome);
    speak([this.#told('player', shown.player), this.#told('banker', shown.banker), word(`baccarat.outcome.${outcome}`)].join('. '));
  }
}
