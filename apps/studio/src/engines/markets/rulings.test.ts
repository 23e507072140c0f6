import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BoardState, PastRound, Played } from '../../core/play/wire.ts';
import { playableGames } from '../../catalogue/findGame.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { findFixture } from './fixtures.ts';
import { type MatchRuling, readRulingLine, rulingLine } from './ruling.ts';
import type { Board, MatchRow, SlipShown, WrittenSlip } from './wire.ts';

const BOOK = 'penalty-king';
const ARENA = playableGames().find(({ gameClassify }) => gameClassify === 'ARENA')?.gameCode ?? '';
const STAKE = 1000n;
const BALANCE = 3000n;
const VOID: MatchRuling = { kind: 'void' };
const HOME: MatchRuling = { kind: 'score', half: { home: 1, away: 0 }, full: { home: 2, away: 1 } };
const MAPS: MatchRuling = {
  kind: 'maps',
  maps: [
    { winner: 'home', home: 14, away: 9 },
    { winner: 'home', home: 11, away: 10 },
  ],
};
const AWAY: MatchRuling = { kind: 'score', half: { home: 0, away: 0 }, full: { home: 0, away: 1 } };
const mapsOf = (...winners: string[]) => ({ kind: 'maps', maps: winners.map((winner) => ({ winner, home: 12, away: 9 })) });

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
let session: string;
beforeEach(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: BALANCE });
  studio = await startStudio({ serviceUrl: wallet.url });
  ({ session } = await studio.open(BOOK));
});
afterEach(async () => {
  await studio.close();
  await wallet.close();
});

async function look() {
  const { body } = await studio.post('/play/board', { session, view: {} });
  const { board, ...state } = body as BoardState;
  return { ...state, board: board as Board };
}

/** Returns matches that begin in more than a minute. */
async function upcoming(): Promise<[MatchRow, MatchRow]> {
  const { board, nowMs } = await look();
  const [one, other] = board.matches.filter(({ eventId }) => startOf(eventId) > nowMs + 60_000);
  if (!one || !other) throw new Error('No matches are coming up.');
  return [one, other];
}

const startOf = (eventId: string) => findFixture(eventId)?.startAt.getTime() ?? 0;

/** A leg on the home side. */
const legOn = ({ eventId, main: [[selection, oddsMilli] = ['', 0]] }: MatchRow) => ({ eventId, selection, oddsMilli });

async function place(...legs: WrittenSlip['legs']): Promise<string> {
  const move = { legs, size: legs.length, stakeMinor: String(STAKE), consent: 'better' };
  const { status, body } = await studio.post('/play/round', { session, clientRound: randomUUID(), move });
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as Played).round.roundId;
}

const rule = ({ eventId }: { eventId: string }, ruling: unknown, gameCode = BOOK) => studio.ask('/ruling', { gameCode, eventId, ruling });

/** Decides before the match is over, as no operator can, so that its result is known. */
const decide = ({ eventId }: MatchRow, ruling: typeof HOME | typeof VOID | ReturnType<typeof mapsOf>) =>
  studio.studio.keeper.rule(eventId, ruling);

async function playOut(...rows: MatchRow[]) {
  await studio.pass(Math.max(...rows.map(({ eventId }) => startOf(eventId))) + 11 * 60_000 - studio.studio.now());
  await studio.studio.keeper.settleLate();
}

async function shownOf(roundId: string) {
  const round = (await look()).rounds.find((one) => one.roundId === roundId);
  return { winMinor: round?.winMinor, ...(round?.shown as SlipShown) };
}

const winOf = (...legs: WrittenSlip['legs']) =>
  (STAKE * legs.reduce((product, { oddsMilli }) => product * BigInt(oddsMilli), 1n)) / 1000n ** BigInt(legs.length);

