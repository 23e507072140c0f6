import type { Arrival, Moment, MoveFault } from '../../core/Engine.ts';
import { entryFault, type Guest, type Room } from './room.ts';
import { consequenceOf, turnEndMs } from './turnClock.ts';

/** Time from the second player's arrival to the deal, of a hand's result, and that a bot seems to think. */
const DEAL_MS = 3000;
const RESULT_MS = 5000;
const BOT_MS = 1100;
/** Time after which a player who sits out leaves the table, so that the stack goes back. */
const OUT_MS = 5 * 60_000;
/** A trial table has as many players, with bots, but keeps a seat for another player where it has more than two. */
const TRIAL_SEATS = 4;
const BOT_ANTES = 100n;
/** Hands of a sitting that its player can verify. */
const HANDS_KEPT = 12;

/** A game of cards, as pure functions. Its moves are JSON, as they are stored. */
export interface TableGame<Game, Move> {
  deal(stacks: readonly bigint[], terms: { button: number; anteMinor: bigint; numbers: readonly number[] }): Game;
  /** Returns the player to act, in the order of the deal; undefined once the hand is over. */
  turnOf(game: Game): number | undefined;
  move(game: Game, index: number, move: Move): Game | MoveFault;
  /** Returns what each player holds after a hand that is over. */
  pay(game: Game, stacks: readonly bigint[], terms: { anteMinor: bigint; rakePpm: number }): HandPayout[];
  /** Returns the move that loses least, for a turn that ran out. */
  leastMove(game: Game): Move;
  /** Returns the move of a player whose turn ran out twice in a row. */
  absentMove(game: Game): Move;
  /** Returns the move of a bot. `chance` is a number from 0 to 1. */
  botMove(game: Game, chance: number): Move;
}

export interface HandPayout {
  stackMinor: bigint;
  /** Paid for the hand; 0 to who won nothing. */
  creditMinor: bigint;
  rakeMinor: bigint;
}

/** A player at a table. Amounts are digits of minor units, because a room is stored as JSON. */
export interface Sitter extends Guest {
  /** Id of the round that bought the stack in, or the name of a bot. */
  id: string;
  stackMinor: string;
  rakeMinor: string;
  timeouts: number;
  isLeaving: boolean;
  /** Time since which the player sits out; null for one who plays. */
  outSinceMs: number | null;
  /** Time at which the connection was lost; null while there is one. */
  lostAtMs: number | null;
  /** Hand in which the player came back, where a second loss gets no time; null without one. */
  backInHand: string | null;
  /** The last hands that were dealt to the player. */
  hands: readonly PlayedHand[];
}

export interface PlayedHand {
  eventId: string;
  /** Place of the player in the order of the deal, and the number of players. */
  index: number;
  players: number;
}

/** A hand as it is stored: with its numbers, its moves give the whole of it. */
export interface Dealt<Move> {
  eventId: string;
  /** The seats that were dealt to, in order. */
  places: readonly number[];
  /** Who sat there. */
  ids: readonly string[];
  /** Index of the button in `places`. */
  button: number;
  stacks: readonly string[];
  moves: readonly Move[];
  /** Seat that has the turn, since `turnAtMs`; null once the hand is over. */
  turn: number | null;
  turnAtMs: number;
  /** Set once the hand is over. */
  paid: { credits: readonly string[]; atMs: number } | null;
}

/** A sitting that has ended, until its stack is paid out. */
export interface Gone {
  id: string;
  stackMinor: string;
  rakeMinor: string;
  hands: readonly PlayedHand[];
}

export interface RoomTable<Move> {
  /** Name of the table: game, level, currency, and whether it is for play money. */
  key: string;
  level: number;
  anteMinor: string;
  minEntryMinor: string;
  maxEntryMinor: string;
  rakePpm: number;
  isTrial: boolean;
  seats: readonly (Sitter | null)[];
  /** Seat of the button. */
  button: number;
  /** Number of hands dealt so far. */
  count: number;
  /** Time of the next deal; null while it waits for players. */
  dealAtMs: number | null;
  hand: Dealt<Move> | null;
  gone: readonly Gone[];
}

export function openTable<Move>(
  key: string,
  level: number,
  { anteMinor, minEntryMinor, maxEntryMinor, rakePpm, seats }: Room,
  isTrial: boolean,
): RoomTable<Move> {
  return {
    key,
    level,
    anteMinor: String(anteMinor),
    minEntryMinor: String(minEntryMinor),
    maxEntryMinor: String(maxEntryMinor),
    rakePpm,
    isTrial,
    seats: Array.from({ length: seats }, () => null),
    button: 0,
    count: 0,
    dealAtMs: null,
    hand: null,
    gone: [],
  };
}

