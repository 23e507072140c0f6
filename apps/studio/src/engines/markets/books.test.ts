import { randomUUID } from 'node:crypto';
import { vendorLaunchValue, vendorMatchesValue } from '@site/api/vendor';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamOfEvent } from '../../core/events/streamOfEvent.ts';
import type { BoardState, PastRound, Played, PlayedRound, Refused } from '../../core/play/wire.ts';
import { PLAYER, startWallet } from '../../testing/startWallet.ts';
import { launchOf, SECRET, startStudio } from '../../testing/startStudio.ts';
import { findFixture } from './fixtures.ts';
import { finalScoreOf, numbersOfEvent, viewAt } from './matchClock.ts';
import { readSelection, settleSelection } from './Selection.ts';
import type { Board, BoardView, MatchRow, SlipShown, WrittenSlip } from './wire.ts';
import { readSlipLine } from './writeSlip.ts';

const BALANCE = 1_000_000n;
const BOOKS = [
  ['GAM-17', 'penalty-king', 'football'],
  ['GAM-18', 'iron-arena', 'esports'],
] as const;

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
beforeEach(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: BALANCE });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterEach(async () => {
  await studio.close();
  await wallet.close();
});

async function look(session: string, view: BoardView = {}) {
  const { body } = await studio.post('/play/board', { session, view });
  const { board, ...state } = body as BoardState;
  return { ...state, board: board as Board };
}

/** Returns matches that begin in more than a minute, so that nothing on them changes within a test. */
async function upcoming(session: string): Promise<MatchRow[]> {
  const { board, nowMs } = await look(session);
  return board.matches.filter(({ eventId }) => (findFixture(eventId)?.startAt.getTime() ?? 0) > nowMs + 60_000);
}

const legOn = ({ eventId, main }: MatchRow, pick = 0) => {
  const [selection = '', oddsMilli = 0] = main[pick] ?? [];
  return { eventId, selection, oddsMilli };
};

type Asked = Partial<WrittenSlip>;

const slipOf = (legs: WrittenSlip['legs'], more: Asked = {}): WrittenSlip => ({
  legs,
  size: legs.length,
  stakeMinor: '1000',
  consent: 'better',
  ...more,
});

const place = (session: string, move: unknown, clientRound: string = randomUUID()) =>
  studio.post('/play/round', { session, clientRound, move });

/** Places a slip that is accepted at once. */
async function placed(session: string, legs: WrittenSlip['legs'], more: Asked = {}): Promise<PlayedRound> {
  const { status, body } = await place(session, slipOf(legs, more));
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as Played).round;
}

/** Returns the winner of a match before it is played, which only the studio knows. */
async function resultOf(eventId: string, selection: string) {
  const fixture = findFixture(eventId);
  const chosen = readSelection(selection);
  if (!fixture || !chosen) throw new Error(`There is no ${selection} on ${eventId}.`);
  const numbers = await fairFloats(streamOfEvent(eventId, studio.studio.eventSeeds.seedOf(eventId)), 400);
  return settleSelection(chosen, finalScoreOf(fixture, numbers));
}

const startOf = ({ eventId }: MatchRow) => findFixture(eventId)?.startAt.getTime() ?? 0;

/** Returns the selection of a match that will win, which only the studio knows. */
async function winnerOf(row: MatchRow) {
  const results = await Promise.all(row.main.map(([selection]) => resultOf(row.eventId, selection)));
  return legOn(
    row,
    results.findIndex(({ kind }) => kind === 'won'),
  );
}

/** Lets the clock run until the matches are over, and the studio settle what they decide. Nobody watches meanwhile. */
async function playOut(...eventIds: readonly string[]): Promise<void> {
  const last = Math.max(...eventIds.map((id) => findFixture(id)?.startAt.getTime() ?? 0));
  await studio.pass(last + 11 * 60_000 - studio.studio.now());
  await studio.studio.keeper.settleLate();
}

const shownOf = (rounds: readonly PlayedRound[], roundId: string) => rounds.find((round) => round.roundId === roundId)?.shown as SlipShown;

