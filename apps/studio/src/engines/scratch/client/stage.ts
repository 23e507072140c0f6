import { formatChance } from '@site/money/formatPercent';
import { byId, element } from '../../../core/client/element.ts';
import type { PageTools, Paytable, Stage, Win } from '../../../core/client/Stage.ts';
import { Booth } from '../../instant/client/Booth.ts';
import { payList } from '../../instant/client/payList.ts';
import { nextCell } from '../../instant/client/nextCell.ts';
import { toTimes } from '../../instant/Ratio.ts';
import type { ScratchTheme } from '../composeTheme.ts';
import { CELLS, chanceOf, matchOf, prizes, type ScratchMove, type ScratchShown, SIDE, timesOf } from '../rules.ts';
import { Foil } from './Foil.ts';

/** A pointer that moves less than this has pressed a field, not scratched it. */
const PRESS_PX = 8;

export function createStage(tools: PageTools<ScratchTheme>): Stage<ScratchShown> {
  return new ScratchStage(tools);
}

/** Shows a card under foil, which the player scratches off with a pointer, field by field with the keyboard, or all at once. */
class ScratchStage implements Stage<ScratchShown> {
  readonly #tools: PageTools<ScratchTheme>;
  readonly #booth = new Booth();
  readonly #card = byId('scratch-card', HTMLDivElement);
  readonly #cells = [...this.#card.querySelectorAll('button')];
  readonly #allButton = byId('scratch-all', HTMLButtonElement);
  readonly #prizes = byId('scratch-prizes', HTMLOListElement);
  readonly #said = byId('scratch-said', HTMLParagraphElement);
  readonly #foil: Foil;
  /** The ticket in play. */
  #ticket: readonly number[] | undefined;
  #onScratched: (() => void) | undefined;
  #way: { x: number; y: number; isScratch: boolean } | undefined;