/** Returns the events whose numbers a room needs now: its hand, and the next one, whose seed is sealed before its deal. */
export const eventsOf = ({ key, count, hand }: RoomTable<unknown>) => [...(hand ? [hand.eventId] : []), `${key}-${count + 1}`];

/** Gives a player a seat, or says why it is not allowed. */
export function sit<Move>(
  room: RoomTable<Move>,
  { roundId, playerId, marks, stackMinor }: Arrival,
  nowMs: number,
): RoomTable<Move> | MoveFault {
  const guests = room.seats.filter((sitter) => sitter !== null);
  const terms = { seats: room.seats.length, minEntryMinor: BigInt(room.minEntryMinor), maxEntryMinor: BigInt(room.maxEntryMinor) };
  const guest = { playerId, marks, isBot: false };
  const rule = entryFault(terms, guests, { guest, entryMinor: stackMinor, isTrial: room.isTrial });
  if (rule) return { field: rule.startsWith('entry') ? 'stakeMinor' : 'room', rule };
  const sitter = { ...sitterOf(roundId, stackMinor), ...guest };
  return planDeal({ ...room, seats: room.seats.with(room.seats.indexOf(null), sitter) }, nowMs);
}

/** Makes a player's move: in the hand, to leave the table, or to play again after sitting out. */
export function act<Game, Move>(
  game: TableGame<Game, Move>,
  room: RoomTable<Move>,
  { id, move, moment }: { id: string; move: RoomMove<Move>; moment: Moment },
): RoomTable<Move> | MoveFault {
  const place = room.seats.findIndex((sitter) => sitter?.id === id);
  if (!room.seats[place]) return { field: 'room', rule: 'notSeated' };
  if (move === 'leave') return planDeal(takeAway(change(room, place, { isLeaving: true })), moment.nowMs);
  if (move === 'return') return planDeal(change(room, place, { outSinceMs: null, timeouts: 0 }), moment.nowMs);
  if (move.hand !== room.hand?.eventId) return { field: 'act.hand', rule: 'otherHand' };
  const made = moveAt(game, room, { place, move: move.made, moment });
  return 'rule' in made ? made : change(made, place, { timeouts: 0, outSinceMs: null });
}

/** Action of a player. A move names its hand, so that a late one is never made in the next. */
export type RoomMove<Move> = 'leave' | 'return' | { hand: string; made: Move };