it.each([
  ['GAM-17', 'penalty-king', 'SPORTS', 3],
  ['GAM-18', 'iron-arena', 'ESPORTS', 2],
] as const)(
  '%s the list of matches says what the book %s says: no ended ones, and the odds of the winner',
  async (_id, game, gameType, picks) => {
    const { session } = await studio.open(game);
    // The clock of the matches goes on: both are read within one of its steps.
    const { status, body, board } = await vi.waitUntil(
      async () => {
        const before = await look(session);
        const listed = await studio.ask('/matches', { gameType, limit: 2 });
        const after = await look(session);
        return JSON.stringify(before.board) === JSON.stringify(after.board) && { ...listed, board: after.board };
      },
      { timeout: 20_000 },
    );
    const { gameCodes, matches } = vendorMatchesValue.parse(body);
    expect(status).toBe(200);
    expect(gameCodes).toContain(game);
    const due = (isLive: boolean) =>
      board.matches
        .filter(({ phase }) => phase !== 'FINISHED' && (phase !== 'SCHEDULED') === isLive)
        .slice(0, 2)
        .map(({ eventId, home, away, main }) => ({ eventId, score: [home, away], odds: main.map(([, oddsMilli]) => oddsMilli) }));
    const told = matches.map(({ eventId, homeScore, awayScore, oddsMilli: { home, draw, away } }) => ({
      eventId,
      score: [homeScore, awayScore],
      odds: [home, draw, away].filter((oddsMilli) => typeof oddsMilli === 'number'),
    }));
    expect(told).toEqual([...due(true), ...due(false)]);
    expect(told.some(({ odds }) => odds.length === picks)).toBe(true);
    expect((await studio.ask('/matches', { gameType: 'RNG', limit: 2 })).status).toBe(400);
  },
);

it('GAM-17 a launch names the match that its book opens at', async () => {
  const { body } = await studio.ask('/launch', { ...launchOf('penalty-king'), eventId: 'coast-1' });
  expect(new URL(vendorLaunchValue.parse(body).url).searchParams.get('event')).toBe('coast-1');
});

it.each(BOOKS)('%s a single on %s is debited, settled by the clock of the match, and paid', async (_id, game) => {
  const { session } = await studio.open(game);
  const [match] = await upcoming(session);
  if (!match) throw new Error('No match is coming up.');
  // All picks of the market: exactly one of them wins.
  const rounds: PlayedRound[] = [];
  for (let pick = 0; pick < match.main.length; pick += 1) rounds.push(await placed(session, [legOn(match, pick)]));
  const staked = 1000n * BigInt(rounds.length);
  expect(wallet.balanceMinor()).toBe(BALANCE - staked);
  expect((await look(session)).rounds).toHaveLength(rounds.length);
  const { rounds: stored, now, keeper } = studio.studio;
  await keeper.settleLate();
  expect((await look(session)).rounds.every(({ isOver }) => !isOver)).toBe(true);
  // Slips whose matches have not begun are not read again before.
  expect(stored.late(now())).toEqual([]);
  expect(stored.late(startOf(match))).toHaveLength(rounds.length);
  await playOut(match.eventId);
  const after = (await look(session)).rounds;
  expect(after.every(({ isOver }) => isOver)).toBe(true);
  const won = after.filter(({ shown }) => (shown as SlipShown).status === 'WON');
  expect(won).toHaveLength(1);
  const [paid] = won;
  const odds = shownOf(after, paid?.roundId ?? '').slip.legs[0]?.oddsMilli ?? 0;
  expect(paid?.winMinor).toBe(String(odds));
  expect(wallet.balanceMinor()).toBe(BALANCE - staked + BigInt(odds));
});

it.each(BOOKS)('%s a parlay of %s waits for its last leg, and is settled after a restart with nobody there', async (_id, game) => {
  const { session } = await studio.open(game);
  const matches = await upcoming(session);
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last) throw new Error('No matches are coming up.');
  expect(startOf(last) - startOf(first)).toBeGreaterThan(11 * 60_000);
  const legs = [await winnerOf(first), await winnerOf(last)];
  const { roundId } = await placed(session, legs);
  await playOut(first.eventId);
  expect(shownOf((await look(session)).rounds, roundId).status).toBe('ACCEPTED');
  const nowMs = studio.studio.now();
  await studio.close();
  studio = await startStudio({ serviceUrl: wallet.url, dataDir: studio.dataDir });
  await studio.pass(nowMs - studio.studio.now());
  await playOut(last.eventId);
  const again = await look(session);
  expect(shownOf(again.rounds, roundId)).toMatchObject({ status: 'WON', results: [{ kind: 'won' }, { kind: 'won' }] });
  const paid = (1000n * BigInt(legs[0]?.oddsMilli ?? 0) * BigInt(legs[1]?.oddsMilli ?? 0)) / 1_000_000n;
  expect(wallet.balanceMinor()).toBe(BALANCE - 1000n + paid);
  // A second look settles nothing twice.
  await studio.studio.keeper.settleLate();
  expect(wallet.balanceMinor()).toBe(BALANCE - 1000n + paid);
});