  constructor(tools: PageTools<ScratchTheme>) {
    this.#tools = tools;
    this.#foil = new Foil({
      canvas: byId('scratch-foil', HTMLCanvasElement),
      cells: this.#cells,
      onBare: (cell) => this.#bare(cell),
    });
    this.#cells.forEach((button, cell) =>
      button.addEventListener('click', ({ detail }) => {
        // Presses of a pointer come as pointer events.
        if (detail === 0 && this.#ticket) this.#foil.strip(cell);
      }),
    );
    this.#card.addEventListener('keydown', (event) => this.#move(event));
    this.#card.addEventListener('pointerdown', (event) => this.#touch(event));
    this.#card.addEventListener('pointermove', (event) => this.#drag(event));
    this.#card.addEventListener('pointerup', (event) => this.#lift(event));
    this.#card.addEventListener('pointercancel', () => (this.#way = undefined));
    this.#allButton.addEventListener('click', () => this.hurry());
    this.#foil.cover();
    this.#label();
  }

  bet(stakeMinor: bigint): ScratchMove {
    return { stakeMinor: String(stakeMinor) };
  }

  begin(): void {
    this.#booth.hidePlaque();
    this.#said.textContent = '';
    for (const marked of this.#marked()) marked.removeAttribute('data-won');
    for (const button of this.#cells) button.replaceChildren();
    this.#foil.cover();
    this.#label();
  }

  /** Resolves when the player has scratched every field. */
  async show({ cells }: ScratchShown): Promise<void> {
    this.#print(cells);
    this.#ticket = cells;
    this.#label();
    this.#allButton.disabled = false;
    this.#tools.tell(this.#tools.word('scratch.begin'));
    await new Promise<void>((resolve) => {
      this.#onScratched = resolve;
    });
    this.#ticket = undefined;
    this.#allButton.disabled = true;
    this.#mark(cells);
  }

  /** Takes all the foil off at once. */
  hurry(): void {
    if (this.#ticket) for (let cell = 0; cell < CELLS; cell += 1) this.#foil.strip(cell);
  }

  celebrate({ winMinor, stakeMinor }: Win): void {
    const times = Number(winMinor / stakeMinor);
    this.#booth.showPlaque(`×${times}`);
    this.#booth.celebrate(times);
  }

  restore({ cells }: ScratchShown): void {
    this.#print(cells);
    this.#foil.stripAll();
    this.#label(cells);
    this.#mark(cells);
  }

  halt(): void {
    this.#ticket = undefined;
    this.#allButton.disabled = true;
    this.#label();
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money, theme, locale } = this.#tools;
    return {
      wins: [
        payList(
          prizes.map(({ times }, prize) => {
            const { top, bottom } = chanceOf(prize);
            const symbol = word(`symbol.${theme.symbols[prize]?.motif ?? ''}`);
            const odds = formatChance(Number(top) / Number(bottom), locale);
            return [word('scratch.three', { symbol, odds }), `×${times}`, money(stakeMinor * BigInt(times))] as const;
          }),
        ),
      ],
      rules: [word('scratch.rule'), word('scratch.ruleDrawn')],
      mostMinor: stakeMinor * BigInt(prizes[0].times),
      more: [],
    };
  }

  #nameOf(symbol: number): string {
    return this.#tools.word(`symbol.${this.#tools.theme.symbols[symbol]?.motif ?? ''}`);
  }

  #print(cells: readonly number[]): void {
    const { name, symbols } = this.#tools.theme;
    cells.forEach((symbol, cell) => {
      const picture = element('img', { attributes: { src: `/art/symbol/${name}/${symbols[symbol]?.motif ?? ''}.svg`, alt: '' } });
      this.#cells[cell]?.replaceChildren(picture);
    });
  }

  /** Names the fields: covered, or by their symbol. */
  #label(bare: readonly number[] | undefined = this.#ticket): void {
    const { word } = this.#tools;
    this.#cells.forEach((button, cell) => {
      const symbol = this.#foil.isBare(cell) ? bare?.[cell] : undefined;
      const field = cell + 1;
      button.setAttribute(
        'aria-label',
        symbol === undefined ? word('scratch.covered', { field }) : word('scratch.bare', { field, symbol: this.#nameOf(symbol) }),
      );
      button.setAttribute('aria-disabled', String(this.#ticket === undefined || this.#foil.isBare(cell)));
    });
  }

  #bare(cell: number): void {
    const { sound, word } = this.#tools;
    const button = this.#cells[cell];
    const symbol = this.#ticket?.[cell];
    if (!button || !this.#ticket || symbol === undefined) return;
    sound.knock(cell);
    this.#label();
    this.#said.textContent = word('scratch.bare', { field: cell + 1, symbol: this.#nameOf(symbol) });
    this.#booth.burst(button, { count: 8, reachPx: 60, color: 'accent' });
    const [picture] = button.children;
    if (picture)
      void this.#booth.play(picture, [{ transform: 'scale(0.8)' }, { transform: 'scale(1.12)' }, { transform: 'none' }], { duration: 300 });
    if (this.#cells.every((_, other) => this.#foil.isBare(other))) this.#onScratched?.();
  }

  /** Marks the three equal symbols and their prize. */
  #mark(cells: readonly number[]): void {
    const { word } = this.#tools;
    const match = matchOf(cells);
    if (match === undefined) {
      this.#said.textContent = word('scratch.none');
      return;
    }
    cells.forEach((symbol, cell) => this.#cells[cell]?.toggleAttribute('data-won', symbol === match));
    this.#prizes.children[match]?.toggleAttribute('data-won', true);
    this.#said.textContent = word('scratch.won', { symbol: this.#nameOf(match), times: toTimes(timesOf(cells)) });
  }

  #marked(): readonly Element[] {
    return [...this.#cells, ...this.#prizes.children];
  }

  #move(event: KeyboardEvent): void {
    const cell = this.#cells.findIndex((button) => button === document.activeElement);
    const target = nextCell(event.key, cell, SIDE);
    if (target === undefined) return;
    event.preventDefault();
    // The page changes the stake with the same keys.
    event.stopPropagation();
    this.#cells.forEach((button, index) => {
      button.tabIndex = index === target ? 0 : -1;
    });
    this.#cells[target]?.focus();
  }

  #touch({ clientX, clientY, pointerId, isPrimary }: PointerEvent): void {
    if (!this.#ticket || !isPrimary) return;
    this.#card.setPointerCapture(pointerId);
    this.#way = { x: clientX, y: clientY, isScratch: false };
  }

  #drag({ clientX: x, clientY: y, isPrimary }: PointerEvent): void {
    const way = this.#way;
    if (!way || !this.#ticket || !isPrimary) return;
    const isScratch = way.isScratch || Math.hypot(x - way.x, y - way.y) > PRESS_PX;
    if (!isScratch) return;
    this.#foil.scratch(way, { x, y });
    this.#way = { x, y, isScratch };
  }

  #lift({ clientX, clientY, isPrimary }: PointerEvent): void {
    const way = this.#way;
    if (!way || !isPrimary) return;
    this.#way = undefined;
    if (way.isScratch) return;
    const cell = this.#cells.findIndex((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
    if (cell >= 0) this.#foil.strip(cell);
  }
}
