import type { PlayerMarks, VendorMatch, VendorPlay } from '@site/api/vendor';
import type { PosterTheme } from '../art/drawPoster.ts';
import type { Film } from '../art/film/Film.ts';
import type { Word } from './client/Stage.ts';

/**
 * Describes how a family of games plays: its rules, stakes, odds, messages and pages. Rounds, play, pages and verification depend on this
 * interface alone.
 *
 * An engine is a folder, `engines/<name>/`, and a line in `engines/engines.ts`; the kinds of `catalogue/categories.ts` name the engine
 * of their games. The folder holds `engine.ts`, which runs on the server, and
 * two modules that run in the browser: `client/stage.ts` shows rounds, and `client/verify.ts` replays them on the verification page. Its
 * wording is `locales/<CODE>/studio-<name>.json`.
 *
 * A **round** is the unit of staking and settlement. It begins with a move that places the bets, ends when `play` says so, and pays once.
 * All its randomness comes from one fair stream (DR-16): the numbers of one seed and one nonce, in their order. A round is therefore fully
 * described by its theme, its moves and its stream. The state between two moves is not stored but computed again by `play`, and the browser
 * verifies a round with the same function.
 *
 * - One move, over at once: reels, plinko, dice. A move may hold several bets (roulette); its stake is their sum.
 * - Several moves: mines, blackjack. `play` returns `isOver: false` until the player stops or loses. A later move may add to the stake.
 * - A shared clock (`clock`): live tables, draws, crash. The stream belongs to the table's draw. Until the draw is over, `play` gets no
 * numbers, and only a move made while it runs (a cash-out) can end a round.
 * - Late results (`events`): sports. A player may have many such rounds open. They take no numbers of a player: each is decided by events that
 * all players share, each with a sealed seed of its own. The last move is the studio's, and carries their results.
 * - Rooms (`room`): poker. A round is a sitting: its first move buys the stack in, and its last one, which is the studio's, carries the stack
 * out. What happens at the table in between are not moves of the round, because they are of all its players; `room` has the rules of it.
 *
 * Source: VEN-01, docs/domain.md DR-16.
 */
export interface Engine<Theme extends EngineTheme = EngineTheme, Move extends EngineMove = EngineMove, Shown = unknown> {
  /** Name of its folder. */
  readonly name: string;
  /** Minimum time between the starts of a player's consecutive rounds, in milliseconds. */
  readonly cycleMs: number;
  /** The clock of rounds that all players of a game share; absent where each plays alone. */
  readonly clock?: Clock<Theme, Move>;
  /** The events that decide its rounds after their moves; absent where a round has its numbers when it begins. */
  readonly events?: Events<Theme, Move>;
  /** The tables at which its players meet; absent where players do not play against each other. */
  readonly room?: RoomRules<Theme, Move>;
  /** CSS of its stage and its dialogs, added to the CSS of every page. */
  readonly style: string;
  /** Fields of the verification form besides seeds and nonce. The names are those of `Position.proof`. */
  readonly proofFields: readonly ProofField[];

  /** Returns the theme of one of its games. Pure: a game always has the same theme, and no two games look alike. */
  themeFor(game: GameTraits): Theme;
  /** Returns the theoretical return to player in parts per million. */
  returnPpm(theme: Theme): number;
  /** Returns what is printed of each way to bet on a draw, in the order of the menu; absent where there is no draw. */
  plays?(theme: Theme): VendorPlay[];
  /** Names what happens in a game besides what its clock, events and rooms say, such as `freeSpins`; absent where that is all. */
  features?(theme: Theme): readonly string[];
  /** Returns the available stakes, ascending, in minor units. Empty for a currency that is not accepted. */
  stakesIn(currency: string): readonly bigint[];
  /** Parses a move from the browser. Returns undefined for anything that the rules do not allow now. */
  readMove(input: unknown, table: Table<Theme, Move, Shown>): Move | undefined;
  /** Returns why `readMove` refuses a move. Only for moves of many fields, whose error has to name one. */
  findFault?(input: unknown, table: Table<Theme, Move, Shown>): MoveFault | undefined;
  /**
   * Returns the move that the studio makes for a player who has left a round waiting for a day: the one that loses least, without a stake.
   * Called until the round is over. Only for rounds of several moves.
   */
  leave?(table: Table<Theme, Move, Shown>): Move;
  /** Returns the number of random numbers that the longest round uses. */
  numbersOf(theme: Theme): number;
  /**
   * Computes the position of a round after its moves. Pure: the same arguments always give the same position. `totals` are those of the
   * draw when its bets were closed, given where players share a pool; `jackpots` are those of the draw, once they are shared.
   */
  play(theme: Theme, moves: readonly Move[], numbers: readonly number[], totals?: Totals, jackpots?: SharedJackpots): Position<Shown>;

