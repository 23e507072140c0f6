import { randomInt } from 'node:crypto';
import { seedHash } from '@site/rules/fairStream';
import type { PlayerMarks } from '@site/api/vendor';
import type { EngineMove, Moment, MoveFault, RoomRules, Skin } from '../Engine.ts';
import type { EventSeeds } from '../events/EventSeeds.ts';
import type { Session } from '../play/Sessions.ts';
import type { Round, RoundStore } from '../rounds/RoundStore.ts';
import type { SeenRoom } from '../play/wire.ts';
import { isDemoPlayer } from '../wallet/DemoWallet.ts';
import type { RoomStore } from './RoomStore.ts';

const TICK_MS = 250;
/** Upper bound of the changes of one table at a time. */
const CHANGES_MAX = 500;
const CHANCES = 1_000_000;
/** Time without a watch after which a connection is lost: a page asks again at once. */
const GAP_MS = 4000;

interface RoomsOptions {
  store: RoomStore;
  rounds: RoundStore;
  eventSeeds: EventSeeds;
  findSkin: (gameCode: string) => Skin | undefined;
  marksOf: (player: Pick<Session, 'playerId' | 'gameCode'>) => PlayerMarks | null;
  /** Pays the stacks of sittings that have ended. */
  settle: () => Promise<void>;
  now: () => number;
  onError: (error: unknown) => void;
}

/** The watches of a player at a table, by the sitting. */
interface Contact {
  room: LiveRoom;
  open: number;
  /** End of the last one. */
  endedAtMs: number;
}

interface LiveRoom {
  key: string;
  gameCode: string;
  currency: string;
  isTrial: boolean;
  rules: RoomRules;
  state: unknown;
  /** Rises with every change. */
  version: number;
  watchers: Set<() => void>;
  /** The change that runs; the next one waits for it. */
  work: Promise<unknown>;
}

