import { byId, element } from '../../../core/client/element.ts';
import type { PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import { BetBoard, placeButton } from '../../tables/client/BetBoard.ts';
import { Pace } from '../../tables/client/Pace.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { boxOf, LONG, neighbourOf, WIDE } from '../layout.ts';
import { payOf } from '../playRoulette.ts';
import { colorOf, limitsOf, type Spot, spots, timesOf } from '../spots.ts';
import type { RouletteShown } from '../wire.ts';
import { paytable } from './paytable.ts';
import { spotName } from './spotName.ts';
import { Wheel } from './Wheel.ts';

/** Numbers of the last rounds that are listed. */
const CALLS = 12;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function createStage(tools: PageTools<TableTheme>): Stage<RouletteShown> {
  return new RouletteStage(tools);
}

class RouletteStage implements Stage<RouletteShown> {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace = new Pace();
  readonly #wheel = new Wheel(this.#pace);
  readonly #table = byId('table', HTMLDivElement);
  readonly #layout = byId('layout', HTMLDivElement);
  readonly #calls = byId('calls', HTMLOListElement);
  readonly #upright = matchMedia('(width < 760px) and (orientation: portrait)');
  readonly #places: ReadonlyMap<string, HTMLButtonElement>;
  readonly #board: BetBoard;

  constructor(tools: PageTools<TableTheme>) {
    this.#tools = tools;
    this.#places = new Map([...spots.values()].map((spot) => [spot.name, this.#place(spot)]));
    // Chips on a line lie above those of the numbers beside it.
    this.#layout.append(
      ...[...this.#places.values()].toSorted((one, other) => Number(one.dataset['level']) - Number(other.dataset['level'])),
    );
    this.#places.get('0')?.setAttribute('tabindex', '0');
    this.#board = new BetBoard({
      tools,
      places: this.#places,
      limitsOf,
      nameOf: (name) => this.#nameOf(name),
      action: tools.word('game.spin'),
    });
    this.#layout.addEventListener('keydown', (event) => this.#onKey(event));
    this.#layout.addEventListener('focusin', ({ target }) => this.#stopAt(target));
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
    this.#mark(undefined);
    this.#wheel.clear();
    this.#board.lock();
    speak('');
  }

  async show(shown: RouletteShown): Promise<void> {
    this.#table.toggleAttribute('data-spinning', true);
    await this.#wheel.spinTo(shown.pocket);
    this.#tools.sound.knock(4);
    await this.#pace.pause(600);
    this.#table.removeAttribute('data-spinning');
    this.#settle(shown);
  }

  hurry(): void {
    this.#pace.hurry();
  }

  celebrate(): void {
    this.#table.dataset['celebrate'] = '';
  }

  restore(shown: RouletteShown): void {
    this.#wheel.set(shown.pocket);
    this.#settle(shown);
  }

  halt(): void {
    this.#table.removeAttribute('data-spinning');
    this.#board.unlock();
  }

  paytable(stakeMinor: bigint) {
    return paytable(stakeMinor, this.#tools);
  }

  #settle({ pocket, bets }: RouletteShown): void {
    const { word, money } = this.#tools;
    this.#board.unlock();
    this.#board.settle(bets, (bet) => payOf(bet, pocket) > 0n);
    this.#mark(pocket);
    this.#calls.prepend(element('li', { text: String(pocket), attributes: { 'data-color': colorOf(pocket) } }));
    for (const old of [...this.#calls.children].slice(CALLS)) old.remove();
    const paid = bets.filter((bet) => payOf(bet, pocket) > 0n);
    const list = paid.map((bet) => word('roulette.paidBet', { place: spotName(bet.spot, word), amount: money(payOf(bet, pocket)) }));
    speak([word('roulette.fell', { number: pocket, color: word(`roulette.${colorOf(pocket)}`) }), ...list].join('. '));
  }

  /** Marks the number that was drawn on the table. */
  #mark(pocket: number | undefined): void {
    for (const [name, place] of this.#places) place.toggleAttribute('data-drawn', name === String(pocket));
  }

  #place(spot: Spot): HTMLButtonElement {
    const { name, kind, numbers } = spot;
    const isNumber = kind === 'straight';
    const isOutside = kind === 'dozen' || kind === 'column' || kind === 'half';
    const text = isNumber ? name : isOutside ? this.#printOf(spot) : '';
    const place = placeButton('bet-place', text ? [element('span', { text })] : []);
    const { x, y, width, height } = boxOf(spot);
    for (const [property, value] of Object.entries({
      x: (x - width / 2) / LONG,
      y: (y - height / 2) / WIDE,
      w: width / LONG,
      h: height / WIDE,
    }))
      place.style.setProperty(`--${property}`, `${value * 100}%`);
    place.tabIndex = -1;
    place.dataset['spot'] = name;
    place.dataset['kind'] = kind;
    place.dataset['level'] = isNumber || isOutside ? '0' : '1';
    const [only = 0] = numbers;
    if (isNumber) place.dataset['color'] = colorOf(only);
    if (name === 'red' || name === 'black') place.dataset['color'] = name;
    return place;
  }

  /** Returns what is printed on an outside place. */
  #printOf({ name, kind, numbers }: Spot): string {
    const { word } = this.#tools;
    if (kind === 'column') return '2 : 1';
    if (name === 'low' || name === 'high' || kind === 'dozen') return `${numbers[0]}–${numbers.at(-1)}`;
    return word(`roulette.${name}`);
  }

  #nameOf(name: string): string {
    const { word } = this.#tools;
    const spot = spots.get(name);
    return word('roulette.place', { place: spotName(name, word), odds: spot ? timesOf(spot) - 1 : 0 });
  }

  /** Arrows move among the places; the table is one stop of the Tab key. */
  #onKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    const name = event.target instanceof HTMLElement ? event.target.dataset['spot'] : undefined;
    if (!step || !name) return;
    // The page would change the stake.
    event.stopPropagation();
    event.preventDefault();
    // The upright table is the long one, turned: along is down.
    const [x, y] = step;
    const next = neighbourOf(name, this.#upright.matches ? [y, -x] : step);
    if (next) this.#places.get(next)?.focus();
  }

  #stopAt(target: EventTarget | null): void {
    for (const place of this.#places.values()) place.tabIndex = place === target ? 0 : -1;
  }
}
