import { figure } from '../../../core/client/figure.ts';
import { byId, element } from '../../../core/client/element.ts';
import type { Control, PageTools, Stage, TableView } from '../../../core/client/Stage.ts';
import type { SeenTable } from '../../../core/play/wire.ts';
import { BetBoard } from '../../tables/client/BetBoard.ts';
import { shortAmount } from '../../tables/client/chip.ts';
import type { Pace } from '../../tables/client/Pace.ts';
import { speak } from '../../tables/client/speak.ts';
import type { TableTheme } from '../../tables/TableTheme.ts';
import type { LiveShown } from '../wire.ts';
import type { LiveTable } from './LiveTable.ts';

const TICK_MS = 200;
/** A draw that has been running for longer is shown as it ends. */
const LATE_MS = 1500;

interface LiveParts<Outcome> {
  tools: PageTools<TableTheme>;
  pace: Pace;
  table: LiveTable<Outcome>;
  openMs: number;
  /** Time before the close at which the ring turns red. */
  lastCallMs: number;
  /** The rule that tells the times. */
  rule: string;
}

/** A table that all players share: the clock, the money of all players, and the draw, whether one has bet or not. */
export class LiveStage<Outcome> implements Stage<LiveShown<Outcome>> {
  readonly #parts: LiveParts<Outcome>;
  readonly #live = byId('live', HTMLDivElement);
  readonly #frame = byId('table', HTMLDivElement);
  readonly #call = byId('call', HTMLParagraphElement);
  readonly #crowd = byId('crowd-text', HTMLSpanElement);
  readonly #ring = byId('ring', SVGCircleElement);
  readonly #seconds = byId('seconds', HTMLOutputElement);
  readonly #board: BetBoard;
  #seen: SeenTable | undefined;
  #ticks: ReturnType<typeof setInterval> | undefined;
  /** The player's bets of a draw that is not over. */
  #waiting: LiveShown<Outcome> | undefined;
  #draw: Promise<void> = Promise.resolve();