  /**
   * Returns what the browser is shown of a free round, whose stake cannot grow: nothing that would cost more. Absent where no later move has
   * a stake.
   */
  showFree?(shown: Shown): Shown;

  /** Returns what a move is placed on, in the words of one language; absent where a round has no choice to record. */
  slip?(theme: Theme, move: Move, word: Word): SaidSlip;
  /** Returns the engine's own parts of a game page. `locale` is the BCP 47 tag of its language, which decides digits. */
  page(theme: Theme, word: (key: string) => string, locale: string): EnginePage;
  /** Draws a picture of a theme as SVG, served at /art/symbol/<theme>/<name>.svg. Returns undefined for an unknown name. */
  draw(theme: Theme, name: string): string | undefined;
  /**
   * Films a round of a game for its tile: what its page shows, without words and amounts. Pure: a game always has the same film. Absent
   * where the engine has none.
   */
  film?(theme: Theme, look: PosterTheme): Promise<Film>;
}

/** A game of an engine: own symbols, colours and odds. Plain data, because the browser gets it as JSON. */
export interface EngineTheme {
  /** Code of its game. */
  readonly name: string;
}

/** Selections that a stake is placed on, in one language. */
export interface SaidSlip {
  /** The same in number and order in every language. */
  legs: readonly SaidLeg[];
  /** Odds of all legs together, where one stake is on all of them. */
  odds?: string | undefined;
}

export interface SaidLeg {
  event?: string;
  market?: string;
  selection: string;
  /** Decimal odds, at most four decimals; absent where they are not fixed by then. */
  odds?: string | undefined;
  /** Part of the stake on this leg, where each leg is a bet of its own. */
  amountMinor?: string;
}

/** A decision of the player, as sent and stored: bets, a card, a field, a cash-out. */
export interface EngineMove {
  /** Money that the move adds to the stake, as digits of minor units; 0 for a move without a stake. */
  readonly stakeMinor: string;
}

/** State of a round after its moves. */
export interface Position<Shown = unknown> {
  /** False while the round waits for a move. */
  isOver: boolean;
  /** Total payout; 0 until the round is over. */
  winMinor: bigint;
  /** Part of the stakes that is no valid bet, known when the round is over; absent where all of them count. Source: docs/domain.md DR-1. */
  uncountedMinor?: bigint;
  /** Data for the browser. It must not reveal any hidden outcome. */
  shown: Shown;
  /** Data that a player needs to verify the round besides seeds and nonce: the choices and the payout. */
  proof: Readonly<Record<string, string>>;
}

