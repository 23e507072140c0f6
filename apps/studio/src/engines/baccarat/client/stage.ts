import { byId } from '../../../core/client/element.ts';
import type { PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import { BetBoard } from '../../tables/client/BetBoard.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { placesOf } from '../../tables/client/placesOf.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { limitsOf, payOf } from '../playBaccarat.ts';
import type { BaccaratShown } from '../wire.ts';
import { BaccaratTable } from './BaccaratTable.ts';
import { paytable } from './paytable.ts';

export function createStage(tools: PageTools<TableTheme>): Stage<BaccaratShown> {
  return new BaccaratStage(tools);
}

class BaccaratStage implements Stage<BaccaratShown> {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace = new Pace();
  readonly #table = byId('table', HTMLDivElement);
  readonly #hands: BaccaratTable;
  readonly #board: BetBoard;

  constructor(tools: PageTools<TableTheme>) {
    this.#tools = tools;
    this.#hands = new BaccaratTable(tools, this.#pace);
    this.#board = new BetBoard({
      tools,
      places: placesOf('.places'),
      limitsOf,
      nameOf: (spot) => this.#hands.nameOf(spot),
      action: tools.word('baccarat.deal'),
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
    this.#hands.clear();
    this.#board.lock();
    speak('');
  }

  async show(shown: BaccaratShown): Promise<void> {
    await this.#hands.play(shown);
    this.#settle(shown);
  }

  hurry(): void {
    this.#pace.hurry();
  }

  celebrate(): void {
    this.#table.dataset['celebrate'] = '';
  }

  restore(shown: BaccaratShown): void {
    this.#hands.set(shown);
    this.#settle(shown);
  }

  halt(): void {
    this.#board.unlock();
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#tools);
  }

  #settle(shown: BaccaratShown): void {
    this.#board.unlock();
    this.#board.settle(shown.bets, (bet) => payOf(bet, shown) > 0n);
    this.#hands.add(shown);
    speak(this.#hands.told(shown));
  }
}
