import { randomUUID } from 'node:crypto';
import type { PlayerMarks } from '@site/api/vendor';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { streamOfEvent } from '../../core/events/streamOfEvent.ts';
import type { PastRound, RoomState } from '../../core/play/wire.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { seededNumbers } from '../seededNumbers.ts';
import { cardName, shuffle } from './cards.ts';
import { holdemGame, type WrittenHoldemMove } from './holdemGame.ts';
import { act as actAt, dueMs, openTable, pass, replay, type RoomTable, sit as sitAt } from './RoomTable.ts';
import { ladderOf, type Room } from './room.ts';
import type { RoomLine, HoldemView } from './wire.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
const gameCode = playableGames().find(({ engine }) => engine === 'rooms')?.gameCode ?? '';
const BUY_IN = 1000n;

beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1_000_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const sit = (session: string, move: object = {}) =>
  studio.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor: String(BUY_IN), room: 1, ...move } });
const act = (session: string, move: object) => studio.post('/play/act', { session, act: move });
const faultOf = async (session: string, move: object) => (await act(session, move)).body;
const look = async (session: string) => (await studio.post('/play/room', { session, version: 0 })).body as RoomState;
const tableOf = async (session: string) => (await look(session)).seen?.room as HoldemView;

/** Opens the game for a new player on a device and a network of its own. */
const arrive = (marks: Partial<PlayerMarks> = {}) =>
  studio.open(gameCode, { launchToken: `m-${randomUUID()}`, marks: { device: randomUUID(), network: randomUUID(), ...marks } });

/** Seats two players at a money table and lets the hand be dealt. */
async function startHand(): Promise<[string, string]> {
  const [one, other] = [await arrive(), await arrive()];
  expect((await sit(one.session)).status).toBe(200);
  expect((await sit(other.session)).status).toBe(200);
  await studio.pass(3000);
  return [one.session, other.session];
}

/** Plays until the hand is over: each checks, or calls. */
async function callDown(sessions: readonly string[]): Promise<void> {
  for (let moves = 0; moves < 20; moves += 1) {
    const seen = await Promise.all(sessions.map(tableOf));
    const index = seen.findIndex(({ options }) => options);
    const { options, hand } = seen[index] ?? {};
    if (!options) return;
    const answer = await act(sessions[index] ?? '', { kind: options.callMinor === '0' ? 'check' : 'call', hand });
    expect(answer.status).toBe(200);
  }
}

/** Everybody stands up, and is paid. */
async function leaveAll(sessions: readonly string[]): Promise<void> {
  await Promise.all(sessions.map((session) => act(session, { kind: 'leave' })));
  await studio.pass(20_000);
  await studio.pass(20_000);
  await studio.pass(10_000);
}

let seated: string[] = [];
beforeEach(async () => {
  await leaveAll(seated);
  seated = [];
});

it('GAM-16 two players meet, play a hand to the showdown, and leave with what came in less the rake', async () => {
  const before = wallet.balanceMinor();
  seated = await startHand();
  expect(wallet.balanceMinor()).toBe(before - 2n * BUY_IN);
  const [first = ''] = seated;
  // A raise, so that there is something to take a rake of.
  const turn = (await tableOf(first)).options ? first : (seated[1] ?? '');
  const { hand } = await tableOf(turn);
  expect(await act(turn, { kind: 'raise', toMinor: '100', hand })).toMatchObject({ status: 200 });
  await callDown(seated);
  const { board, seats, potMinor } = await tableOf(first);
  expect(board).toHaveLength(5);
  expect(potMinor).toBe('200');
  expect(seats.filter((seat) => seat?.rank)).toHaveLength(2);
  await leaveAll(seated);
  const won = seats.filter((seat) => seat && seat.wonMinor !== '0').length;
  await expect.poll(() => before - wallet.balanceMinor(), { timeout: 10_000 }).toBe(won === 2 ? 0n : 5n);
  const past = (await studio.post('/play/rounds', { session: first })).body as PastRound[];
  expect(past[0]).toMatchObject({ stakeMinor: String(BUY_IN) });
});

/** Returns the cards of the other seats. */
const othersCards = ({ own, seats }: HoldemView) => seats.flatMap((seat, place) => (seat && place !== own ? seat.cards : []));

