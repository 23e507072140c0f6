import type { VendorDraw } from '@site/api/vendor';
import type { DrawStatus } from '@site/rules/draw';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import type { Clock, DrawTimes, Skin } from '../Engine.ts';
import type { Rulings } from '../events/Rulings.ts';
import type { PastDraw, Phase, TableState } from '../play/wire.ts';
import { type DrawChange, markSettled, publishResult, statusOf, voidDraw } from './drawRecord.ts';
import type { Draw, DrawStore } from './DrawStore.ts';

const HISTORY = 60;
/** Time after which a table without watchers stops between two draws. */
const UNWATCHED_MS = 60_000;
/** Bets that are placed within this time are told to the other players together. */
const GATHER_MS = 300;

interface TablesOptions {
  draws: DrawStore;
  rulings: Pick<Rulings, 'of'>;
  findSkin: (gameCode: string) => Skin | undefined;
  now: () => number;
  /** Settles the rounds of a draw whose result is complete. */
  settle: (gameCode: string, number: number) => Promise<void>;
  onError: (error: unknown) => void;
}

/** A draw of a calendar, with its stream once that is public, and what proves that another result counts. */
export interface ScheduledDraw extends VendorDraw {
  proof: ReturnType<typeof streamOf> | null;
  correction: Readonly<Record<string, string>>;
}

/** Returns the id under which a decision on a draw is kept. */
export const drawEvent = (gameCode: string, number: number) => `${gameCode}/${number}`;

/** A running table: its draw, and the end of each phase. */
interface Table {
  skin: Skin;
  clock: Clock;
  draw: Draw;
  numbers: readonly number[];
  hash: string;
  phase: Phase;
  endsAtMs: Record<Phase, number>;
  history: readonly PastDraw[];
}

const phases: readonly Phase[] = ['open', 'closed', 'running', 'over'];

/**
 * Runs the tables that have a clock: one draw after the other for as long as somebody watches. Draws of a calendar are held all the same:
 * their numbers follow from their seed, and their result is public from its time on.
 */
