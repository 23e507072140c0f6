import { byId } from '../../../core/client/element.ts';
import type { PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import { BetBoard } from '../../tables/client/BetBoard.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { payOf } from '../playRoulette.ts';
import { limitsOf } from '../spots.ts';
import type { RouletteShown } from '../wire.ts';
import { paytable } from './paytable.ts';
import { RouletteTable } from './RouletteTable.ts';
import { spotName } from './spotName.ts';

export function createStage(tools: PageTools<TableTheme>): Stage<RouletteShown> {
  return new RouletteStage(tools);
}

class RouletteStage implements Stage<RouletteShown> {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace = new Pace();
  readonly #frame = byId('table', HTMLDivElement);
  readonly #table: RouletteTable;
  readonly #board: BetBoard;
  #pockets: readonly number[] = [];

  constructor(tools: PageTools<TableTheme>) {
    this.#tools = tools;
    this.#table = new RouletteTable(tools, this.#pace);
    this.#board = new BetBoard({
      tools,
      places: this.#table.places,
      limitsOf,
      nameOf: (name) => this.#table.nameOf(name),
      action: tools.word('game.spin'),
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

  async show(shown: RouletteShown): Promise<void> {
    await this.#table.play(shown.pocket);
    this.#settle(shown);
  }

  hurry(): void {
    this.#pace.hurry();
  }

  celebrate(): void {
    this.#frame.dataset['celebrate'] = '';
  }

  restore(shown: RouletteShown): void {
    this.#table.set(shown.pocket);
    this.#settle(shown);
  }

  halt(): void {
    this.#table.halt();
    this.#board.unlock();
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#tools);
  }

  #settle({ pocket, bets }: RouletteShown): void {
    const { word, money } = this.#tools;
    this.#board.unlock();
    this.#board.settle(bets, (bet) => payOf(bet, pocket) > 0n);
    this.#pockets = [...this.#pockets, pocket];
    this.#table.showPast(this.#pockets);
    const paid = bets.filter((bet) => payOf(bet, pocket) > 0n);
    const list = paid.map((bet) => word('roulette.paidBet', { place: spotName(bet.spot, word), amount: money(payOf(bet, pocket)) }));
    speak([this.#table.told(pocket), ...list].join('. '));
  }
}