/** Context that decides whether a move is allowed. */
export interface Table<Theme extends EngineTheme = EngineTheme, Move extends EngineMove = EngineMove, Shown = unknown> {
  theme: Theme;
  currency: string;
  /** The moves of the round so far; empty when the move begins it. */
  moves: readonly Move[];
  /** The position after these moves; absent when the move begins the round. */
  position?: Position<Shown>;
  /** Plays of lotteries that the brand's market allows; all of them where it is absent. Source: docs/domain.md DR-12. */
  lotteryPlays?: readonly string[];
  /** Returns what the other players have staked in the shared draw, in any currency; absent for a call that is repeated. */
  others?: () => readonly Staked<Move>[];
  /** Time since the shared draw began to run; absent while it does not run. */
  runningMs?: number;
  /** Time of the studio's clock when the move came, for the first time: a call that is repeated is judged as it was then. */
  nowMs?: number;
  /** The events as they stand; only for games with events. */
  moment?: Moment;
  /** The move that was made under the same key, only for games with events: it is the answer to an input that asks for the same. */
  made?: Move;
}

/** The moves of another player in a shared draw. */
export interface Staked<Move extends EngineMove = EngineMove> {
  currency: string;
  moves: readonly Move[];
}

/** Events that all players share, such as matches: they end by the studio's clock, whether anybody watches or not. */
export interface Events<Theme extends EngineTheme = EngineTheme, Move extends EngineMove = EngineMove> {
  /** Returns the ids of the events that are shown or can be bet on at a time. */
  at(theme: Theme, nowMs: number): readonly string[];
  /** Returns the ids of the events that decide a round. */
  of(moves: readonly Move[]): readonly string[];
  /** Returns how many numbers of its fair stream an event uses. */
  numbersOf(eventId: string): number;
  /** Returns true when the result of an event, and so its seed, may be public. */
  isOver(eventId: string, moment: Moment): boolean;
  /** Reads a decision on an event, or says which field cannot be. Absent where nothing is decided. */
  readRuling?(eventId: string, input: unknown): RulingReading;
  /** Returns how long an allowed first move waits until it is read again, and for good. */
  delayMs(move: Move, moment: Moment): number;
  /** Returns the move of the studio that ends a round; undefined while the events do not decide it. */
  settle(moves: readonly Move[], moment: Moment): Move | undefined;
  /** Returns a time before which nothing new decides a round that is not decided at a moment. */
  dueMs(moves: readonly Move[], moment: Moment): number;
  /** Returns the events that can be bet on, in the order of their start, for lists outside the game. */
  offers(theme: Theme, moment: Moment): readonly VendorMatch[];
  /** Returns what the browser shows now, as JSON. `view` is its own choice, such as the match that it has opened. */
  board(theme: Theme, moment: Moment, request: BoardRequest<Move>): unknown;
}

/** Rules of tables that players share. A table is JSON, and every change of it is a pure function. */
export interface RoomRules<Theme extends EngineTheme = EngineTheme, Move extends EngineMove = EngineMove, State = unknown> {
  /** Returns the keys of the tables of a game, from the lowest ante. */
  list(theme: Theme, currency: string, isTrial: boolean): readonly string[];
  /** Returns the key of the table where a first move takes a seat. */
  keyOf(theme: Theme, move: Move, currency: string, isTrial: boolean): string;
  /** Returns a table with nobody at it. */
  open(theme: Theme, key: string, currency: string, isTrial: boolean): State;
  /** Gives a player, known by the round, a seat, or says why it is not allowed. */
  sit(state: State, arrival: Arrival, nowMs: number): RoomChange<State>;
  /** Makes what a player asks for, or says why it is not allowed. */
  act(state: State, roundId: string, input: unknown, moment: Moment): RoomChange<State>;
  /** Marks that a player lost the connection at a time, or has it again: null. Returns the same state where nothing changes. */
  connect(state: State, roundId: string, contact: { lostAtMs: number | null; nowMs: number }): State;
  /** Returns when a table changes by itself; undefined while it waits for players. */
  dueMs(state: State): number | undefined;
  /** Makes the change that is due. `chance`, from 0 to 1, decides for bots. */
  pass(state: State, moment: Moment, chance: number): State;
  /** Returns a table after a stop of the studio: whoever has the turn gets the whole time again. */
  resume(state: State, nowMs: number): State;
  /** Returns the ids of the hands whose numbers a table needs now. The seed of a hand is sealed before its deal. */
  eventsOf(state: State): readonly string[];
  numbersOf(eventId: string): number;
  /** Returns the ids of the hands that a player can verify after a sitting. */
  eventsOfRound(moves: readonly Move[]): readonly string[];
  /** Returns the last moves of the sittings that have ended. They stay until they are forgotten. */
  ended(state: State): readonly { roundId: string; move: Move }[];
  /** Returns true for a sitting that is at the table, or has ended there. */
  has(state: State, roundId: string): boolean;
  /** Returns the last move of a sitting that was given no seat. */
  unseated(stackMinor: bigint): Move;
  /** Removes a sitting whose stack was paid out. */
  forget(state: State, roundId: string): State;
  /** Returns what a player may see, as JSON; a watcher without a round sees what all may. */
  view(state: State, roundId: string | undefined, moment: Moment): unknown;
  /** Returns the line of a table in the list of tables, as JSON. */
  summary(theme: Theme, state: State, currency: string): unknown;
}