/** Returns when the room changes by itself; undefined while it waits for players. */
export function dueMs({ hand, dealAtMs, seats }: RoomTable<unknown>): number | undefined {
  if (hand?.paid) return hand.paid.atMs + RESULT_MS;
  if (hand) return seats[hand.turn ?? -1]?.isBot ? hand.turnAtMs + BOT_MS : endOfTurnMs(hand, seats);
  const outs = seats.flatMap((sitter) => (sitter?.outSinceMs == null ? [] : [sitter.outSinceMs + OUT_MS]));
  const times = dealAtMs === null ? outs : [dealAtMs, ...outs];
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Does what is due: a bot's move, a time-out, the next deal. `chance`, from 0 to 1, decides for bots. */
export function pass<Game, Move>(
  game: TableGame<Game, Move>,
  room: RoomTable<Move>,
  { moment, chance }: { moment: Moment; chance: number },
): RoomTable<Move> {
  const { nowMs } = moment;
  const { hand } = room;
  if (hand && !hand.paid) {
    const place = hand.turn ?? -1;
    const sitter = room.seats[place];
    if (!sitter) throw new Error(`Nobody has the turn of ${hand.eventId}.`);
    const played = replay(game, hand, { room, moment });
    if (sitter.isBot) return forced(moveAt(game, room, { place, move: game.botMove(played, chance), moment }));
    const timeouts = sitter.timeouts + 1;
    const consequence = consequenceOf(timeouts);
    const move = consequence === 'leastMove' ? game.leastMove(played) : game.absentMove(played);
    return change(forced(moveAt(game, room, { place, move, moment })), place, {
      timeouts,
      ...(consequence === 'sitOut' && { outSinceMs: nowMs }),
    });
  }
  const clear = hand ? { ...room, hand: null } : room;
  const left = planDeal(takeAway(withoutIdle(clear, nowMs)), nowMs);
  if (left.dealAtMs === null || (!hand && left.dealAtMs > nowMs)) return left;
  return deal(game, left, moment);
}

/** Gives the player whose turn it is the whole time again, after a stop of the studio. Nobody has lost the connection to it yet. */
export function resume<Move>(room: RoomTable<Move>, nowMs: number): RoomTable<Move> {
  const seats = room.seats.map((sitter) => sitter && { ...sitter, lostAtMs: null, backInHand: null });
  return { ...room, seats, hand: room.hand && !room.hand.paid ? { ...room.hand, turnAtMs: nowMs } : room.hand };
}

/**
 * Marks that a player lost the connection, or has it again. Who comes back in the own turn gets the whole time for it: once in a hand, so that
 * nobody can hold up a table.
 */
export function connect<Move>(
  room: RoomTable<Move>,
  id: string,
  { lostAtMs, nowMs }: { lostAtMs: number | null; nowMs: number },
): RoomTable<Move> {
  const place = room.seats.findIndex((sitter) => sitter?.id === id);
  const sitter = room.seats[place];
  if (!sitter || sitter.lostAtMs === lostAtMs) return room;
  if (lostAtMs !== null) return change(room, place, { lostAtMs });
  const { hand } = room;
  const back = change(room, place, { lostAtMs, backInHand: hand?.eventId ?? null });
  const isOwnTurn = hand?.turn === place && sitter.backInHand !== hand.eventId;
  return isOwnTurn ? { ...back, hand: { ...hand, turnAtMs: nowMs } } : back;
}

/** Returns when the turn of a hand ends by itself. */
export function endOfTurnMs({ eventId, turn, turnAtMs }: Dealt<unknown>, seats: RoomTable<unknown>['seats']): number {
  const sitter = seats[turn ?? -1];
  return turnEndMs(turnAtMs, sitter && sitter.backInHand !== eventId ? sitter.lostAtMs : null);
}

/** Computes a hand from its numbers and moves. */
export function replay<Game, Move>(
  game: TableGame<Game, Move>,
  { eventId, stacks, button, moves }: Dealt<Move>,
  { room, moment }: { room: Pick<RoomTable<Move>, 'anteMinor'>; moment: Moment },
): Game {
  const numbers = moment.numbersOf(eventId);
  if (!numbers) throw new Error(`The hand ${eventId} has no numbers.`);
  const start = game.deal(stacks.map(BigInt), { button, anteMinor: BigInt(room.anteMinor), numbers });
  return moves.reduce((played, move) => forced(game.move(played, game.turnOf(played) ?? -1, move)), start);
}

function deal<Game, Move>(game: TableGame<Game, Move>, room: RoomTable<Move>, moment: Moment): RoomTable<Move> {
  const places = room.seats.flatMap((sitter, place) => (sitter && canPlay(sitter) ? [place] : []));
  const button = places.findIndex((place) => place > room.button);
  const index = Math.max(button, 0);
  const eventId = `${room.key}-${room.count + 1}`;
  const hand: Dealt<Move> = {
    eventId,
    places,
    ids: places.map((place) => room.seats[place]?.id ?? ''),
    button: index,
    stacks: places.map((place) => room.seats[place]?.stackMinor ?? '0'),
    moves: [],
    turn: null,
    turnAtMs: moment.nowMs,
    paid: null,
  };
  const seats = room.seats.map((sitter, place) => {
    const own = places.indexOf(place);
    if (!sitter || own < 0) return sitter;
    const played: PlayedHand = { eventId, index: own, players: places.length };
    return { ...sitter, hands: [...sitter.hands, played].slice(-HANDS_KEPT) };
  });
  const dealt = { ...room, seats, count: room.count + 1, button: places[index] ?? 0, dealAtMs: null };
  return withHand(game, dealt, { hand, played: replay(game, hand, { room, moment }), nowMs: moment.nowMs });
}

/** Makes the move of a seat. */
function moveAt<Game, Move>(
  game: TableGame<Game, Move>,
  room: RoomTable<Move>,
  { place, move, moment }: { place: number; move: Move; moment: Moment },
): RoomTable<Move> | MoveFault {
  const { hand } = room;
  if (!hand || hand.paid) return { field: 'act.hand', rule: 'over' };
  if (hand.turn !== place) return { field: 'act.hand', rule: 'notYourTurn' };
  const played = game.move(replay(game, hand, { room, moment }), hand.places.indexOf(place), move);
  if (isFault(played)) return played;
  return withHand(game, room, { hand: { ...hand, moves: [...hand.moves, move] }, played, nowMs: moment.nowMs });
}

/** Stores a hand and whose turn it is; pays it when it is over. */
function withHand<Game, Move>(
  game: TableGame<Game, Move>,
  room: RoomTable<Move>,
  { hand, played, nowMs }: { hand: Dealt<Move>; played: Game; nowMs: number },
): RoomTable<Move> {
  const turn = game.turnOf(played);
  if (turn !== undefined) return { ...room, hand: { ...hand, turn: hand.places[turn] ?? null, turnAtMs: nowMs } };
  const terms = { anteMinor: BigInt(room.anteMinor), rakePpm: room.rakePpm };
  const payouts = game.pay(played, hand.stacks.map(BigInt), terms);
  const seats = room.seats.map((sitter, place) => {
    const payout = payouts[hand.places.indexOf(place)];
    if (!sitter || !payout) return sitter;
    return { ...sitter, stackMinor: String(payout.stackMinor), rakeMinor: String(BigInt(sitter.rakeMinor) + payout.rakeMinor) };
  });
  const credits = payouts.map(({ creditMinor }) => String(creditMinor));
  return { ...room, seats, hand: { ...hand, turn: null, paid: { credits, atMs: nowMs } } };
}

/** Takes away who leaves, and who has nothing left, unless the hand still needs them. With no player there, the bots go. */
function takeAway<Move>(room: RoomTable<Move>): RoomTable<Move> {
  const isHeld = (place: number) => room.hand?.places.includes(place) === true && room.hand.paid === null;
  const goes = (sitter: Sitter | null, place: number) =>
    sitter !== null && (sitter.isLeaving || BigInt(sitter.stackMinor) === 0n) && !isHeld(place);
  const gone = room.seats
    .filter((sitter, place) => goes(sitter, place))
    .flatMap((sitter) => (sitter && !sitter.isBot ? [goneOf(sitter)] : []));
  const seats = room.seats.map((sitter, place) => (goes(sitter, place) ? null : sitter));
  const isEmpty = seats.every((sitter) => !sitter || sitter.isBot);
  if (isEmpty && !seats.some((_, place) => isHeld(place)))
    return { ...room, seats: seats.map(() => null), hand: null, gone: [...room.gone, ...gone] };
  return { ...room, seats, gone: [...room.gone, ...gone] };
}

/** Decides whether there is a next hand, and when. Bots come to a trial table that has too few players. */
function planDeal<Move>(room: RoomTable<Move>, nowMs: number): RoomTable<Move> {
  const full = room.isTrial && room.seats.some((sitter) => sitter && !sitter.isBot) ? withBots(room) : room;
  const able = full.seats.filter((sitter) => sitter && canPlay(sitter));
  const isOn = able.length >= 2 && able.some((sitter) => sitter && !sitter.isBot);
  return { ...full, dealAtMs: isOn && !full.hand ? (full.dealAtMs ?? nowMs + DEAL_MS) : null };
}

function withBots<Move>(room: RoomTable<Move>): RoomTable<Move> {
  const stackMinor = BigInt(room.anteMinor) * BOT_ANTES;
  let seats = room.seats;
  while (seats.filter(Boolean).length < Math.min(TRIAL_SEATS, Math.max(2, seats.length - 1))) {
    const place = seats.indexOf(null);
    seats = seats.with(place, sitterOf(`bot-${place}`, stackMinor));
  }
  return { ...room, seats };
}

function withoutIdle<Move>(room: RoomTable<Move>, nowMs: number): RoomTable<Move> {
  const isIdle = (sitter: Sitter) => sitter.outSinceMs !== null && sitter.outSinceMs + OUT_MS <= nowMs;
  return { ...room, seats: room.seats.map((sitter) => (sitter && isIdle(sitter) ? { ...sitter, isLeaving: true } : sitter)) };
}

const canPlay = ({ stackMinor, outSinceMs, isLeaving }: Sitter) => BigInt(stackMinor) > 0n && outSinceMs === null && !isLeaving;

function sitterOf(id: string, stackMinor: bigint): Sitter {
  return {
    id,
    playerId: id,
    isBot: true,
    marks: null,
    stackMinor: String(stackMinor),
    rakeMinor: '0',
    timeouts: 0,
    isLeaving: false,
    outSinceMs: null,
    lostAtMs: null,
    backInHand: null,
    hands: [],
  };
}

const goneOf = ({ id, stackMinor, rakeMinor, hands }: Sitter): Gone => ({ id, stackMinor, rakeMinor, hands });

function change<Move>(room: RoomTable<Move>, place: number, changed: Partial<Sitter>): RoomTable<Move> {
  const sitter = room.seats[place];
  return sitter ? { ...room, seats: room.seats.with(place, { ...sitter, ...changed }) } : room;
}

const isFault = (made: unknown): made is MoveFault => typeof made === 'object' && made !== null && 'rule' in made;

function forced<Made>(made: Made | MoveFault): Made {
  if (isFault(made)) throw new Error(`A move of the table is not allowed: ${made.rule}.`);
  return made;
}
