import { REELS, ROWS, type SlotSymbol, type Theme } from '../Theme.ts';
import type { Win, Window } from '../wins.ts';
import { element, svgElement } from '../../../core/client/element.ts';
import { pause } from '../../../core/client/pause.ts';

const LOOP_MS = 900;
const LOOP_CELLS = 12;
const LAND_CELLS = 7;
const LAND_MS = 560;
/** Delay between the stops of adjacent reels. */
const STAGGER_MS = 190;
/** Time that the reels spin before the first one stops. */
const TURN_MS = 620;

interface CabinetOptions {
  root: HTMLElement;
  path: SVGElement;
  theme: Theme;
  symbolName: (symbol: SlotSymbol) => string;
  onReelStop: (reel: number) => void;
}

/** Spins the reels on the page, stops them on a window, and highlights wins. */
export class Cabinet {
  readonly #root: HTMLElement;
  readonly #path: SVGElement;
  readonly #theme: Theme;
  readonly #symbolName: (symbol: SlotSymbol) => string;
  readonly #onReelStop: (reel: number) => void;
  readonly #strips: readonly HTMLElement[];
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  #turning: Animation[] = [];
  #turnedAtMs = 0;
  #cycle: ReturnType<typeof setInterval> | undefined;

  constructor({ root, path, theme, symbolName, onReelStop }: CabinetOptions) {
    this.#root = root;
    this.#path = path;
    this.#theme = theme;
    this.#symbolName = symbolName;
    this.#onReelStop = onReelStop;
    this.#strips = [...root.querySelectorAll<HTMLElement>('.strip')];
  }

  /** Shows a window without animation. */
  set(window: Window): void {
    this.clear();
    window.forEach((column, reel) => this.#fill(reel, column));
  }

  /** Starts spinning the reels, until `land` or `halt`. */
  turn(): void {
    this.clear();
    this.#turnedAtMs = performance.now();
    if (this.#stillness.matches) {
      this.#root.dataset['waiting'] = '';
      return;
    }
    this.#turning = this.#strips.map((strip, reel) => {
      const shown = [...strip.children];
      // The last window repeats the first, so that the loop is seamless.
      strip.prepend(...shown.map((cell) => cell.cloneNode(true)), ...this.#strangers(reel, LOOP_CELLS - ROWS));
      return strip.animate([{ transform: `translateY(${-LOOP_CELLS * rowHeight(strip)}px)` }, { transform: 'none' }], {
        duration: LOOP_MS,
        iterations: Number.POSITIVE_INFINITY,
      });
    });
  }

  /** Stops the reels on a window, one after the other. */
  async land(window: Window): Promise<void> {
    if (this.#stillness.matches) return this.set(window);
    await pause(Math.max(0, this.#turnedAtMs + TURN_MS - performance.now()));
    await Promise.all(
      window.map(async (column, reel) => {
        await pause(reel * STAGGER_MS);
        await this.#landReel(reel, column);
      }),
    );
    this.#turning = [];
  }

  /** Returns the reels to their last window, after a round that was not played. */
  halt(): void {
    this.clear();
    for (const animation of this.#turning) animation.cancel();
    this.#turning = [];
    for (const strip of this.#strips) strip.replaceChildren(...[...strip.children].slice(0, ROWS));
  }

  /** Highlights the wins: first all together, then one by one. */
  show(wins: readonly Win[]): void {
    this.clear();
    if (wins.length === 0) return;
    this.#mark(wins);
    if (wins.length === 1 || this.#stillness.matches) return;
    let next = 0;
    this.#cycle = setInterval(() => {
      const win = wins[next % wins.length];
      if (win) this.#mark([win]);
      next += 1;
    }, 1500);
  }

  celebrate(): void {
    this.#root.dataset['celebrate'] = '';
  }

  clear(): void {
    clearInterval(this.#cycle);
    for (const name of ['showing', 'celebrate', 'waiting']) delete this.#root.dataset[name];
    for (const cell of this.#root.querySelectorAll<HTMLElement>('[data-win]')) delete cell.dataset['win'];
    this.#path.replaceChildren();
  }

  #mark(wins: readonly Win[]): void {
    this.#root.dataset['showing'] = '';
    const winning = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}-${row}`)));
    this.#strips.forEach((strip, reel) => {
      [...strip.children].forEach((cell, row) => {
        if (cell instanceof HTMLElement) cell.toggleAttribute('data-win', winning.has(`${reel}-${row}`));
      });
    });
    const [only] = wins;
    const isLine = wins.length === 1 && only?.line !== undefined;
    this.#path.replaceChildren(...(isLine ? [lineThrough(this.#theme.lines?.[only.line ?? 0] ?? [])] : []));
  }

  async #landReel(reel: number, column: readonly SlotSymbol[]): Promise<void> {
    const strip = this.#strips[reel];
    if (!strip) return;
    const before = [...strip.children].slice(0, ROWS);
    this.#turning[reel]?.cancel();
    strip.replaceChildren(...this.#cells(column), ...this.#strangers(reel, LAND_CELLS - ROWS), ...before);
    const travel = -LAND_CELLS * rowHeight(strip);
    await strip.animate([{ transform: `translateY(${travel}px)` }, { transform: 'none' }], {
      duration: LAND_MS,
      easing: 'cubic-bezier(0.2, 0.75, 0.35, 1.06)',
    }).finished;
    this.#fill(reel, column);
    this.#onReelStop(reel);
  }

  #fill(reel: number, column: readonly SlotSymbol[]): void {
    this.#strips[reel]?.replaceChildren(...this.#cells(column));
  }

  #cells(symbols: readonly SlotSymbol[]): HTMLElement[] {
    return symbols.map((symbol) =>
      element('div', {
        className: 'cell',
        children: [element('img', { attributes: { src: `/art/symbol/${this.#theme.name}/${symbol}.svg`, alt: this.#symbolName(symbol) } })],
      }),
    );
  }

  /** Returns random symbols of a reel to show while it spins. They do not affect the outcome. */
  #strangers(reel: number, count: number): HTMLElement[] {
    const strip = this.#theme.strips[reel % REELS] ?? [];
    const start = Math.floor(Math.random() * strip.length);
    return this.#cells(Array.from({ length: count }, (_, index) => strip[(start + index) % strip.length] ?? this.#theme.wild));
  }
}

function rowHeight(strip: HTMLElement): number {
  const cell = strip.firstElementChild;
  return (cell?.getBoundingClientRect().height ?? 0) + Number.parseFloat(getComputedStyle(strip).rowGap || '0');
}

function lineThrough(rows: readonly number[]): SVGElement {
  const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
  return svgElement('polyline', { points });
}