/**
 * Keeps the tables at which players meet: gives seats to sittings whose stake is debited, makes moves, and lets time pass. Each change is
 * stored before anybody sees it, so that a stopped studio takes up every hand where it was.
 */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #live = new Map<string, LiveRoom>();
  readonly #contacts = new Map<string, Contact>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;
  #ticking: Promise<unknown> = Promise.resolve();

  constructor(options: RoomsOptions) {
    this.#options = options;
    for (const { key, gameCode, currency, isTrial } of options.store.keys()) {
      const room = this.#open(gameCode, key, currency, isTrial);
      if (room) room.state = room.rules.resume(room.state, options.now());
    }
    this.#timer = setInterval(() => {
      if (!this.#isClosed) this.#ticking = this.#ticking.then(() => this.tick()).catch(options.onError);
    }, TICK_MS);
  }

  /** Resolves when no change is being made any more. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosed = true;
    for (const { watchers } of this.#live.values()) for (const wake of watchers) wake();
    await Promise.allSettled([...this.#live.values()].map(({ work }) => work));
    await this.#ticking;
  }

  /** Returns the lines of a game's tables. */
  list({ playerId, gameCode, currency }: Pick<Session, 'playerId' | 'gameCode' | 'currency'>): unknown[] {
    const skin = this.#options.findSkin(gameCode);
    const isTrial = isDemoPlayer(playerId);
    const keys = skin?.engine.room?.list(skin.theme, currency, isTrial) ?? [];
    return keys.flatMap((key) => {
      const room = this.#open(gameCode, key, currency, isTrial);
      return room && skin ? [room.rules.summary(skin.theme, room.state, currency)] : [];
    });
  }

  /** Returns the table of the player's sitting, or undefined. */
  async seen(session: Session): Promise<SeenRoom | undefined> {
    const round = this.#sitting(session);
    const room = round && this.#roomOf(round);
    if (!room) return undefined;
    // The table may change while its numbers are computed.
    const { rules, state, version } = room;
    const moment = await this.#momentOf(room);
    const next = rules.eventsOf(state).at(-1) ?? '';
    const serverSeedHash = await seedHash(this.#options.eventSeeds.seedOf(next));
    return { version, nowMs: moment.nowMs, roundId: round.id, serverSeedHash, room: rules.view(state, round.id, moment) };
  }

  /**
   * Resolves when the player's table has another version than the given one, or the signal is aborted. A player who has waited, and does not
   * ask again, has lost the connection.
   */
  async changed(session: Session, version: number, signal: AbortSignal): Promise<void> {
    const round = this.#sitting(session);
    const room = round && this.#roomOf(round);
    if (!room || signal.aborted) return;
    const known = this.#contacts.get(round.id);
    if (known) await this.#greet(round.id, known);
    if (room.version !== version) return;
    const contact = known ?? { room, open: 0, endedAtMs: 0 };
    this.#contacts.set(round.id, contact);
    contact.open += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    room.watchers.add(resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    room.watchers.delete(resolve);
    contact.open -= 1;
    contact.endedAtMs = this.#options.now();
  }

  /** Takes it that a player has the connection. */
  async #greet(roundId: string, contact: Contact): Promise<void> {
    contact.endedAtMs = this.#options.now();
    await this.#connect(roundId, contact.room, null);
  }

  /** Marks the players who do not ask any more. */
  async #missLost(): Promise<void> {
    const nowMs = this.#options.now();
    for (const [roundId, { room, open, endedAtMs }] of this.#contacts)
      if (!room.rules.has(room.state, roundId)) this.#contacts.delete(roundId);
      else if (open === 0 && nowMs - endedAtMs >= GAP_MS) await this.#connect(roundId, room, endedAtMs);
  }

  #connect(roundId: string, room: LiveRoom, lostAtMs: number | null): Promise<void> {
    return this.#alone(room, async () => {
      const state = room.rules.connect(room.state, roundId, { lostAtMs, nowMs: this.#options.now() });
      if (state !== room.state) this.#keep(room, state);
    });
  }

  /** Makes what a player at a table asks for. */
  async act(session: Session, input: unknown): Promise<MoveFault | undefined> {
    const round = this.#sitting(session);
    const room = round && this.#roomOf(round);
    if (!room) return { field: 'act', rule: 'notSeated' };
    return this.#alone(room, async () => {
      const result = room.rules.act(room.state, round.id, input, await this.#momentOf(room));
      if ('fault' in result) return result.fault;
      this.#keep(room, result.state);
      return undefined;
    });
  }

  /** Returns why a player cannot sit down now. */
  faultOf(session: Session, { engine, theme }: Skin, move: EngineMove): MoveFault | undefined {
    const isTrial = isDemoPlayer(session.playerId);
    const key = engine.room?.keyOf(theme, move, session.currency, isTrial);
    if (key === undefined) return undefined;
    if (this.#sitting(session)) return { field: 'room', rule: 'alreadySeated' };
    const room = this.#open(session.gameCode, key, session.currency, isTrial);
    const arrival = { roundId: 'new', playerId: session.playerId, marks: session.marks, stackMinor: BigInt(move.stakeMinor) };
    const seated = room?.rules.sit(room.state, arrival, this.#options.now());
    return seated && 'fault' in seated ? seated.fault : undefined;
  }

  /** Gives a sitting its seat, once its stack is debited. Where it may not have one any more, the sitting ends at once. Idempotent. */
  async seat(round: Round): Promise<void> {
    const room = this.#roomOf(round);
    if (!room) return;
    await this.#alone(room, async () => {
      if (room.rules.has(room.state, round.id)) return;
      const { id: roundId, playerId, stakeMinor: stackMinor } = round;
      const arrival = { roundId, playerId, marks: this.#options.marksOf(round), stackMinor };
      const seated = room.rules.sit(room.state, arrival, this.#options.now());
      if ('state' in seated) this.#keep(room, seated.state);
    });
  }

  /** Returns the last move of a sitting; undefined while it goes on. */
  endOf(round: Round): EngineMove | undefined {
    const room = this.#roomOf(round);
    if (!room) return undefined;
    const end = room.rules.ended(room.state).find(({ roundId }) => roundId === round.id)?.move;
    return end ?? (room.rules.has(room.state, round.id) ? undefined : room.rules.unseated(round.stakeMinor));
  }

  /** Lets time pass at every table, and pays sittings that have ended. */
  async tick(): Promise<void> {
    await this.#missLost();
    await Promise.all([...this.#live.values()].map((room) => this.#alone(room, () => this.#pass(room))));
    const hasEnded = [...this.#live.values()].some((room) => room.rules.ended(room.state).length > 0);
    if (!hasEnded) return;
    await this.#options.settle();
    for (const room of this.#live.values()) await this.#alone(room, async () => this.#forget(room));
  }

  async #pass(room: LiveRoom): Promise<void> {
    for (let changes = 0; changes < CHANGES_MAX; changes += 1) {
      const dueMs = room.rules.dueMs(room.state);
      const nowMs = this.#options.now();
      if (dueMs === undefined || dueMs > nowMs) return;
      const moment = await this.#momentOf(room);
      this.#keep(room, room.rules.pass(room.state, { ...moment, nowMs: dueMs }, randomInt(CHANCES) / CHANCES));
    }
  }

  #forget(room: LiveRoom): void {
    const { rounds } = this.#options;
    const over = room.rules.ended(room.state).filter(({ roundId }) => rounds.find(roundId)?.state !== 'playing');
    if (over.length === 0) return;
    this.#keep(
      room,
      over.reduce((state, { roundId }) => room.rules.forget(state, roundId), room.state),
    );
  }

  /** Returns the sitting of a player at a game. */
  #sitting({ playerId, gameCode }: Session): Round | undefined {
    return this.#options.rounds.lateOf(playerId, gameCode, 0).at(0);
  }

  #roomOf({ gameCode, currency, playerId, moves: [move] }: Round): LiveRoom | undefined {
    const skin = this.#options.findSkin(gameCode);
    const isTrial = isDemoPlayer(playerId);
    const key = move && skin?.engine.room?.keyOf(skin.theme, move, currency, isTrial);
    return key === undefined ? undefined : this.#open(gameCode, key, currency, isTrial);
  }

  #open(gameCode: string, key: string, currency: string, isTrial: boolean): LiveRoom | undefined {
    const known = this.#live.get(key);
    const skin = this.#options.findSkin(gameCode);
    const rules = skin?.engine.room;
    if (known || !skin || !rules) return known;
    const state = this.#options.store.find(key) ?? rules.open(skin.theme, key, currency, isTrial);
    const place = { key, gameCode, currency, isTrial };
    const room: LiveRoom = { ...place, rules, state, version: this.#options.now(), watchers: new Set(), work: Promise.resolve() };
    this.#live.set(key, room);
    return room;
  }

  #keep(room: LiveRoom, state: unknown): void {
    this.#options.store.keep(room, state);
    room.state = state;
    room.version += 1;
    for (const wake of room.watchers) wake();
  }

  #momentOf({ rules, state }: LiveRoom): Promise<Moment> {
    return this.#options.eventSeeds.momentOf(rules, rules.eventsOf(state), this.#options.now());
  }

  async #alone<Result>(room: LiveRoom, work: () => Promise<Result>): Promise<Result> {
    const turn = room.work.then(work, work);
    room.work = turn;
    return turn;
  }
}
