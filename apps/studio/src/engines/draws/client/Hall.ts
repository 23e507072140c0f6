import { figure } from '../../../core/client/figure.ts';
import { byId, element } from '../../../core/client/element.ts';
import type { PageTools } from '../../../core/client/Stage.ts';
import type { Phase, TableState } from '../../../core/play/wire.ts';
import { numeroOf } from '../calendar.ts';
import { type Balls, drums } from '../balls.ts';
import { isOfBalls } from '../drawResult.ts';
import type { DrawOutcome, DrawsTheme } from '../wire.ts';
import type { Globe } from './Globe.ts';
import { type Reveal, revealOrder, revealTimes } from './revealOrder.ts';

const TICK_MS = 100;
/** Time for which the windows roll before a number stands. */
const ROLL_MS = 260;

const clockLabels: Record<Phase, string> = {
  open: 'draws.closesIn',
  closed: 'draws.drawsIn',
  running: 'draws.drawing',
  over: 'draws.over',
};

/** The hall: its clock, the drawing of numbers, the result and those before it. */
export class Hall {
  readonly #tools: PageTools<DrawsTheme>;
  readonly #root = byId('lottery', HTMLDivElement);
  readonly #numero = byId('numero', HTMLElement);
  readonly #label = byId('clock-label', HTMLSpanElement);
  readonly #time = byId('clock-time', HTMLElement);
  readonly #fuse = byId('fuse', HTMLElement);
  readonly #past = byId('past-list', HTMLOListElement);
  readonly #onReveal: (shown: readonly Reveal[], isAll: boolean) => void;
  readonly #globe: Globe | undefined;
  #ticks: ReturnType<typeof setInterval> | undefined;
  #table: TableState | undefined;
  /** Page time at which the phase ends. */
  #endsAtMs = 0;
  #wholeMs = 1;
  #reveals: readonly Reveal[] = [];
  #shown = 0;

  constructor(tools: PageTools<DrawsTheme>, onReveal: (shown: readonly Reveal[], isAll: boolean) => void, globe: Globe | undefined) {
    this.#tools = tools;
    this.#onReveal = onReveal;
    this.#globe = globe;
  }

