import type { Arrival, Moment, MoveFault } from '../../core/Engine.ts';
import { chooseBotMove } from './chooseBotMove.ts';
import { dealHoldem, type Holdem, type HoldemMove, leastHoldemMove, moveHoldem, payHoldem } from './holdem.ts';
import { entryFault, type Guest, type Room } from './room.ts';
import { timeOut, TURN_MS } from './turnClock.ts';

/** Time from the second player's arrival to the deal, of a hand's result, and that a bot seems to think. */
const DEAL_MS = 3000;
const RESULT_MS = 5000;
const BOT_MS = 1100;
/** Time after which a player who sits out leaves the table, so that the stack goes back. */
const OUT_MS = 5 * 60_000;
/** A trial table has as many players, with bots. */
const TRIAL_SEATS = 4;
const BOT_ANTES = 100n;
/** Hands of a sitting that its player can verify. */
const HANDS_KEPT = 12;

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
  /** The last hands that were dealt to the player. */
  hands: readonly PlayedHand[];
}

export interface PlayedHand {
  eventId: string;
  /** Place of the player in the order of the deal, and the number of players. */
  index: number;
  players: number;
}

export type WrittenMove = { kind: 'fold' | 'check' | 'call' } | { kind: 'raise'; toMinor: string };

/** A hand as it is stored: with its numbers, its moves give its cards and its betting. */
export interface Dealt {
  eventId: string;
  /** The seats that were dealt to, in order. */
  places: readonly number[];
  /** Who sat there. */
  ids: readonly string[];
  /** Index of the button in `places`. */
  button: number;
  stacks: readonly string[];
  moves: readonly WrittenMove[];
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

export interface HoldemRoom {
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
  hand: Dealt | null;
  gone: readonly Gone[];
}

export function openRoom(
  key: string,
  level: number,
  { anteMinor, minEntryMinor, maxEntryMinor, rakePpm, seats }: Room,
  isTrial: boolean,
): HoldemRoom {
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
export const eventsOf = ({ key, count, hand }: HoldemRoom) => [...(hand ? [hand.eventId] : []), `${key}-${count + 1}`];

/** Gives a player a seat, or says why it is not allowed. */
export function sit(room: HoldemRoom, { roundId, playerId, marks, stackMinor }: Arrival, nowMs: number): HoldemRoom | MoveFault {
  const guests = room.seats.filter((sitter) => sitter !== null);
  const terms = { seats: room.seats.length, minEntryMinor: BigInt(room.minEntryMinor), maxEntryMinor: BigInt(room.maxEntryMinor) };
  const guest = { playerId, marks, isBot: false };
  const rule = entryFault(terms, guests, { guest, entryMinor: stackMinor, isTrial: room.isTrial });
  if (rule) return { field: rule.startsWith('entry') ? 'stakeMinor' : 'room', rule };
  const sitter = { ...sitterOf(roundId, stackMinor), ...guest };
  return planDeal({ ...room, seats: room.seats.with(room.seats.indexOf(null), sitter) }, nowMs);
}

/** Makes a player's move: in the hand, to leave the table, or to play again after sitting out. */
export function act(room: HoldemRoom, id: string, move: RoomMove, moment: Moment): HoldemRoom | MoveFault {
  const place = room.seats.findIndex((sitter) => sitter?.id === id);
  const sitter = room.seats[place];
  if (!sitter) return { field: 'room', rule: 'notSeated' };
  if (move.kind === 'leave') return planDeal(takeAway(change(room, place, { isLeaving: true })), moment.nowMs);
  if (move.kind === 'return') return planDeal(change(room, place, { outSinceMs: null, timeouts: 0 }), moment.nowMs);
  if (!('hand' in move) || move.hand !== room.hand?.eventId) return { field: 'act.hand', rule: 'otherHand' };
  const made = moveAt(room, place, readWritten(move), moment);
  return 'rule' in made ? made : change(made, place, { timeouts: 0, outSinceMs: null });
}

/** What a player sends; a move in the hand names it, so that a late one is never made in the next. */
export type RoomMove = { kind: 'leave' | 'return' } | (WrittenMove & { hand: string });

/** Returns when the room changes by itself; undefined while it waits for players. */
export function dueMs({ hand, dealAtMs, seats }: HoldemRoom): number | undefined {
  if (hand?.paid) return hand.paid.atMs + RESULT_MS;
  if (hand) return seats[hand.turn ?? -1]?.isBot ? hand.turnAtMs + BOT_MS : turnEndMs(hand);
  const outs = seats.flatMap((sitter) => (sitter?.outSinceMs == null ? [] : [sitter.outSinceMs + OUT_MS]));
  const times = dealAtMs === null ? outs : [dealAtMs, ...outs];
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Does what is due: a bot's move, a time-out, the next deal. `chance`, from 0 to 1, decides for bots. */
export function pass(room: HoldemRoom, moment: Moment, chance: number): HoldemRoom {
  const { nowMs } = moment;
  const { hand } = room;
  if (hand && !hand.paid) {
    const place = hand.turn ?? -1;
    const sitter = room.seats[place];
    if (!sitter) throw new Error(`Nobody has the turn of ${hand.eventId}.`);
    const game = replay(hand, room, moment);
    if (sitter.isBot) return forced(moveAt(room, place, chooseBotMove(game, chance), moment));
    const { presence, consequence } = timeOut({ timeouts: sitter.timeouts });
    const move: HoldemMove = consequence === 'leastMove' ? leastHoldemMove(game) : { kind: 'fold' };
    return change(forced(moveAt(room, place, move, moment)), place, {
      timeouts: presence.timeouts,
      ...(consequence === 'sitOut' && { outSinceMs: nowMs }),
    });
  }
  const clear = hand ? { ...room, hand: null } : room;
  const left = planDeal(takeAway(withoutIdle(clear, nowMs)), nowMs);
  if (left.dealAtMs === null || (!hand && left.dealAtMs > nowMs)) return left;
  return deal(left, moment);
}

/** Gives the player whose turn it is the whole time again: after a stop of the studio. */
export function resume(room: HoldemRoom, nowMs: number): HoldemRoom {
  return room.hand && !room.hand.paid ? { ...room, hand: { ...room.hand, turnAtMs: nowMs } } : room;
}

export const turnEndMs = ({ turnAtMs }: Dealt) => turnAtMs + TURN_MS;

/** Computes a hand from its numbers and moves. */
export function replay({ eventId, stacks, button, moves }: Dealt, { anteMinor }: Pick<HoldemRoom, 'anteMinor'>, moment: Moment): Holdem {
  const numbers = moment.numbersOf(eventId);
  if (!numbers) throw new Error(`The hand ${eventId} has no numbers.`);
  const start = dealHoldem(stacks.map(BigInt), button, BigInt(anteMinor), numbers);
  return moves.reduce((game, move) => {
    const result = moveHoldem(game, game.turn ?? -1, readWritten(move));
    if (!result.ok) throw new Error(`A stored move of ${eventId} is not allowed: ${result.code}.`);
    return result.hand;
  }, start);
}

function deal(room: HoldemRoom, moment: Moment): HoldemRoom {
  const places = room.seats.flatMap((sitter, place) => (sitter && canPlay(sitter) ? [place] : []));
  const button = places.findIndex((place) => place > room.button);
  const index = Math.max(button, 0);
  const eventId = `${room.key}-${room.count + 1}`;
  const hand: Dealt = {
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
  return withHand(dealt, hand, replay(hand, room, moment), moment.nowMs);
}

/** Makes the move of a seat. */
function moveAt(room: HoldemRoom, place: number, move: HoldemMove, moment: Moment): HoldemRoom | MoveFault {
  const { hand } = room;
  if (!hand || hand.paid) return { field: 'act.hand', rule: 'over' };
  if (hand.turn !== place) return { field: 'act.hand', rule: 'notYourTurn' };
  const result = moveHoldem(replay(hand, room, moment), hand.places.indexOf(place), move);
  if (!result.ok) return { field: move.kind === 'raise' ? 'act.toMinor' : 'act.kind', rule: result.code };
  return withHand(room, { ...hand, moves: [...hand.moves, written(move)] }, result.hand, moment.nowMs);
}

/** Stores a hand and whose turn it is; pays it when it is over. */
function withHand(room: HoldemRoom, hand: Dealt, game: Holdem, nowMs: number): HoldemRoom {
  if (game.turn !== undefined) return { ...room, hand: { ...hand, turn: hand.places[game.turn] ?? null, turnAtMs: nowMs } };
  const payouts = payHoldem(game, room.rakePpm);
  const seats = room.seats.map((sitter, place) => {
    const index = hand.places.indexOf(place);
    const [seat, payout] = [game.seats[index], payouts[index]];
    if (!sitter || !seat || !payout) return sitter;
    return {
      ...sitter,
      stackMinor: String(seat.stackMinor + payout.creditMinor),
      rakeMinor: String(BigInt(sitter.rakeMinor) + payout.rakeMinor),
    };
  });
  const credits = payouts.map(({ creditMinor }) => String(creditMinor));
  return { ...room, seats, hand: { ...hand, turn: null, paid: { credits, atMs: nowMs } } };
}

/** Takes away who leaves, and who has nothing left, unless the hand still needs them. With no player there, the bots go. */
function takeAway(room: HoldemRoom): HoldemRoom {
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
function planDeal(room: HoldemRoom, nowMs: number): HoldemRoom {
  const full = room.isTrial && room.seats.some((sitter) => sitter && !sitter.isBot) ? withBots(room) : room;
  const able = full.seats.filter((sitter) => sitter && canPlay(sitter));
  const isOn = able.length >= 2 && able.some((sitter) => sitter && !sitter.isBot);
  return { ...full, dealAtMs: isOn && !full.hand ? (full.dealAtMs ?? nowMs + DEAL_MS) : null };
}

function withBots(room: HoldemRoom): HoldemRoom {
  const stackMinor = BigInt(room.anteMinor) * BOT_ANTES;
  let seats = room.seats;
  while (seats.filter(Boolean).length < Math.min(TRIAL_SEATS, seats.length)) {
    const place = seats.indexOf(null);
    seats = seats.with(place, sitterOf(`bot-${place}`, stackMinor));
  }
  return { ...room, seats };
}

function withoutIdle(room: HoldemRoom, nowMs: number): HoldemRoom {
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
    hands: [],
  };
}

const goneOf = ({ id, stackMinor, rakeMinor, hands }: Sitter): Gone => ({ id, stackMinor, rakeMinor, hands });

function change(room: HoldemRoom, place: number, changed: Partial<Sitter>): HoldemRoom {
  const sitter = room.seats[place];
  return sitter ? { ...room, seats: room.seats.with(place, { ...sitter, ...changed }) } : room;
}

function forced(result: HoldemRoom | MoveFault): HoldemRoom {
  if ('rule' in result) throw new Error(`A move of the table is not allowed: ${result.rule}.`);
  return result;
}

const written = (move: HoldemMove): WrittenMove => (move.kind === 'raise' ? { kind: 'raise', toMinor: String(move.toMinor) } : move);
const readWritten = (move: WrittenMove): HoldemMove =>
  move.kind === 'raise' ? { kind: 'raise', toMinor: BigInt(move.toMinor) } : { kind: move.kind };