export type RoomChange<State> = { state: State } | { fault: MoveFault };

/** A player who sits down with a stack. */
export interface Arrival {
  roundId: string;
  playerId: string;
  /** Device, network and payee; null in a free trial. */
  marks: PlayerMarks | null;
  stackMinor: bigint;
}

/** A time, and the numbers of the events around it. */
export interface Moment {
  nowMs: number;
  /** Returns the numbers of an event; undefined for one that is not of this moment. */
  numbersOf: (eventId: string) => readonly number[] | undefined;
  /** Returns what was decided on an event, as `Events.readRuling` has read it; undefined where its numbers count. */
  rulingOf: (eventId: string) => Ruling | undefined;
}

/** A decision of the house on an event, such as that it is void or ended otherwise; JSON. Source: docs/domain.md DR-14. */
export type Ruling = Readonly<Record<string, unknown>>;

/**
 * A decision as it was read; or the path of its field that is wrong, and what it has to be. With `needsEnd` it is refused before the event is over:
 * until then people could bet on a known result.
 */
export type RulingReading = { ok: true; ruling: Ruling; needsEnd: boolean } | { ok: false; field: string; rule: string };

export interface BoardRequest<Move extends EngineMove = EngineMove> {
  view: unknown;
  /** The player's open rounds. */
  rounds: readonly { roundId: string; moves: readonly Move[] }[];
}

/** Fault of a move that was refused. */
export interface MoveFault {
  /** Path of the field, e.g. `lines.0.numbers`. */
  field: string;
  rule: string;
  /** The other fields that are wrong. */
  also?: readonly MoveFault[];
  /** The move as the studio would accept it now, for the player to confirm. */
  offer?: unknown;
}

/** Times of the draws of a table, one after the other: open for bets, closed, running, over. */
export interface Clock<Theme extends EngineTheme = EngineTheme, Move extends EngineMove = EngineMove> {
  /** Not read where there is a calendar. */
  openMs: number;
  /** Not read where there is a calendar. */
  closedMs: number;
  /**
   * The times of draws that are held whether somebody watches or not: lotteries. Their rounds are settled when their time has come, with
   * nobody there and after any restart. Absent where a draw begins when the one before is over.
   */
  calendar?: Calendar<Theme>;
  /** Returns how long a draw runs until its result is complete. */
  runMs(theme: Theme, numbers: readonly number[]): number;
  /** Time for which the result stays. */
  overMs: number;
  /** True when the result may be known as soon as the draw runs, because nobody can move then: cards that are being dealt. */
  tellsAtStart: boolean;
  /** Returns the result of a draw for all players, as JSON. */
  outcome(theme: Theme, numbers: readonly number[]): unknown;
  /** Returns the bets of a move. Their totals are shown to all players of a draw; absent where bets have no places. */
  betsOf?(move: Move): readonly PlacedBet[];
  /**
   * Returns what the house stakes on each place of every draw. Present where winners share a pool (cockfight): what a bet pays depends on
   * the totals then.
   */
  houseStakes?(currency: string): Totals;
  /** The jackpots that the winning lines of a draw share, and that roll over to the next; absent where all prizes are fixed. */
  jackpots?: Jackpots<Theme, Move>;
}