it('DR-14 a match that is postponed takes no bet, returns its stakes at once, and leaves a parlay to its other legs', async () => {
  const [one, other] = await upcoming();
  const [single, parlay] = [await place(legOn(one)), await place(legOn(one), legOn(other))];
  expect(wallet.balanceMinor()).toBe(BALANCE - 2n * STAKE);
  expect((await rule(one, VOID)).status).toBe(200);
  expect(await shownOf(single)).toMatchObject({ status: 'VOID', winMinor: String(STAKE) });
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE);
  const row = (await look()).board.matches.find(({ eventId }) => eventId === one.eventId);
  expect(row).toMatchObject({ phase: 'FINISHED', isVoid: true, isOpen: false, main: [] });
  const move = { legs: [legOn(one)], size: 1, stakeMinor: String(STAKE), consent: 'any' };
  expect(await studio.post('/play/round', { session, clientRound: randomUUID(), move })).toMatchObject({ status: 400 });
  expect(await rule(other, HOME)).toMatchObject({ status: 400, body: { field: 'eventId' } });
  await decide(other, HOME);
  expect(await shownOf(parlay)).toMatchObject({ status: 'ACCEPTED' });
  await playOut(other);
  expect(await shownOf(parlay)).toMatchObject({ status: 'WON', winMinor: String(winOf(legOn(other))), results: [VOID, { kind: 'won' }] });
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE + winOf(legOn(other)));
});

it('DR-14 a corrected result is settled anew: each win is taken back and paid once, whatever answer is lost', async () => {
  const [match] = await upcoming();
  const leg = legOn(match);
  await decide(match, AWAY);
  const slip = await place(leg);
  await playOut(match);
  expect(await shownOf(slip)).toMatchObject({ status: 'LOST', winMinor: '0' });
  await rule(match, HOME);
  expect(await shownOf(slip)).toMatchObject({ status: 'WON', winMinor: String(winOf(leg)) });
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE + winOf(leg));
  await rule(match, HOME);
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE + winOf(leg));

  wallet.breakWith((name) => (name === 'rollback' ? 'answerLost' : 'none'));
  await rule(match, VOID);
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE);
  expect(await shownOf(slip)).toMatchObject({ status: 'WON' });
  wallet.breakWith((name) => (name === 'credit' ? 'answerLost' : 'none'));
  await studio.studio.keeper.correctRuled();
  const nowMs = studio.studio.now();
  await studio.close();
  wallet.breakWith(() => 'none');
  studio = await startStudio({ serviceUrl: wallet.url, dataDir: studio.dataDir });
  await studio.pass(nowMs - studio.studio.now());
  await studio.studio.keeper.correctRuled();
  expect(await shownOf(slip)).toMatchObject({ status: 'VOID', winMinor: String(STAKE) });
  await studio.studio.keeper.correctRuled();
  expect(wallet.balanceMinor()).toBe(BALANCE);
  expect(studio.studio.rounds.toCorrect()).toEqual([]);
});

it('DR-14 a win that was taken back without an answer is paid again when the first result is decided once more', async () => {
  const [match] = await upcoming();
  const leg = legOn(match);
  await decide(match, HOME);
  const slip = await place(leg);
  await playOut(match);
  const paid = BALANCE - STAKE + winOf(leg);
  expect(wallet.balanceMinor()).toBe(paid);
  wallet.breakWith((name) => (name === 'rollback' ? 'answerLost' : 'none'));
  await rule(match, AWAY);
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE);
  wallet.breakWith(() => 'none');
  await rule(match, HOME);
  expect(await shownOf(slip)).toMatchObject({ status: 'WON', winMinor: String(winOf(leg)) });
  expect(wallet.balanceMinor()).toBe(paid);
  await studio.studio.keeper.correctRuled();
  expect(wallet.balanceMinor()).toBe(paid);
  expect(studio.studio.rounds.toCorrect()).toEqual([]);
});

it('DR-14 a wrong win that was spent is taken back once the money is there', async () => {
  const [one] = await upcoming();
  await decide(one, HOME);
  const slip = await place(legOn(one));
  await playOut(one);
  const wonMinor = winOf(legOn(one));
  const [later] = await upcoming();
  let staked = 0n;
  for (; wallet.balanceMinor() >= STAKE; staked += STAKE) await place(legOn(later));
  await rule(one, AWAY);
  const left = BALANCE - STAKE + wonMinor - staked;
  expect(wallet.balanceMinor()).toBe(left);
  await rule(later, VOID);
  expect(wallet.balanceMinor()).toBe(left + staked - wonMinor);
  expect(await shownOf(slip)).toMatchObject({ status: 'LOST', winMinor: '0' });
});