it('GAM-17 a system of 2 of 3 costs three stakes and pays each line that wins', async () => {
  const { session } = await studio.open('penalty-king');
  const matches = (await upcoming(session)).slice(0, 3);
  const legs = matches.map((match) => legOn(match));
  const { stakeMinor, roundId } = await placed(session, legs, { size: 2 });
  expect(stakeMinor).toBe('3000');
  const won = await Promise.all(legs.map(async (leg) => (await resultOf(leg.eventId, leg.selection)).kind === 'won'));
  await playOut(...legs.map(({ eventId }) => eventId));
  const line = (one: number, other: number) =>
    won[one] && won[other] ? (1000n * BigInt(legs[one]?.oddsMilli ?? 0) * BigInt(legs[other]?.oddsMilli ?? 0)) / 1_000_000n : 0n;
  const round = (await look(session)).rounds.find((other) => other.roundId === roundId);
  expect(round).toMatchObject({ isOver: true, winMinor: String(line(0, 1) + line(0, 2) + line(1, 2)) });
});

it('DR-16 the seeds of a slip are sealed before, told after its matches, and give their results', async () => {
  const { session } = await studio.open('iron-arena');
  const [one, other] = await upcoming(session);
  if (!one || !other) throw new Error('No matches are coming up.');
  const sealed = [one, other].map(({ eventId }) => studio.studio.eventSeeds.seedOf(eventId));
  await placed(session, [legOn(one), legOn(other)]);
  await playOut(one.eventId, other.eventId);
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  expect(past).toMatchObject({ serverSeed: sealed.join('.'), clientSeed: `${one.eventId}.${other.eventId}`, nonce: 0 });
  expect(past?.serverSeedHash).toBe((await Promise.all(sealed.map(seedHash))).join('.'));
  expect(readSlipLine(past?.proof['slip'] ?? '')?.legs).toEqual([legOn(one), legOn(other)]);
});

it('DR-16 no seed of an open match is told, and the player’s own seed can be changed meanwhile', async () => {
  const { session } = await studio.open('penalty-king');
  const [soon, later] = await upcoming(session);
  if (!soon || !later) throw new Error('No matches are coming up.');
  const { roundId } = await placed(session, [legOn(soon)]);
  const { board } = await look(session);
  const { cashOut } = board.slips.find((slip) => slip.roundId === roundId) ?? {};
  await studio.post('/play/move', { session, roundId, index: 1, move: { stakeMinor: '0', cashOut } });
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  expect(past).toMatchObject({ roundId, serverSeed: null });
  await placed(session, [legOn(later)]);
  expect((await studio.post('/play/seed', { session, clientSeed: 'mine' })).status).toBe(200);
});

it.each<[what: string, change: (slip: WrittenSlip) => unknown, field: string, rule: string]>([
  ['a parlay of one event twice', (slip) => ({ ...slip, legs: [slip.legs[0], slip.legs[0]], size: 2 }), 'legs.1.eventId', 'sameEvent'],
  ['a stake under the least', (slip) => ({ ...slip, stakeMinor: '99' }), 'stakeMinor', 'stakeTooSmall'],
  ['a stake over the largest payout', (slip) => ({ ...slip, stakeMinor: '5000000' }), 'stakeMinor', 'payoutTooLarge'],
  ['a stake between minor units', (slip) => ({ ...slip, stakeMinor: '100.5' }), 'stakeMinor', 'malformed'],
  ['a negative stake', (slip) => ({ ...slip, stakeMinor: '-100' }), 'stakeMinor', 'malformed'],
  [
    'a match that there is not',
    (slip) => ({ ...slip, legs: [{ ...slip.legs[0], eventId: 'coast-0-1-1' }] }),
    'legs.0.eventId',
    'unknownEvent',
  ],
  [
    'a market that there is not',
    (slip) => ({ ...slip, legs: [{ ...slip.legs[0], selection: 'kills1:98:over' }] }),
    'legs.0.selection',
    'marketClosed',
  ],
  ['a system of none', (slip) => ({ ...slip, size: 0 }), 'size', 'sizeOutOfRange'],
  ['no slip', () => null, 'legs', 'malformed'],
])('DR-14 refuses %s by its field, and takes nothing', async (_what, change, field, rule) => {
  const { session } = await studio.open('penalty-king');
  const [match] = await upcoming(session);
  if (!match) throw new Error('No match is coming up.');
  const { status, body } = await place(session, change(slipOf([legOn(match)])));
  expect(status).toBe(400);
  expect(body).toEqual({ code: 'badInput', field, rule });
  expect(wallet.balanceMinor()).toBe(BALANCE);
  expect((await look(session)).rounds).toEqual([]);
});