/** Jackpots of a game whose draws have a calendar. Source: docs/domain.md DR-12. */
export interface Jackpots<Theme extends EngineTheme = EngineTheme, Move extends EngineMove = EngineMove> {
  /** Returns the terms of each jackpot by its name, the highest first; empty for a game without one. */
  terms(theme: Theme, currency: string): Readonly<Record<string, JackpotTerms>>;
  /** Counts the lines of a round that share each jackpot. */
  linesOf(theme: Theme, moves: readonly Move[], numbers: readonly number[]): Readonly<Record<string, number>>;
}

export interface JackpotTerms {
  /** Amount at which a jackpot begins, and begins again after it was won. */
  seedMinor: bigint;
  /** Part of every stake that goes into the jackpot. */
  contributionPpm: number;
}

/** A jackpot as the winning lines of a draw have shared it. */
export interface SharedJackpot {
  /** Amount that the draw before has left. */
  carriedMinor: bigint;
  /** Stakes of all players in the draw. */
  stakedMinor: bigint;
  /** Winning lines of all players. */
  lines: number;
  /** Amount that was carried, with the part of the stakes. */
  poolMinor: bigint;
  /** Amount for each winning line; 0 without one. */
  eachMinor: bigint;
}

/** The jackpots of a draw by their names. */
export type SharedJackpots = Readonly<Record<string, SharedJackpot>>;

/** Draws at fixed times, without a gap: one is always the current one. */
export interface Calendar<Theme extends EngineTheme = EngineTheme> {
  /** Returns the first draw whose time is after the given one. */
  after(theme: Theme, timeMs: number): DrawTimes;
  /** Returns the draw with a number; undefined for a number that the calendar has not. */
  find(theme: Theme, number: number): DrawTimes | undefined;
  /** Returns the name of a draw, as players know it. */
  nameOf(number: number): string;
  /** Writes the result of a draw for lists of results: numbers separated by spaces, prizes by commas, the highest first. */
  write(outcome: unknown): string;
  /** Returns numbers that draw a result, which is written as by `write`. Undefined for a result that the game cannot draw. */
  numbersFor(theme: Theme, result: string): readonly number[] | undefined;
  /** Returns the proof that a draw counts by another result than its numbers say. */
  proofOf(result: string): Readonly<Record<string, string>>;
}

/** A draw of a calendar. Bets are taken until `closeAtMs`, exclusive. */
export interface DrawTimes {
  /** Its name in digits, ascending with time; also its nonce. */
  number: number;
  /** Time of the draw before. */
  openAtMs: number;
  closeAtMs: number;
  drawAtMs: number;
}

/** Money on a place of a table. */
export interface PlacedBet {
  /** Name of the place, e.g. red. */
  spot: string;
  /** Digits of minor units. */
  amountMinor: string;
}

/** Money of all players on each place of a draw, as digits of minor units: of one currency, play money apart from real money. */
export type Totals = Readonly<Record<string, string>>;

export interface ProofField {
  name: string;
  /** Key of its label in the wording. */
  label: string;
  pattern: string;
}

export interface EnginePage {
  /** Address of the favicon. */
  icon: string;
  /** Escaped markup of the stage before the first round. */
  stage: string;
  /** CSS of the theme, e.g. its colours. */
  style: string;
  /** Escaped label of the button that begins a round. */
  action: string;
}

/** Properties of a catalogue game that determine its theme. */
export interface GameTraits {
  gameCode: string;
  gameClassify: string;
  look: Omit<PosterTheme, 'code' | 'lines' | 'frame' | 'trim'>;
}

/** A theme with its engine. */
export interface Skin {
  engine: Engine;
  theme: EngineTheme;
}
