import { figure } from '../../../core/client/figure.ts';
import { byId, element } from '../../../core/client/element.ts';
import { pause } from '../../../core/client/pause.ts';
import type { Control, PageTools, Paytable, Stage, TableView, Win } from '../../../core/client/Stage.ts';
import { Booth } from '../../instant/client/Booth.ts';
import { nextCell } from '../../instant/client/nextCell.ts';
import { multipleOf, toTimes } from '../../instant/Ratio.ts';
import type { MinesTheme } from '../composeTheme.ts';
import { CELLS, type MinesMove, type MinesShown, mostGems, SIDE, timesOf } from '../rules.ts';
import { paytable } from './paytable.ts';

/** Number of steps of the ladder that are shown at a time. */
const STEPS = 9;
const OPEN_MS = 320;
const UNCOVER_MS = 34;

export function createStage(tools: PageTools<MinesTheme>): Stage<MinesShown> {
  return new MinesStage(tools);
}

/** Shows the board: closed cells that the player opens one by one, and the ladder of multiples. */
class MinesStage implements Stage<MinesShown> {
  readonly #tools: PageTools<MinesTheme>;
  readonly #booth = new Booth();
  readonly #board = byId('mines-board', HTMLDivElement);
  readonly #cells = [...this.#board.querySelectorAll('button')];
  readonly #count = byId('mines-count', HTMLInputElement);
  readonly #picks = [...byId('mines-picks', HTMLDivElement).querySelectorAll('button')];
  readonly #said = byId('mines-said', HTMLParagraphElement);
  /** The last position; undefined before the first round. */
  #shown: MinesShown | undefined;
  /** Cell that was pressed and is being opened. */
  #pressed: number | undefined;

  constructor(tools: PageTools<MinesTheme>) {
    this.#tools = tools;
    this.#cells.forEach((button, cell) => button.addEventListener('click', () => this.#press(cell)));
    this.#board.addEventListener('keydown', (event) => this.#move(event));
    this.#count.addEventListener('input', () => this.#showOdds());
    for (const button of this.#picks)
      button.addEventListener('click', () => {
        this.#count.value = button.value;
        this.#showOdds();
      });
    this.#paint({ mines: this.#mines, opened: [], minesAt: null });
    this.#showOdds();
  }

  bet(stakeMinor: bigint): MinesMove {
    return { stakeMinor: String(stakeMinor), mines: this.#mines };
  }

  controls({ isOpen, stakedMinor }: TableView): readonly Control[] {
    this.#enable(isOpen);
    if (!isOpen || !this.#shown) return [];
    const { mines, opened } = this.#shown;
    const amount = this.#tools.money(multipleOf(stakedMinor, timesOf(mines, opened.length)));
    return [
      {
        label: opened.length === 0 ? this.#tools.word('mines.pick') : this.#tools.word('mines.cashOut', { amount }),
        isMain: true,
        isDisabled: opened.length === 0,
        press: () => this.#act({ stakeMinor: '0', cashOut: true }),
      },
    ];
  }

  begin(): void {
    this.#booth.hidePlaque();
    this.#enable(false);
    if (this.#isOpen) {
      const pressed = this.#pressed === undefined ? undefined : this.#cells[this.#pressed];
      if (pressed) pressed.dataset['opening'] = '';
      return;
    }
    this.#said.textContent = '';
    this.#paint({ mines: this.#mines, opened: [], minesAt: null });
  }

  async show(shown: MinesShown): Promise<void> {
    const before = this.#shown?.minesAt ? 0 : (this.#shown?.opened.length ?? 0);
    this.#shown = shown;
    this.#pressed = undefined;
    this.#count.value = String(shown.mines);
    for (const cell of shown.opened.slice(before)) await this.#open(cell, shown);
    this.#showOdds();
    this.#say(shown);
    if (shown.minesAt) await this.#uncover(shown);
  }

  celebrate({ winMinor, stakeMinor }: Win): void {
    const { mines, opened } = this.#shown ?? { mines: 1, opened: [] };
    this.#booth.showPlaque(`×${toTimes(timesOf(mines, opened.length))}`);
    this.#booth.celebrate(Number(winMinor / stakeMinor));
  }

  restore(shown: MinesShown): void {
    this.#shown = shown;
    this.#count.value = String(shown.mines);
    this.#paint(shown);
    this.#showOdds();
  }

  halt(): void {
    for (const button of this.#cells) delete button.dataset['opening'];
    this.#pressed = undefined;
    if (this.#shown) this.#paint(this.#shown);
  }

  paytable(stakeMinor: bigint): Paytable {
    const { word, money } = this.#tools;
    return paytable({ mines: this.#mines, stakeMinor, word, money });
  }

  get #mines(): number {
    return this.#count.valueAsNumber;
  }

  /** True while a round waits for a pick. */
  get #isOpen(): boolean {
    return this.#shown?.minesAt === null;
  }

  #act(move: MinesMove): void {
    this.#tools.act(move);
  }

  #press(cell: number): void {
    this.#focus(cell, false);
    if (!this.#isOpen || this.#cells[cell]?.getAttribute('aria-disabled') === 'true') return;
    this.#pressed = cell;
    this.#act({ stakeMinor: '0', cell });
  }

  #move(event: KeyboardEvent): void {
    const cell = this.#cells.findIndex((button) => button === document.activeElement);
    const target = nextCell(event.key, cell, SIDE);
    if (target === undefined) return;
    event.preventDefault();
    // The page changes the stake with the same keys.
    event.stopPropagation();
    this.#focus(target, true);
  }

  #focus(cell: number, moves: boolean): void {
    this.#cells.forEach((button, index) => {
      button.tabIndex = index === cell ? 0 : -1;
    });
    if (moves) this.#cells[cell]?.focus();
  }