it('DR-16 a slip that was decided names the decision beside its seeds, as the page of verification reads it', async () => {
  const [match] = await upcoming();
  const slip = await place(legOn(match));
  await playOut(match);
  await rule(match, HOME);
  const past = ((await studio.post('/play/rounds', { session })).body as PastRound[]).find(({ roundId }) => roundId === slip);
  expect(past?.proof['slipRulings']).toBe(`${match.eventId}=1:0:2:1`);
  const decided = [[match.eventId, HOME] as const, ['coast-1-1-1', VOID] as const, ['orbit-1-1-1', MAPS] as const];
  expect([...readRulingLine(rulingLine(decided))]).toEqual(decided);
});

it('DR-14 corrected maps of e-sports settle a slip anew: each win is taken back and paid once, and the match says so', async () => {
  ({ session } = await studio.open(ARENA));
  const [match] = await upcoming();
  const leg = legOn(match);
  const winner = leg.selection.endsWith(':home') ? 'home' : 'away';
  const loser = winner === 'home' ? 'away' : 'home';
  await decide(match, mapsOf(loser, loser));
  const slip = await place(leg);
  await studio.pass(startOf(match.eventId) + 11 * 60_000 - studio.studio.now());
  await studio.studio.keeper.settleLate();
  expect(await shownOf(slip)).toMatchObject({ status: 'LOST', winMinor: '0' });

  expect((await rule(match, mapsOf(winner, loser, winner), ARENA)).body).toEqual({ waiting: 0 });
  const row = (await look()).board.matches.find(({ eventId }) => eventId === match.eventId);
  expect(row).toMatchObject({ phase: 'FINISHED', isCorrected: true, elapsed: 3, [winner]: 2, [loser]: 1 });
  expect(await shownOf(slip)).toMatchObject({ status: 'WON', winMinor: String(winOf(leg)), isCorrected: true });
  await rule(match, mapsOf(winner, loser, winner), ARENA);
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE + winOf(leg));

  await rule(match, mapsOf(loser, loser), ARENA);
  expect(wallet.balanceMinor()).toBe(BALANCE - STAKE);
  expect(await shownOf(slip)).toMatchObject({ status: 'LOST', winMinor: '0' });
});

it.each<[what: string, eventId: string, ruling: unknown, field: string]>([
  ['a match that there is not', 'coast-0-99-1', VOID, 'eventId'],
  ['another kind', 'coast-0-1-1', { kind: 'again' }, 'ruling.kind'],
  [
    'more goals at half-time than at the end',
    'coast-0-1-1',
    { kind: 'score', half: { home: 2, away: 0 }, full: { home: 1, away: 0 } },
    'ruling.half.home',
  ],
  ['a score of e-sports', 'orbit-0-1-1', HOME, 'ruling.kind'],
  ['maps of football', 'coast-0-1-1', mapsOf('home', 'home'), 'ruling.kind'],
  ['a series that nobody has won', 'orbit-0-1-1', mapsOf('home', 'away'), 'ruling.maps'],
  ['a map after the last one', 'orbit-0-1-1', mapsOf('home', 'home', 'away'), 'ruling.maps'],
  ['a map that a third side has won', 'orbit-0-1-1', mapsOf('home', 'draw'), 'ruling.maps.1.winner'],
  ['a negative score', 'coast-0-1-1', { kind: 'score', half: { home: 0, away: 0 }, full: { home: -1, away: 0 } }, 'ruling.full.home'],
])('DR-14 decides nothing on %s', async (_what, eventId, ruling, field) => {
  expect(await rule({ eventId }, ruling)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
  expect((await studio.ask('/ruling', { gameCode: BOOK, eventId, ruling }, 'another')).status).toBe(401);
});
