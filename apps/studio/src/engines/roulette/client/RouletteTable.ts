import { byId, element } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import { placeButton } from '../../tables/client/BetBoard.ts';
import { listPast } from '../../tables/client/listPast.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import { boxOf, LONG, neighbourOf, WIDE } from '../layout.ts';
import { colorOf, hotAndCold, type Spot, spots, timesOf } from '../spots.ts';
import { spotName } from '../spotName.ts';
import { Wheel } from './Wheel.ts';

/** Pockets that are listed as hot or cold, and rounds after which they say something. */
const HEAT = 3;
const HEAT_ROUNDS = 20;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The wheel, the printed table with its places, and the last numbers. */
export class RouletteTable {
  readonly #tools: PageTools<TableTheme>;
  readonly #pace: Pace;
  readonly #wheel: Wheel;
  readonly #table = byId('table', HTMLDivElement);
  readonly #layout = byId('layout', HTMLDivElement);
  readonly #calls = byId('calls', HTMLOListElement);
  readonly #upright = matchMedia('(width < 760px) and (orientation: portrait)');
  /** The places for chips, by name. */
  readonly places: ReadonlyMap<string, HTMLButtonElement>;

  constructor(tools: PageTools<TableTheme>, pace: Pace) {
    this.#tools = tools;
    this.#pace = pace;
    this.#wheel = new Wheel(pace);
    this.places = new Map([...spots.values()].map((spot) => [spot.name, this.#place(spot)]));
    // Chips on a line lie above those of the numbers beside it.
    this.#layout.append(
      ...[...this.places.values()].toSorted((one, other) => Number(one.dataset['level']) - Number(other.dataset['level'])),
    );
    this.places.get('0')?.setAttribute('tabindex', '0');
    this.#layout.addEventListener('keydown', (event) => this.#onKey(event));
    this.#layout.addEventListener('focusin', ({ target }) => this.#stopAt(target));
  }

  clear(): void {
    this.#mark(undefined);
    this.#wheel.clear();
  }

  async play(pocket: number): Promise<void> {
    this.#table.toggleAttribute('data-spinning', true);
    await this.#wheel.spinTo(pocket);
    this.#tools.sound.knock(4);
    await this.#pace.pause(600);
    this.halt();
    this.#mark(pocket);
  }

  set(pocket: number): void {
    this.halt();
    this.#wheel.set(pocket);
    this.#mark(pocket);
  }

  halt(): void {
    this.#table.removeAttribute('data-spinning');
  }

  /** Lists past numbers, oldest first. */
  showPast(pockets: readonly number[]): void {
    listPast(this.#calls, pockets, {
      most: 12,
      row: (pocket) => element('li', { text: String(pocket), attributes: { 'data-color': colorOf(pocket) } }),
    });
  }

  /** Lists the pockets that came most and least often of many past rounds, oldest first. */
  showHeat(pockets: readonly number[]): void {
    if (pockets.length < HEAT_ROUNDS) return;
    const { hot, cold } = hotAndCold(pockets, HEAT);
    const list = (name: string, numbers: readonly number[]) =>
      element('li', {
        attributes: { 'data-heat': name },
        children: [
          element('span', { text: this.#tools.word(`roulette.${name}`), attributes: { dir: 'auto' } }),
          ...numbers.map((pocket) => element('b', { text: String(pocket), attributes: { 'data-color': colorOf(pocket) } })),
        ],
      });
    this.#calls.prepend(list('hot', hot));
    this.#calls.append(list('cold', cold));
  }

  told(pocket: number): string {
    const { word } = this.#tools;
    return word('roulette.fell', { number: pocket, color: word(`roulette.${colorOf(pocket)}`) });
  }

  /** Returns the name of a place in words, with what it pays. */
  nameOf(name: string): string {
    const { word } = this.#tools;
    const spot = spots.get(name);
    return word('roulette.place', { place: spotName(name, word), odds: spot ? timesOf(spot) - 1 : 0 });
  }

  /** Marks the number that was drawn on the table. */
  #mark(pocket: number | undefined): void {
    for (const [name, place] of this.places) place.toggleAttribute('data-drawn', name === String(pocket));
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
    if (next) this.places.get(next)?.focus();
  }

  #stopAt(target: EventTarget | null): void {
    for (const place of this.places.values()) place.tabIndex = place === target ? 0 : -1;
  }
}
