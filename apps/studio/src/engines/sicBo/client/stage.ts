import { byId } from '../../../core/client/element.ts';
import type { PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import { BetBoard } from '../../tables/client/BetBoard.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { placesOf } from '../../tables/client/placesOf.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { type Dice, limitsOf, payOf } from '../sicBo.ts';
import type { SicBoShown } from '../wire.ts';
import { DiceTable } from './DiceTable.ts';
import { paytable } from './paytable.ts';

export function createStage(tools: PageTools<TableTheme>): Stage<SicBoShown> {
  return new SicBoStage(tools);
}

class SicBoStage implements Stage<SicBoShown> {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace = new Pace();
  readonly #frame = byId('table', HTMLDivElement);
  readonly #table: DiceTable;
  readonly #board: BetBoard;
  #past: readonly Dice[] = [];

  constructor(tools: PageTools<TableTheme>) {
    this.#tools = tools;
    this.#table = new DiceTable(tools, this.#pace);
    this.#table.clear();
    this.#board = new BetBoard({
      tools,
      places: placesOf('.sic-board'),
      limitsOf,
      nameOf: (spot) => this.#table.nameOf(spot),
      action: tools.word('sicBo.throw'),
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
    delete this.#frame.dataset['celebrate'];
    this.#table.clear();
    this.#board.lock();
    speak('');
  }

  async show(shown: SicBoShown): Promise<void> {
    await this.#table.play(shown.dice);
    this.#settle(shown);
  }

  hurry(): void {
    this.#pace.hurry();
  }

  celebrate(): void {
    this.#frame.dataset['celebrate'] = '';
  }

  restore(shown: SicBoShown): void {
    this.#table.set(shown.dice);
    this.#settle(shown);
  }

  halt(): void {
    this.#board.unlock();
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#tools);
  }

  #settle({ dice, bets }: SicBoShown): void {
    this.#board.unlock();
    this.#board.settle(bets, (bet) => payOf(bet, dice) > 0n);
    this.#past = [...this.#past, dice];
    this.#table.showPast(this.#past);
    speak(this.#table.told(dice));
  }
}