  watch(table: TableState): void {
    const isOther = table.number !== this.#table?.number;
    this.#table = table;
    this.#root.dataset['phase'] = table.phase;
    this.#numero.textContent = numeroOf(table.number);
    this.#label.textContent = this.#tools.word(clockLabels[table.phase]);
    const leftMs = table.leftMs ?? 0;
    this.#endsAtMs = performance.now() + leftMs;
    this.#wholeMs = Math.max(1, leftMs + table.runningMs);
    const { outcome } = table;
    if (isOther || (outcome && this.#reveals.length === 0)) this.#clear();
    if (outcome) this.#reveals = revealOrder(outcome as DrawOutcome);
    else this.#showLast(table);
    this.#showPast(table);
    clearInterval(this.#ticks);
    if (table.phase === 'over') this.#reveal(this.#reveals.length, false);
    this.#tick(true);
    this.#ticks = setInterval(() => this.#tick(false), TICK_MS);
  }

  /** Says the result in words. */
  spoken(): string {
    const { word } = this.#tools;
    const draw = numeroOf(this.#table?.number ?? 0);
    const numbers = this.#reveals.map(({ number }) => number);
    const { format } = this.#tools.theme.game;
    if (isOfBalls(format)) {
      const { drawn } = drums[format];
      const said = [numbers.slice(0, drawn).toSorted().join(', '), ...numbers.slice(drawn)];
      return word('draws.spokenBalls', { draw, numbers: said.join(' + ') });
    }
    return word('draws.spokenPrizes', { draw, number: numbers.at(-1) ?? '' });
  }

  #clear(): void {
    this.#reveals = [];
    this.#shown = 0;
    this.#globe?.refill();
    this.#showTitle('');
    for (const cell of this.#root.querySelectorAll<HTMLElement>('.prizes li, .tray li')) {
      cell.removeAttribute('data-drawn');
      cell.textContent = cell.closest('.prizes') ? '·'.repeat(cell.textContent.length) : '';
    }
    this.#onReveal([], false);
  }

  /** Shows the result of the draw before, until numbers are drawn. */
  #showLast({ history: [last] }: TableState): void {
    if (!last) return;
    for (const reveal of revealOrder(last.outcome as DrawOutcome)) {
      const cell = this.#cellOf(reveal);
      if (cell) fill(cell, reveal.number, 'last');
      if (!this.#globe) this.#stand(reveal);
    }
    this.#showTitle(this.#tools.word('draws.last', { draw: numeroOf(last.number) }));
  }

  #showTitle(text: string): void {
    byId('hall-title', HTMLParagraphElement).textContent = text;
  }

  #tick(isFirst: boolean): void {
    const leftMs = Math.max(0, this.#endsAtMs - performance.now());
    const phase = this.#table?.phase ?? 'open';
    const text = phase === 'running' ? figure(`${this.#shown} / ${this.#reveals.length}`) : figure(timeText(leftMs));
    if (this.#time.textContent !== text) this.#time.textContent = text;
    this.#fuse.style.setProperty('--left', String(phase === 'over' ? 0 : leftMs / this.#wholeMs));
    this.#root.toggleAttribute('data-soon', phase === 'open' && leftMs < 10_000);
    if (phase !== 'running') return;
    const passedMs = this.#wholeMs - leftMs;
    const times = revealTimes(this.#reveals.length, this.#wholeMs);
    const due = times.filter((time) => time <= passedMs).length;
    this.#reveal(due, !isFirst);
    this.#roll(this.#reveals[due], (times[due] ?? 0) - passedMs);
  }

  /** Shows numbers up to a count. Those that appear while somebody looks move into their place. */
  #reveal(count: number, isMoving: boolean): void {
    for (; this.#shown < count; this.#shown += 1) {
      const reveal = this.#reveals[this.#shown];
      if (!reveal) continue;
      this.#tools.sound.knock(this.#shown % 8);
      const cell = this.#cellOf(reveal);
      if (cell && this.#globe)
        void this.#globe.draw(Number(reveal.number), cell, isMoving).then(() => fill(cell, reveal.number, isMoving ? 'now' : 'before'));
      else if (cell) {
        fill(cell, reveal.number, isMoving ? 'now' : 'before');
        this.#stand(reveal);
      }
      this.#onReveal(this.#reveals.slice(0, this.#shown + 1), this.#shown + 1 === this.#reveals.length);
    }
  }

  #cellOf({ tier, place }: Reveal): HTMLElement | undefined {
    if (isOfBalls(this.#tools.theme.game.format)) return this.#root.querySelectorAll<HTMLElement>('.tray li')[place];
    return this.#root.querySelectorAll('.prizes tr')[tier]?.querySelectorAll('li')[place];
  }

  /** Lets the windows roll for the next number of a list of prizes. */
  #roll(next: Reveal | undefined, inMs: number): void {
    if (!next || this.#globe || inMs < ROLL_MS) return;
    this.#showTitle(this.#tools.word(`draws.prize.${next.tier}`));
    this.#windows().forEach((window, index, all) => {
      window.toggleAttribute('data-rolling', index >= all.length - next.number.length);
      window.toggleAttribute('data-off', index < all.length - next.number.length);
    });
  }

  #stand({ number }: Reveal): void {
    this.#windows().forEach((window, index, all) => {
      const digit = number.at(index - all.length) ?? '';
      window.removeAttribute('data-rolling');
      window.toggleAttribute('data-off', index < all.length - number.length);
      window.replaceChildren(element('i', { text: index < all.length - number.length ? '' : digit }));
    });
  }

  #windows(): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('.window')];
  }

  #showPast({ history }: TableState): void {
    this.#past.replaceChildren(
      ...history.slice(0, 20).map(({ number, outcome, isCorrected }) => {
        const { result } = outcome as DrawOutcome;
        const numbers = 'balls' in result ? ballsOf(result) : [result[0]?.[0] ?? ''];
        return element('li', {
          children: [
            element('span', {
              children: [
                element('span', { className: 'figure', text: numeroOf(number), attributes: { dir: 'ltr' } }),
                ...(isCorrected ? [element('small', { text: this.#tools.word('draws.corrected') })] : []),
              ],
            }),
            element('b', { className: 'figure', text: numbers.join(' '), attributes: { dir: 'ltr' } }),
          ],
        });
      }),
    );
  }
}

/** Returns the balls in their order, the bonus ball after a sign. */
function ballsOf({ balls, bonus }: Balls): string[] {
  return [...balls.map(two), ...(bonus === undefined ? [] : ['+', two(bonus)])];
}

function fill(cell: HTMLElement, number: string, when: 'now' | 'before' | 'last'): void {
  cell.textContent = number;
  cell.dataset['drawn'] = when;
}

/** Writes a time: minutes and seconds, with hours from one hour on, and days from two. */
function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

const two = (number: number) => String(number).padStart(2, '0');