it('DR-14 odds that became worse are offered again, and taken once the player agrees', async () => {
  const { session } = await studio.open('penalty-king');
  // Worse odds must be odds still.
  const match = (await upcoming(session)).find((one) => legOn(one).oddsMilli > 1200);
  if (!match) throw new Error('No match is coming up.');
  const leg = legOn(match);
  const { status, body } = await place(session, slipOf([{ ...leg, oddsMilli: leg.oddsMilli + 100 }]));
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'offeredAgain', offer: { legs: [leg] } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
  await placed(session, [{ ...leg, oddsMilli: leg.oddsMilli + 100 }], { consent: 'any' });
  const better = await placed(session, [{ ...leg, oddsMilli: leg.oddsMilli - 100 }]);
  expect((better.shown as SlipShown).slip.legs[0]?.oddsMilli).toBe(leg.oddsMilli);
});

it('GAM-17 the same slip sent again with its key is one bet; another slip with that key is refused', async () => {
  const { session } = await studio.open('penalty-king');
  const [match] = await upcoming(session);
  if (!match) throw new Error('No match is coming up.');
  const key = randomUUID();
  const first = (await place(session, slipOf([legOn(match)]), key)).body as Played;
  // At the second time the match is over, and no longer takes bets.
  await playOut(match.eventId);
  expect((await place(session, slipOf([legOn(match)]), key)).body).toMatchObject({ round: { roundId: first.round.roundId } });
  expect((await place(session, slipOf([legOn(match, 1)]), key)).body).toMatchObject({ code: 'badInput' });
  expect((await place(session, slipOf([legOn(match)]))).body).toMatchObject({ rule: 'marketClosed' });
});

it('GAM-17 a player has at most a hundred open bets at a book, and nothing is taken for one more', async () => {
  const { session } = await studio.open('penalty-king');
  const [match] = await upcoming(session);
  if (!match) throw new Error('No match is coming up.');
  for (let bet = 0; bet < 100; bet += 1) await placed(session, [legOn(match)]);
  const left = wallet.balanceMinor();
  expect(await place(session, slipOf([legOn(match)]))).toMatchObject({ status: 409, body: { code: 'tooManyOpen' } });
  expect(wallet.balanceMinor()).toBe(left);
});

/** Waits for a match in play that takes bets now and in the next seconds, which only the studio knows. */
async function inPlay(session: string, moments = [2, 4, 6, 8]): Promise<MatchRow> {
  for (;;) {
    const { board, nowMs } = await look(session);
    for (const match of board.matches.filter(({ phase, isOpen, main }) => phase === 'IN_PLAY' && isOpen && main.length > 1)) {
      const views = await Promise.all(moments.map((seconds) => viewIn(match.eventId, nowMs + seconds * 1000)));
      if (views.every(({ isOpen, prices }) => isOpen && prices.has(legOn(match).selection))) return match;
    }
    await studio.pass(20_000);
  }
}

async function viewIn(eventId: string, timeMs: number) {
  const fixture = findFixture(eventId);
  if (!fixture) throw new Error(`There is no match ${eventId}.`);
  const numbers = await fairFloats(streamOfEvent(eventId, studio.studio.eventSeeds.seedOf(eventId)), numbersOfEvent(fixture.model));
  return viewAt(fixture, numbers, new Date(timeMs));
}