  #enable(isOpen: boolean): void {
    for (const control of [this.#count, ...this.#picks]) control.disabled = this.#isOpen;
    this.#cells.forEach((button, cell) => {
      const isClosed = !this.#shown?.opened.includes(cell) || !this.#isOpen;
      button.setAttribute('aria-disabled', String(!(isOpen && isClosed)));
    });
  }

  /** Shows a position without animation. */
  #paint(shown: MinesShown): void {
    this.#cells.forEach((_, cell) => this.#dress(cell, shown));
  }

  #dress(cell: number, { opened, minesAt }: MinesShown): void {
    const button = this.#cells[cell];
    if (!button) return;
    const isMine = minesAt?.includes(cell) ?? false;
    const isOpened = opened.includes(cell);
    const state = isMine ? 'mine' : isOpened || minesAt ? 'gem' : 'closed';
    delete button.dataset['opening'];
    button.dataset['state'] = state;
    button.toggleAttribute('data-picked', isOpened);
    button.setAttribute('aria-label', this.#tools.word(`mines.${state}`, { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 }));
    const picture = isMine ? 'hazard' : 'motif';
    button.replaceChildren(
      ...(state === 'closed'
        ? []
        : [element('img', { attributes: { src: `/art/symbol/${this.#tools.theme.name}/${picture}.svg`, alt: '' } })]),
    );
  }

  async #open(cell: number, shown: MinesShown): Promise<void> {
    const button = this.#cells[cell];
    if (!button) return;
    this.#dress(cell, shown);
    const isMine = shown.minesAt?.includes(cell) ?? false;
    this.#tools.sound.knock(isMine ? 0 : 4 + shown.opened.length);
    if (isMine) {
      this.#booth.shake();
      this.#booth.burst(button, { count: 30, reachPx: 170, color: 'fire' });
    } else this.#booth.burst(button, { count: 12, reachPx: 70, color: 'main' });
    const [picture] = button.children;
    if (picture)
      await this.#booth.play(
        picture,
        [
          { transform: 'scale(0.2) rotate(-25deg)', opacity: 0 },
          { transform: 'scale(1.25) rotate(6deg)', opacity: 1 },
          { transform: 'none' },
        ],
        { duration: OPEN_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      );
  }

  /** Turns the rest of the board over at the end, row by row. */
  async #uncover(shown: MinesShown): Promise<void> {
    for (let cell = 0; cell < CELLS; cell += 1) {
      if (shown.opened.includes(cell)) continue;
      this.#dress(cell, shown);
      if (!this.#booth.isStill) await pause(UNCOVER_MS);
    }
  }

  #say({ mines, opened, minesAt }: MinesShown): void {
    const { word, tell } = this.#tools;
    const last = opened.at(-1);
    if (!minesAt) {
      const [times, next] = [opened.length, opened.length + 1].map((gems) => toTimes(timesOf(mines, gems)));
      return tell(
        opened.length === 0 ? word('mines.begun', { next: next ?? '' }) : word('mines.found', { times: times ?? '', next: next ?? '' }),
      );
    }
    this.#said.textContent =
      last !== undefined && minesAt.includes(last)
        ? word('mines.hit', { row: Math.floor(last / SIDE) + 1, column: (last % SIDE) + 1 })
        : word('mines.cashed', { gems: opened.length, times: toTimes(timesOf(mines, opened.length)) });
  }

  /** Shows the number of mines and gems, and the multiples of the next gems. */
  #showOdds(): void {
    const mines = this.#mines;
    const found = this.#shown?.mines === mines ? gemsIn(this.#shown) : 0;
    byId('mines-number', HTMLOutputElement).textContent = figure(mines);
    byId('mines-gems', HTMLSpanElement).textContent = figure(CELLS - mines);
    for (const button of this.#picks) button.setAttribute('aria-pressed', String(Number(button.value) === mines));
    const most = mostGems(mines);
    const first = Math.max(1, Math.min(found, most - STEPS + 1));
    const steps = Array.from({ length: Math.min(STEPS, most) }, (_, index) => first + index);
    byId('mines-steps', HTMLOListElement).replaceChildren(
      ...steps.map((gems) =>
        element('li', {
          attributes: {
            value: String(gems),
            ...(gems === found ? { 'aria-current': 'step' } : {}),
            ...(gems < found ? { 'data-past': '' } : {}),
          },
          children: [element('small', { text: figure(gems) }), element('b', { text: figure(`×${toTimes(timesOf(mines, gems))}`) })],
        }),
      ),
    );
  }
}

/** Returns the number of opened cells that are no mines. */
function gemsIn({ opened, minesAt }: MinesShown): number {
  return opened.filter((cell) => !minesAt?.includes(cell)).length;
}