it('DR-15 nobody gets the cards of another before the showdown, nor those of who folded after it', async () => {
  seated = await startHand();
  const views = await Promise.all(seated.map(tableOf));
  expect(views.map(othersCards)).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(views.map(({ board }) => board)).toEqual([[], []]);
  expect(views.flatMap(({ own, seats }) => seats[own ?? -1]?.cards ?? []).filter((card) => card !== null)).toHaveLength(4);
  const index = views.findIndex(({ options }) => options);
  await act(seated[index] ?? '', { kind: 'fold', hand: views[index]?.hand });
  expect((await Promise.all(seated.map(tableOf))).map(othersCards)).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('DR-16 the seed of a hand is sealed before its deal, and gives its cards', async () => {
  const one = await arrive();
  await sit(one.session);
  const sealed = (await look(one.session)).seen?.serverSeedHash;
  const other = await arrive();
  await sit(other.session);
  seated = [one.session, other.session];
  await studio.pass(3000);
  await callDown(seated);
  const { hand, board, own, seats } = await tableOf(one.session);
  const cards = seats[own ?? -1]?.cards;
  await leaveAll(seated);
  const [past] = (await studio.post('/play/rounds', { session: one.session })).body as PastRound[];
  const place = past?.clientSeed.split('.').indexOf(hand ?? '') ?? -1;
  const serverSeed = past?.serverSeed?.split('.')[place] ?? '';
  expect(await seedHash(serverSeed)).toBe(sealed);
  const dealt = shuffle(await fairFloats(streamOfEvent(hand ?? '', serverSeed), 52)).map((card) => cardName(card).toUpperCase());
  expect(dealt.slice(4, 9)).toEqual(board);
  const index = Number(past?.proof['roomHands']?.split('.')[place]?.[0]);
  expect(dealt.slice(2 * index, 2 * index + 2)).toEqual(cards);
});

it('GAM-08 the tables are listed with their antes, entries and players; a money table waits for a second player', async () => {
  const one = await arrive();
  await sit(one.session, { room: 2, stakeMinor: '3000' });
  seated = [one.session];
  const lines = (await look(one.session)).tables as RoomLine[];
  expect(lines.map(({ anteMinor }) => anteMinor)).toEqual(['10', '100', '500', '2000', '10000']);
  expect(lines[1]).toMatchObject({
    players: 1,
    seats: 6,
    minEntryMinor: '3000',
    maxEntryMinor: '30000',
    rakePpm: 50_000,
    status: 'WAITING',
  });
  await studio.pass(60_000);
  expect(await tableOf(one.session)).toMatchObject({ hand: null, dealAtMs: null, isTrial: false });
  const { body } = await studio.ask('/rooms', { currency: 'USD', gameCode });
  expect(body).toMatchObject({ rooms: lines.map(({ roomId, players, status }) => ({ roomId, gameCode, players, status })) });
  expect(await studio.ask('/rooms', { currency: 'XXX' })).toMatchObject({ status: 200, body: { rooms: [] } });
  expect(await studio.ask('/rooms', {})).toMatchObject({ status: 400, body: { field: 'currency' } });
});

it('GAM-16 in a free trial bots play, named as bots, and go when the player goes', async () => {
  const { session } = await studio.openDemo(gameCode);
  expect((await sit(session)).status).toBe(200);
  await studio.pass(3000);
  const { seats, isTrial } = await tableOf(session);
  expect(isTrial).toBe(true);
  expect(seats.map((seat) => seat?.isBot)).toEqual([false, true, true, true, undefined, undefined]);
  for (let looks = 0; looks < 12; looks += 1) {
    await callDown([session]);
    await studio.pass(6000);
  }
  expect(Number((await tableOf(session)).hand?.split('-').at(-1))).toBeGreaterThan(1);
  await leaveAll([session]);
  expect((await look(session)).seen).toBeNull();
  expect(((await look(session)).tables as RoomLine[])[0]?.players).toBe(0);
});

it('DR-15 a turn that ends by the clock checks or folds', async () => {
  seated = await startHand();
  const { turn } = await tableOf(seated[0] ?? '');
  await studio.pass(14_000);
  expect(await tableOf(seated[0] ?? '')).toMatchObject({ turn });
  await studio.pass(1500);
  const after = await tableOf(seated[0] ?? '');
  expect(after.seats[turn ?? -1]?.hasFolded).toBe(true);
  expect(after.seats.filter((seat) => seat && seat.wonMinor !== '0')).toHaveLength(1);
});

it('DR-15 who loses the connection has 60 s to return, the others see it, and the turn begins anew, once in a hand', async () => {
  seated = await startHand();
  const { turn } = await tableOf(seated[0] ?? '');
  const [actor = '', other = ''] = (await tableOf(seated[0] ?? '')).own === turn ? seated : seated.toReversed();
  /** Watches as the page does, until somebody sits down, and does not ask again. */
  const loseConnection = async () => {
    const { version = 0 } = (await look(actor)).seen ?? {};
    const watch = studio.post('/play/room', { session: actor, version });
    const { session } = await arrive();
    seated.push(session);
    await sit(session);
    expect(((await watch).body as RoomState).seen?.version).toBeGreaterThan(version);
    await studio.pass(5000);
    return (await tableOf(other)).seats[turn ?? -1]?.isLost;
  };
  expect(await loseConnection()).toBe(true);
  await studio.pass(50_000);
  expect(await tableOf(other)).toMatchObject({ turn });

  const back = await tableOf(actor);
  expect(back).toMatchObject({ turn, own: turn });
  expect(back.seats[turn ?? -1]?.isLost).toBe(false);
  await studio.pass(9000);
  expect(await tableOf(other)).toMatchObject({ turn });

  expect(await loseConnection()).toBe(true);
  await studio.pass(2000);
  expect((await tableOf(other)).seats[turn ?? -1]?.hasFolded).toBe(true);
});

it.each([
  ['device', 'sharedDevice'],
  ['network', 'sharedNetwork'],
  ['payee', 'sharedPayee'],
] as const)('DR-15 a second player with the same %s is refused a seat, and pays nothing', async (mark, rule) => {
  const marks = { [mark]: randomUUID() };
  const [one, other, stranger] = [await arrive(marks), await arrive(marks), await arrive()];
  seated = [one.session, stranger.session];
  expect(await sit(one.session)).toMatchObject({ status: 200 });
  const before = wallet.balanceMinor();
  expect(await sit(other.session)).toMatchObject({ status: 400, body: { code: 'badInput', field: 'room', rule } });
  expect(wallet.balanceMinor()).toBe(before);
  expect(await sit(other.session, { room: 2, stakeMinor: '3000' })).toMatchObject({ status: 200 });
  seated.push(other.session);
  expect(await sit(stranger.session)).toMatchObject({ status: 200 });
});

it('DR-15 of two players of one device who sit down at once, one gets the stack back', async () => {
  const marks = { device: randomUUID() };
  const pair = [await arrive(marks), await arrive(marks)];
  seated = pair.map(({ session }) => session);
  const before = wallet.balanceMinor();
  await Promise.all(seated.map((session) => sit(session)));
  await studio.studio.keeper.settleLate();
  expect(wallet.balanceMinor()).toBe(before - BUY_IN);
  const lines = (await look(seated[0] ?? '')).tables as RoomLine[];
  expect(lines[0]?.players).toBe(1);
});

it.each([
  ['too small', { stakeMinor: '299' }, 'stakeMinor', 'entryTooSmall'],
  ['too large', { stakeMinor: '3001' }, 'stakeMinor', 'entryTooLarge'],
  ['for a table that is not there', { room: 6 }, 'room', 'unknownRoom'],
  ['that carries a stack out', { out: { stackMinor: '999', rakeMinor: '0', hands: [] } }, 'move', 'malformed'],
])('GAM-16 an entry %s is refused, and no money moves', async (_what, move, field, rule) => {
  const { session } = await arrive();
  const before = wallet.balanceMinor();
  expect(await sit(session, move)).toMatchObject({ status: 400, body: { code: 'badInput', field, rule } });
  expect(wallet.balanceMinor()).toBe(before);
});

it('GAM-16 moves out of turn, of another hand, or beyond the stack are refused with their field', async () => {
  seated = await startHand();
  const views = await Promise.all(seated.map(tableOf));
  const index = views.findIndex(({ options }) => options);
  const [actor, waiter] = [seated[index] ?? '', seated[1 - index] ?? ''];
  const { hand } = await tableOf(actor);
  expect(await faultOf(waiter, { kind: 'fold', hand })).toMatchObject({ field: 'act.hand', rule: 'notYourTurn' });
  expect(await faultOf(actor, { kind: 'fold', hand: `${hand}0` })).toMatchObject({ field: 'act.hand', rule: 'otherHand' });
  expect(await faultOf(actor, { kind: 'raise', toMinor: '1001', hand })).toMatchObject({ field: 'act.toMinor', rule: 'raiseTooLarge' });
  expect(await faultOf(actor, { kind: 'check', hand })).toMatchObject({ field: 'act.kind', rule: 'cannotCheck' });
  expect(await faultOf(actor, { kind: 'raise', toMinor: '-5', hand })).toMatchObject({ field: 'act.toMinor', rule: 'malformed' });
  expect(await sit(actor)).toMatchObject({ status: 400, body: { field: 'room', rule: 'alreadySeated' } });
  const { session } = await arrive();
  expect(await faultOf(session, { kind: 'fold', hand })).toMatchObject({ rule: 'notSeated' });
  expect(await tableOf(actor)).toMatchObject({ hand, turn: views[index]?.turn });
});

it('GAM-16 a player cannot make the studio’s move that carries a stack out', async () => {
  seated = await startHand();
  const roundId = (await look(seated[0] ?? '')).seen?.roundId;
  const move = { stakeMinor: '0', out: { stackMinor: '99999', rakeMinor: '0', hands: [] } };
  expect(await studio.post('/play/move', { session: seated[0], roundId, index: 1, move })).toMatchObject({ status: 400 });
});

it('GAM-16 a hand goes on where it was after the studio was started again', async () => {
  const sessions = await startHand();
  const before = await Promise.all(sessions.map(tableOf));
  const { dataDir } = studio;
  await studio.close();
  studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  const after = await Promise.all(sessions.map(tableOf));
  for (const [index, view] of after.entries()) {
    const { turnEndMs: _, ...rest } = view;
    expect(before[index]).toMatchObject(rest);
  }
  await callDown(sessions);
  expect((await tableOf(sessions[0] ?? '')).board).toHaveLength(5);
  seated = sessions;
});

/** Seats a player with the largest stack. */
function seatAt(room: RoomTable<WrittenHoldemMove>, id: string): RoomTable<WrittenHoldemMove> {
  const made = sitAt(room, { roundId: id, playerId: id, marks: { device: id, network: id }, stackMinor: 3_000_000n }, 0);
  if ('rule' in made) throw new Error(made.rule);
  return made;
}

it('GAM-16 over a hundred hands the seats hold what came in less the rake', () => {
  const next = seededNumbers(7);
  const numbers = new Map<string, number[]>();
  const numbersOf = (id: string) => {
    const known = numbers.get(id) ?? Array.from({ length: 52 }, next);
    numbers.set(id, known);
    return known;
  };
  let room: RoomTable<WrittenHoldemMove> = openTable('table', 1, ladderOf('holdem', 'USD')[4] as Room, false);
  for (const id of ['a', 'b', 'c']) room = seatAt(room, id);
  let nowMs = 0;
  for (let changes = 0; changes < 5000 && room.seats.filter(Boolean).length > 1; changes += 1) {
    const moment = { nowMs, numbersOf, rulingOf: () => undefined };
    const sitter = room.seats[room.hand?.turn ?? -1];
    if (sitter && room.hand) {
      const move = holdemGame.botMove(replay(holdemGame, room.hand, { room, moment }), next());
      const made = actAt(holdemGame, room, { id: sitter.id, move: { hand: room.hand.eventId, made: move }, moment });
      if ('rule' in made) throw new Error(made.rule);
      room = made;
    } else {
      nowMs = dueMs(room) ?? nowMs;
      room = pass(holdemGame, room, { moment: { nowMs, numbersOf, rulingOf: () => undefined }, chance: next() });
    }
    if (room.hand?.paid === null) continue;
    const held = [...room.seats, ...room.gone].map((one) => BigInt(one?.stackMinor ?? 0) + BigInt(one?.rakeMinor ?? 0));
    expect(held.reduce((sum, one) => sum + one, 0n)).toBe(9_000_000n);
  }
  expect(room.count).toBeGreaterThan(100);
});
