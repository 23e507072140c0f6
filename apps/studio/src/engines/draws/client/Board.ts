import { element } from '../../../core/client/element.ts';
import type { Word } from '../../../core/client/Stage.ts';
import type { Play } from '../plays.ts';

const SHORT_ROW = 9;
const LONG_ROW = 10;

interface BoardTools {
  word: Word;
  /** Called with every number that is marked: all digits of it. */
  onMark: (number: string) => void;
}

/** The numbers of a play to mark: a grid of numbers, or a row of digits for each place of a long number. */
export class Board {
  readonly #host: HTMLElement;
  readonly #tools: BoardTools;
  #cells: HTMLButtonElement[] = [];
  #columns = LONG_ROW;
  #digits = 2;
  /** Digits chosen so far, by place, of a number of several rows. */
  #places: (string | undefined)[] = [];

  constructor(host: HTMLElement, tools: BoardTools) {
    this.#host = host;
    this.#tools = tools;
    host.addEventListener('keydown', (event) => this.#move(event));
  }

  /** Lays the board out for a play. */
  show({ digits, lowest, highest }: Play): void {
    this.#digits = digits;
    this.#places = [];
    const isRows = digits > 2;
    this.#columns = highest === 45 ? SHORT_ROW : LONG_ROW;
    const rows = isRows ? digits : 1;
    const perRow = isRows ? 10 : highest - lowest + 1;
    this.#cells = Array.from({ length: rows * perRow }, (_, index) => this.#cell(index, isRows ? '' : write(lowest + index, digits)));
    this.#host.dataset['columns'] = String(this.#columns);
    this.#host.dataset['kind'] = isRows ? 'rows' : 'grid';
    this.#host.replaceChildren(
      ...Array.from({ length: rows }, (_, row) =>
        element('div', {
          className: 'board-row',
          attributes: {
            role: 'group',
            'aria-label': isRows ? this.#tools.word('draws.place', { place: row + 1 }) : this.#tools.word('draws.numbers'),
          },
          children: this.#cells.slice(row * perRow, (row + 1) * perRow),
        }),
      ),
    );
  }

  /** Shows which numbers are marked, and which were drawn. */
  paint(marked: ReadonlySet<string>, drawn: ReadonlySet<string> = new Set()): void {
    for (const [index, cell] of this.#cells.entries()) {
      const isMarked = this.#digits > 2 ? this.#places[Math.floor(index / 10)] === cell.value : marked.has(cell.value);
      cell.setAttribute('aria-pressed', String(isMarked));
      cell.toggleAttribute('data-drawn', drawn.has(cell.value));
    }
  }

  #cell(index: number, number: string): HTMLButtonElement {
    const value = number || String(index % 10);
    const cell = element('button', {
      className: 'board-cell',
      text: value,
      attributes: { type: 'button', value, 'aria-pressed': 'false', tabindex: index === 0 ? '0' : '-1' },
    });
    cell.addEventListener('click', () => this.#press(index));
    return cell;
  }

  #press(index: number): void {
    const value = this.#cells[index]?.value ?? '';
    if (this.#digits <= 2) return this.#tools.onMark(value);
    const row = Math.floor(index / 10);
    this.#places[row] = this.#places[row] === value ? undefined : value;
    const number = Array.from({ length: this.#digits }, (_, place) => this.#places[place] ?? '').join('');
    if (number.length === this.#digits) {
      this.#places = [];
      this.#tools.onMark(number);
    }
    this.paint(new Set());
  }

  #move(event: KeyboardEvent): void {
    const from = this.#cells.indexOf(event.target as HTMLButtonElement);
    const step = stepOf(event.key, this.#columns);
    const to = this.#cells[from + step];
    if (from < 0 || step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (!to) return;
    for (const cell of this.#cells) cell.tabIndex = cell === to ? 0 : -1;
    to.focus();
  }
}

/** Boards are not mirrored, and neither are their keys. */
function stepOf(key: string, columns: number): number {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  return steps[key] ?? 0;
}

function write(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