export class Tables {
  readonly #options: TablesOptions;
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #watchedAtMs = new Map<string, number>();
  readonly #gathering = new Map<string, NodeJS.Timeout>();
  #isClosed = false;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** Returns the state of a game's table, and starts the table if it does not run. Undefined for a game without a clock. */
  async watch(gameCode: string): Promise<TableState | undefined> {
    const { findSkin, now } = this.#options;
    this.#watchedAtMs.set(gameCode, now());
    const table = await this.#current(gameCode);
    if (table) return stateOf(table, now());
    const skin = findSkin(gameCode);
    if (!skin?.engine.clock || this.#isClosed) return undefined;
    // Another call may have started it meanwhile.
    const made = this.#tables.get(gameCode) ?? this.#begin(skin, skin.engine.clock, gameCode);
    this.#tables.set(gameCode, made);
    return stateOf(await made, now());
  }

  /** Resolves when the phase of a table changes, when bets were placed, or the signal aborts. */
  async changed(gameCode: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#isClosed) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = this.#waiting.get(gameCode) ?? new Set();
    this.#waiting.set(gameCode, waiting.add(resolve));
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    waiting.delete(resolve);
  }

  /** Returns the number of the draw that takes bets now; undefined while none does. */
  async openDraw(gameCode: string): Promise<number | undefined> {
    const table = await this.#current(gameCode);
    return table?.phase === 'open' ? table.draw.number : undefined;
  }

  /** Tells those who watch a table, in a moment, that a bet was placed. */
  announceBet(gameCode: string): void {
    if (this.#gathering.has(gameCode) || this.#isClosed) return;
    const tell = () => {
      this.#gathering.delete(gameCode);
      this.#wake(gameCode);
    };
    this.#gathering.set(gameCode, setTimeout(tell, GATHER_MS));
  }

  /** Returns true until a draw begins to run. */
  takesStakes({ engine: { clock }, theme }: Skin, gameCode: string, number: number): boolean {
    if (!clock) return true;
    const { draws, now } = this.#options;
    const scheduled = clock.calendar?.find(theme, number);
    return now() < (scheduled?.drawAtMs ?? draws.get(gameCode, number).openedAtMs + clock.openMs + clock.closedMs);
  }

  /** Returns for how long a draw has been running; undefined when it does not run, or nobody can move while it does. */
  async runningMs(gameCode: string, number: number): Promise<number | undefined> {
    const table = await this.#current(gameCode);
    if (table?.draw.number !== number || table.phase !== 'running' || table.clock.tellsAtStart) return undefined;
    // The clock goes on while this is read: nobody may leave after the end.
    return Math.min(this.#options.now(), table.endsAtMs.running) - table.endsAtMs.closed;
  }

  /** Returns a draw. Throws for a number that the game has not. */
  async find(gameCode: string, number: number): Promise<Draw> {
    const { draws, findSkin, now } = this.#options;
    const skin = findSkin(gameCode);
    const clock = skin?.engine.clock;
    if (!skin || !clock?.calendar) return draws.get(gameCode, number);
    const times = clock.calendar.find(skin.theme, number);
    if (!times) throw new Error(`The calendar of ${gameCode} has no draw ${number}.`);
    const draw = this.#scheduled(gameCode, times);
    const numbers = await this.#numbersIn(draw, skin);
    const isVoid = draws.recordOf(gameCode, times).voidedAtMs !== null;
    return { ...draw, isTold: !isVoid && now() >= times.drawAtMs + clock.runMs(skin.theme, numbers) };
  }

  /** Returns the numbers of a draw; none before its result is complete. */
  async numbersOf(skin: Skin, gameCode: string, number: number): Promise<readonly number[]> {
    const draw = await this.find(gameCode, number);
    return draw.isTold ? this.#numbersIn(draw, skin) : [];
  }

  /** Returns what proves that a draw counts by another result than its seed gives; nothing where the seed decides. */
  correctionOf({ engine }: Skin, gameCode: string, number: number): Readonly<Record<string, string>> {
    const result = this.#correctedResult(gameCode, number);
    return (result !== undefined && engine.clock?.calendar?.proofOf(result)) || {};
  }

  /** Shows the corrected results of a game to those who watch its table. */
  async refreshTable(gameCode: string): Promise<void> {
    const table = await this.#current(gameCode);
    if (!table) return;
    clearTimeout(this.#timers.get(gameCode));
    this.#tables.set(gameCode, this.#begin(table.skin, table.clock, gameCode));
    this.#wake(gameCode);
  }

  /**
   * Brings a draw in which somebody has a stake as far as it can be, and returns its status: `DRAWN` when its result is public, so that its
   * rounds can be settled. That of a draw which a stop of the studio interrupted becomes so here; a draw of a calendar waits for its time, and is
   * void when it is a day late.
   *
   * Source: docs/domain.md DR-12.
   */
  async conclude(gameCode: string, number: number): Promise<DrawStatus> {
    const { draws, findSkin, now } = this.#options;
    const table = await this.#current(gameCode);
    const draw = await this.find(gameCode, number);
    const skin = findSkin(gameCode);
    const times = skin?.engine.clock?.calendar?.find(skin.theme, number);
    if (times) {
      const record = draws.recordOf(gameCode, times);
      const status = statusOf(record, now());
      if (status === 'VOID') return this.#keep(gameCode, voidDraw(record, now()));
      return status === 'CLOSED' && draw.isTold ? this.#keep(gameCode, publishResult(record, now())) : status;
    }
    if (!draw.isTold && table?.draw.number === number) return 'CLOSED';
    if (!draw.isTold) draws.tell(draw);
    return 'DRAWN';
  }

  /** Marks a draw of a calendar as settled, once all its rounds have ended. */
  markSettled(gameCode: string, number: number): void {
    const { draws, findSkin, now } = this.#options;
    const skin = findSkin(gameCode);
    const times = skin?.engine.clock?.calendar?.find(skin.theme, number);
    const record = times && draws.recordOf(gameCode, times);
    if (record && statusOf(record, now()) === 'DRAWN') this.#keep(gameCode, markSettled(record, now()));
  }

  /**
   * Returns the current draw of a game's calendar and those before it, newest first, with their seeds once they are public. With `until`, only
   * those whose time is not after it. Undefined for a game without a calendar.
   */
  async scheduleOf(gameCode: string, past: number, until?: number): Promise<ScheduledDraw[] | undefined> {
    const { findSkin, now } = this.#options;
    const skin = findSkin(gameCode);
    const clock = skin?.engine.clock;
    if (!skin || !clock?.calendar) return undefined;
    const { calendar } = clock;
    const current = calendar.after(skin.theme, Math.min(now(), until ?? now()));
    const before = this.#before(skin, gameCode, current, past);
    const draws = (until === undefined ? [current, ...before] : before).map(async (times): Promise<ScheduledDraw> => {
      const draw = this.#scheduled(gameCode, times);
      const numbers = await this.#numbersIn(draw, skin);
      // The result belongs to those who watch the draw first.
      const { drawnAtMs, settledAtMs, voidedAtMs } = this.#options.draws.recordOf(gameCode, times);
      const isTold = voidedAtMs === null && now() >= times.drawAtMs + clock.runMs(skin.theme, numbers);
      const isBeingSettled = drawnAtMs !== null && settledAtMs === null;
      return {
        numero: calendar.nameOf(times.number),
        openAt: times.openAtMs,
        closeAt: times.closeAtMs,
        drawAt: times.drawAtMs,
        result: isTold ? calendar.write(clock.outcome(skin.theme, numbers)) : null,
        status: voidedAtMs !== null ? 'VOID' : isTold ? (isBeingSettled ? 'DRAWN' : 'SETTLED') : undefined,
        isCorrected: this.#correctedResult(gameCode, times.number) !== undefined,
        proof: isTold ? streamOf(draw) : null,
        correction: this.correctionOf(skin, gameCode, times.number),
      };
    });
    return Promise.all(draws);
  }

  /** Moves every table to the phase of the present time. Timers do so too; a test with a clock of its own calls this. */
  async tick(): Promise<void> {
    for (const gameCode of this.#tables.keys()) await this.#current(gameCode);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of [...this.#timers.values(), ...this.#gathering.values()]) clearTimeout(timer);
    for (const gameCode of this.#waiting.keys()) this.#wake(gameCode);
  }

  /** Returns a running table in the phase of the present time. */
  async #current(gameCode: string): Promise<Table | undefined> {
    const made = this.#tables.get(gameCode);
    const table = await made;
    // The next draw may have begun meanwhile.
    if (!table || this.#tables.get(gameCode) !== made) return made && this.#current(gameCode);
    const nowMs = this.#options.now();
    const phase = phases.find((candidate) => nowMs < table.endsAtMs[candidate]);
    if (phase === 'over' || phase === undefined) this.#tell(table);
    if (phase === table.phase) return table;
    if (phase) {
      table.phase = phase;
      this.#schedule(table);
    } else if (nowMs - (this.#watchedAtMs.get(gameCode) ?? 0) > UNWATCHED_MS || this.#isClosed) this.#tables.delete(gameCode);
    else this.#tables.set(gameCode, this.#begin(table.skin, table.clock, gameCode));
    this.#wake(gameCode);
    return phase ? table : this.#tables.get(gameCode);
  }

  async #begin(skin: Skin, clock: Clock, gameCode: string): Promise<Table> {
    const { draws, now } = this.#options;
    const { theme } = skin;
    const times = clock.calendar && (await this.#shownAt(skin, clock, gameCode, now()));
    const draw = times ? this.#scheduled(gameCode, times) : draws.begin(gameCode, now());
    const past = times
      ? this.#before(skin, gameCode, times, HISTORY)
          .filter((before) => draws.recordOf(gameCode, before).voidedAtMs === null)
          .map((before) => this.#scheduled(gameCode, before))
      : draws.recent(gameCode, HISTORY + 1).filter(({ isTold }) => isTold);
    const [numbers, hash, ...told] = await Promise.all([
      this.#numbersIn(draw, skin),
      seedHash(draw.serverSeed),
      ...past.map((each) => this.#numbersIn(each, skin)),
    ]);
    const open = times?.closeAtMs ?? draw.openedAtMs + clock.openMs;
    const closed = times?.drawAtMs ?? open + clock.closedMs;
    const running = closed + clock.runMs(theme, numbers);
    const history = past.map(({ number, serverSeed }, index) => ({
      number,
      serverSeed,
      outcome: clock.outcome(theme, told[index] ?? []),
      isCorrected: this.#correctedResult(gameCode, number) !== undefined,
    }));
    const endsAtMs = { open, closed, running, over: running + clock.overMs };
    const phase = phases.find((candidate) => now() < endsAtMs[candidate]) ?? 'over';
    const table: Table = { skin, clock, draw, numbers, hash, phase, endsAtMs, history };
    if (phase === 'over') this.#tell(table);
    this.#schedule(table);
    return table;
  }

  /** Returns the calendar's draw to show at a time: the one before while its result stays, then the current one. */
  async #shownAt(skin: Skin, clock: Clock, gameCode: string, timeMs: number): Promise<DrawTimes | undefined> {
    const current = clock.calendar?.after(skin.theme, timeMs);
    if (!current) return undefined;
    const [before] = this.#before(skin, gameCode, current, 1);
    if (!before) return current;
    const numbers = await this.#numbersIn(this.#scheduled(gameCode, before), skin);
    return timeMs < before.drawAtMs + clock.runMs(skin.theme, numbers) + clock.overMs ? before : current;
  }

  /** Returns the draws of a calendar before one of them, newest first. */
  #before({ engine, theme }: Skin, gameCode: string, { openAtMs }: DrawTimes, count: number): DrawTimes[] {
    const draws: DrawTimes[] = [];
    for (let fromMs = openAtMs; draws.length < count;) {
      const draw = engine.clock?.calendar?.after(theme, fromMs - 1);
      if (!draw) throw new Error(`${gameCode} has no calendar.`);
      draws.push(draw);
      fromMs = draw.openAtMs;
    }
    return draws;
  }

  #keep(gameCode: string, change: DrawChange): DrawStatus {
    if (!change.ok) throw new Error(`A draw of ${gameCode} cannot change: ${change.code}.`);
    this.#options.draws.keep(gameCode, change.draw);
    return statusOf(change.draw, this.#options.now());
  }

  /** Returns the numbers of a draw: those of its seed, or those of the result that replaced it. */
  async #numbersIn(draw: Draw, { engine, theme }: Skin): Promise<readonly number[]> {
    const result = this.#correctedResult(draw.gameCode, draw.number);
    const corrected = result === undefined ? undefined : engine.clock?.calendar?.numbersFor(theme, result);
    return corrected ?? fairFloats(streamOf(draw), engine.numbersOf(theme));
  }

  #correctedResult(gameCode: string, number: number): string | undefined {
    return this.#options.rulings.of(drawEvent(gameCode, number))?.['result'] as string | undefined;
  }

  #scheduled(gameCode: string, { number, openAtMs }: DrawTimes): Draw {
    return { gameCode, number, serverSeed: this.#options.draws.seedOf(gameCode, number), openedAtMs: openAtMs, isTold: false };
  }

  #tell({ draw, clock }: Table): void {
    if (draw.isTold) return;
    const { draws, settle, onError } = this.#options;
    draw.isTold = true;
    if (!clock.calendar) draws.tell(draw);
    settle(draw.gameCode, draw.number).catch(onError);
  }

  #schedule({ draw: { gameCode }, phase, endsAtMs }: Table): void {
    clearTimeout(this.#timers.get(gameCode));
    if (this.#isClosed) return;
    const { now, onError } = this.#options;
    const timer = setTimeout(() => void this.#current(gameCode).catch(onError), Math.max(0, endsAtMs[phase] - now()));
    this.#timers.set(gameCode, timer);
  }

  #wake(gameCode: string): void {
    for (const wake of this.#waiting.get(gameCode) ?? []) wake();
  }
}

function stateOf({ skin: { theme }, clock, draw, numbers, hash, phase, endsAtMs, history }: Table, nowMs: number): TableState {
  const isKnown = phase === 'over' || (phase === 'running' && clock.tellsAtStart);
  return {
    number: draw.number,
    phase,
    // The end of a draw that tells its result late is the result.
    leftMs: phase === 'running' && !clock.tellsAtStart ? null : Math.max(0, endsAtMs[phase] - nowMs),
    runningMs: phase === 'running' ? nowMs - endsAtMs.closed : 0,
    serverSeedHash: hash,
    outcome: isKnown ? clock.outcome(theme, numbers) : null,
    history,
  };
}

/** The draw's stream. The game's code stands for the client seed, so no player can choose it. Source: docs/domain.md DR-16. */
const streamOf = ({ serverSeed, gameCode, number }: Draw) => ({ serverSeed, clientSeed: gameCode, nonce: number });