  constructor(parts: LiveParts<Outcome>) {
    const { tools, table } = parts;
    this.#parts = parts;
    this.#board = new BetBoard({
      tools,
      places: table.places,
      limitsOf: table.limitsOf,
      nameOf: table.nameOf,
      action: tools.word('live.place'),
    });
    for (const place of table.places.values())
      place.append(element('span', { className: 'spot-total', attributes: { 'aria-hidden': 'true' } }));
    this.#board.lock();
  }

  bet() {
    return this.#board.move();
  }

  controls(view: TableView): readonly Control[] {
    const { word, money } = this.#parts.tools;
    const controls = this.#board.controls(view);
    if (this.#seen?.phase === 'open' && !view.isOpen) return controls;
    const label = view.isOpen ? word('live.placed', { amount: money(view.stakedMinor) }) : word('live.wait');
    return controls.map(({ isMain = false, ...control }) => Object.assign(control, { isMain, isDisabled: true }, isMain && { label }));
  }

  watch(seen: SeenTable): void {
    const before = this.#seen;
    this.#seen = seen;
    this.#showBets(seen);
    if (before?.number === seen.number && before.phase === seen.phase) return;
    this.#live.dataset['phase'] = seen.phase;
    this.#count(seen);
    this.#enter(seen);
  }

  begin(): void {
    this.#board.lock();
  }

  async show(shown: LiveShown<Outcome>): Promise<void> {
    if (shown.outcome === null) {
      this.#waiting = shown;
      return this.#board.hold(shown.bets);
    }
    await this.#draw;
    this.#settle(shown);
  }

  celebrate(): void {
    this.#frame.dataset['celebrate'] = '';
  }

  restore(shown: LiveShown<Outcome>): void {
    if (shown.outcome !== null) return this.#board.remember(shown.bets);
    this.#waiting = shown;
    this.#board.hold(shown.bets);
  }

  halt(): void {
    if (this.#seen?.phase === 'open') this.#board.unlock();
  }

  paytable(stakeMinor: bigint) {
    const { table, tools, rule } = this.#parts;
    const { rules, ...rest } = table.paytable(stakeMinor);
    return { ...rest, rules: [...rules, rule, tools.word('live.ruleShared')] };
  }

  /** Begins a phase of the draw. */
  #enter({ phase, outcome, history, runningMs }: SeenTable): void {
    const { table, pace, tools } = this.#parts;
    const past = history.map((draw) => draw.outcome as Outcome).toReversed();
    switch (phase) {
      case 'open':
        pace.restart();
        delete this.#frame.dataset['celebrate'];
        table.clear();
        table.showPast(past);
        if (this.#waiting) break;
        this.#board.unlock();
        this.#board.sweep();
        this.#say(tools.word('live.open'));
        break;
      case 'closed':
        this.#board.lock();
        table.showPast(past);
        this.#say(tools.word('live.closed'));
        break;
      case 'running':
        this.#board.lock();
        table.showPast(past);
        this.#call.textContent = '';
        if (runningMs > LATE_MS) pace.hurry();
        this.#draw = table.play(outcome as Outcome);
        break;
      case 'over':
        pace.hurry();
        this.#board.lock();
        this.#draw = this.#draw.then(() => this.#end(outcome as Outcome, past));
    }
  }

  #end(outcome: Outcome, past: readonly Outcome[]): void {
    const { table } = this.#parts;
    table.set(outcome);
    table.showPast([...past, outcome]);
    for (const [spot, place] of table.places)
      place.toggleAttribute('data-hit', table.payOf({ spot, amountMinor: '1000' }, outcome) > 1000n);
    this.#call.textContent = table.call(outcome);
    speak(table.told(outcome));
  }

  #settle({ bets, outcome }: LiveShown<Outcome>): void {
    const { table } = this.#parts;
    this.#waiting = undefined;
    if (outcome !== null) this.#board.settle(bets, (bet) => table.payOf(bet, outcome) > 0n);
    if (this.#seen?.phase === 'open') {
      this.#board.unlock();
      this.#board.sweep();
    }
  }

  #say(text: string): void {
    this.#call.textContent = text;
    speak(text);
  }

  /** Shows what all players have staked, the player among them. */
  #showBets({ players, totals }: SeenTable): void {
    const { table, tools } = this.#parts;
    const { word, money } = tools;
    const sums = new Map(Object.entries(totals).map(([spot, amount]) => [spot, BigInt(amount)]));
    const all = [...sums.values()].reduce((sum, amount) => sum + amount, 0n);
    for (const [spot, place] of table.places) {
      const badge = place.querySelector<HTMLElement>('.spot-total');
      const sum = sums.get(spot) ?? 0n;
      if (!badge) continue;
      badge.dataset['amount'] = shortAmount(money(sum));
      badge.toggleAttribute('data-empty', sum === 0n);
    }
    this.#crowd.textContent = word('live.crowd', { players, amount: money(all) });
    table.showTotals?.(sums);
  }

  /** Counts down to the next phase. */
  #count({ phase, leftMs }: SeenTable): void {
    clearInterval(this.#ticks);
    const endsAt = performance.now() + (leftMs ?? 0);
    const isOpen = phase === 'open';
    const { openMs, lastCallMs, table } = this.#parts;
    const tick = () => {
      const left = Math.max(0, endsAt - performance.now());
      this.#seconds.textContent = isOpen || phase === 'over' ? figure(Math.ceil(left / 1000)) : '';
      this.#ring.style.setProperty('--left', String(isOpen ? left / openMs : 0));
      table.showTime?.(phase, left);
      this.#live.toggleAttribute('data-last-call', isOpen && left < lastCallMs);
    };
    tick();
    this.#ticks = setInterval(tick, TICK_MS);
  }
}
