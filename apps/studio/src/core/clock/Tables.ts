import { fairFloats, seedHash } from '@site/rules/fairStream';
import type { Clock, Skin } from '../Engine.ts';
import type { PastDraw, Phase, TableState } from '../play/wire.ts';
import type { Draw, DrawStore } from './DrawStore.ts';

const HISTORY = 60;
/** Time after which a table without watchers stops between two draws. */
const UNWATCHED_MS = 60_000;

interface TablesOptions {
  draws: DrawStore;
  findSkin: (gameCode: string) => Skin | undefined;
  now: () => number;
  /** Settles the rounds of a draw whose result is complete. */
  settle: (gameCode: string, number: number) => Promise<void>;
  onError: (error: unknown) => void;
}

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

/** Runs the tables that have a clock: one draw after the other for as long as somebody watches. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #watchedAtMs = new Map<string, number>();
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

  /** Resolves when the phase of a table changes, or the signal aborts. */
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

  /** Returns for how long a draw has been running; undefined when it does not run. */
  async runningMs(gameCode: string, number: number): Promise<number | undefined> {
    const table = await this.#current(gameCode);
    if (table?.draw.number !== number || table.phase !== 'running') return undefined;
    // The clock goes on while this is read: nobody may leave after the end.
    return Math.min(this.#options.now(), table.endsAtMs.running) - table.endsAtMs.closed;
  }

  /** Returns the numbers of a draw; none before its result is complete. */
  async numbersOf({ engine, theme }: Skin, gameCode: string, number: number): Promise<readonly number[]> {
    const draw = this.#options.draws.get(gameCode, number);
    return draw.isTold ? fairFloats(streamOf(draw), engine.numbersOf(theme)) : [];
  }

  /** Makes the result of a draw public that a stop of the studio interrupted, so that its rounds can be settled. */
  complete(gameCode: string, number: number): void {
    if (!this.#tables.has(gameCode)) this.#options.draws.tell(this.#options.draws.get(gameCode, number));
  }

  /** Moves every table to the phase of the present time. Timers do so too; a test with a clock of its own calls this. */
  async tick(): Promise<void> {
    for (const gameCode of this.#tables.keys()) await this.#current(gameCode);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
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
    const { engine, theme } = skin;
    const draw = draws.begin(gameCode, now());
    const past = draws.recent(gameCode, HISTORY + 1).filter(({ isTold }) => isTold);
    const [numbers, hash, ...told] = await Promise.all([
      fairFloats(streamOf(draw), engine.numbersOf(theme)),
      seedHash(draw.serverSeed),
      ...past.map((each) => fairFloats(streamOf(each), engine.numbersOf(theme))),
    ]);
    const open = draw.openedAtMs + clock.openMs;
    const closed = open + clock.closedMs;
    const running = closed + clock.runMs(theme, numbers);
    const history = past.map(({ number, serverSeed }, index) => ({
      number,
      serverSeed,
      outcome: clock.outcome(theme, told[index] ?? []),
    }));
    const endsAtMs = { open, closed, running, over: running + clock.overMs };
    const table: Table = { skin, clock, draw, numbers, hash, phase: 'open', endsAtMs, history };
    this.#schedule(table);
    return table;
  }

  #tell({ draw }: Table): void {
    if (draw.isTold) return;
    const { draws, settle, onError } = this.#options;
    draw.isTold = true;
    draws.tell(draw);
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