it.each(BOOKS)('%s a bet in play on %s is judged after five seconds, at the odds of then', async (_id, game) => {
  const { session } = await studio.open(game);
  const match = await inPlay(session);
  const key = randomUUID();
  const slip = slipOf([legOn(match)], { consent: 'any' });
  const first = await place(session, slip, key);
  expect(first.status).toBe(429);
  expect(first.body).toMatchObject({ code: 'tooSoon' });
  expect((first.body as Refused).waitMs).toBeGreaterThan(4000);
  expect(wallet.balanceMinor()).toBe(BALANCE);
  await studio.pass(2000);
  expect((await place(session, slip, key)).status).toBe(429);
  await studio.pass(3001);
  const { status, body } = await place(session, slip, key);
  expect({ status, body }).toMatchObject({ status: 200, body: { round: { isOver: false } } });
  expect(wallet.balanceMinor()).toBe(BALANCE - 1000n);
});

it('DR-14 who has waited with one slip waits again with another, and with one that was not asked for in ten seconds', async () => {
  const { session } = await studio.open('penalty-king');
  const match = await inPlay(session, [2, 4, 6, 8, 20, 22]);
  const key = randomUUID();
  const slip = slipOf([legOn(match)], { consent: 'any' });
  expect((await place(session, slip, key)).status).toBe(429);
  await studio.pass(5001);
  expect((await place(session, { ...slip, stakeMinor: '2000' }, key)).status).toBe(429);
  await studio.pass(15_001);
  expect((await place(session, slip, key)).status).toBe(429);
  expect(wallet.balanceMinor()).toBe(BALANCE);
});

it('DR-14 a cash-out pays what was offered, once; not another amount, and not after five seconds', async () => {
  const { session } = await studio.open('penalty-king');
  const [match] = await upcoming(session);
  if (!match) throw new Error('No match is coming up.');
  const { roundId } = await placed(session, [legOn(match)]);
  const offerOf = async () => (await look(session)).board.slips.find((slip) => slip.roundId === roundId)?.cashOut;
  const cashOut = await offerOf();
  // At unchanged odds, 95 % of the stake.
  expect(cashOut).toMatchObject({ amountMinor: '950' });
  const take = (offer: unknown) => studio.post('/play/move', { session, roundId, index: 1, move: { stakeMinor: '0', cashOut: offer } });
  expect((await take({ ...cashOut, amountMinor: '951' })).body).toMatchObject({
    field: 'cashOut.amountMinor',
    rule: 'notOffered',
  });
  await studio.pass(5001);
  expect((await take(cashOut)).body).toMatchObject({ field: 'cashOut.atMs', rule: 'offerExpired' });
  expect(wallet.balanceMinor()).toBe(BALANCE - 1000n);
  const offer = await offerOf();
  const taken = await take(offer);
  expect(taken.body).toMatchObject({ round: { isOver: true, winMinor: '950', shown: { status: 'CASHED_OUT' } } });
  expect((await take(offer)).body).toMatchObject({ round: { winMinor: '950' } });
  await playOut(match.eventId);
  expect(wallet.balanceMinor()).toBe(BALANCE - 50n);
});

it('GAM-17 a slip whose win the wallet did not answer is paid later, once', async () => {
  const { session } = await studio.open('penalty-king');
  const [match] = await upcoming(session);
  if (!match) throw new Error('No match is coming up.');
  for (let pick = 0; pick < 3; pick += 1) await placed(session, [legOn(match, pick)]);
  wallet.breakWith((name) => (name === 'credit' ? 'answerLost' : 'none'));
  await playOut(match.eventId);
  wallet.breakWith(() => 'none');
  await vi.waitUntil(async () => {
    await studio.studio.keeper.finishOpen();
    await studio.studio.keeper.settleLate();
    return (await look(session)).rounds.every(({ isOver }) => isOver);
  });
  const credits = wallet.calls.filter(({ name }) => name === 'credit').map(({ txId }) => txId);
  expect(new Set(credits).size).toBe(3);
  const paid = (await look(session)).rounds.reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n);
  expect(wallet.balanceMinor()).toBe(BALANCE - 3000n + paid);
  expect(studio.studio.rounds.busy(PLAYER)).toBeUndefined();
});

it('GAM-11 a free trial of a book plays with play money', async () => {
  const { session, balanceMinor } = await studio.openDemo('penalty-king');
  const [match] = await upcoming(session);
  if (!match) throw new Error('No match is coming up.');
  const { body } = await place(session, slipOf([legOn(match)]));
  expect(body).toMatchObject({ balanceMinor: String(BigInt(balanceMinor ?? 0) - 1000n) });
  expect(wallet.calls).toEqual([]);
});
