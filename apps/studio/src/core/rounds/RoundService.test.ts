import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fairFloats } from '@site/rules/fairStream';
import { playableGames } from '../../catalogue/findGame.ts';
import type { BlackjackShown } from '../../engines/blackjack/wire.ts';
import { CELLS, type MinesShown, placeMines } from '../../engines/mines/rules.ts';
import type { Opened, Played, PlayedRound } from '../play/wire.ts';
import { launchOf, newDataDir, SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { sign } from '../wallet/signature.ts';

const BALANCE = 100_000n;
const closing: (() => Promise<unknown>)[] = [];
let wallet: Awaited<ReturnType<typeof startWallet>>;

beforeEach(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: BALANCE });
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await wallet.close();
});

async function start(dataDir = newDataDir()) {
  const studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  closing.push(studio.close);
  return studio;
}

const roundOf = (session: string, clientRound: string) => ({ session, clientRound, move: { stakeMinor: '40' } });

it.each(['lost', 'answerLost'] as const)('VEN-01 a stake whose call is %s for good is given back, and the round says so', async (fault) => {
  const studio = await start();
  const { session, seed } = await studio.open();
  wallet.breakWith((name) => (name === 'debit' ? fault : 'none'));
  const answer = await studio.post('/play/round', roundOf(session, randomUUID()));
  expect(answer).toMatchObject({ status: 409, body: { code: 'stakeReturned' } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
  const { seed: after } = (await studio.post('/play/resume', { session })).body as Opened;
  expect(after.nextNonce).toBe(seed.nextNonce);
});

it('VEN-01 a call without an answer is tried again under the same name, and money moves once', async () => {
  const studio = await start();
  const { session } = await studio.open();
  const seen: Record<string, number> = {};
  wallet.breakWith((name) => {
    seen[name] = (seen[name] ?? 0) + 1;
    return seen[name] === 1 ? 'answerLost' : 'none';
  });
  const { status, body } = await studio.post('/play/round', roundOf(session, randomUUID()));
  const { round } = body as Played;
  expect(status).toBe(200);
  expect(wallet.balanceMinor()).toBe(BALANCE - 40n + BigInt(round.winMinor));
  const debits = wallet.calls.filter(({ name }) => name === 'debit');
  expect(debits).toHaveLength(2);
  expect(new Set(debits.map(({ txId }) => txId)).size).toBe(1);
});

it('GAM-14 while a win waits to be paid the page is told so, no other round begins and no seed is changed', async () => {
  const studio = await start();
  const { session } = await studio.open();
  wallet.breakWith((name) => (name === 'credit' ? 'lost' : 'none'));
  const clientRound = randomUUID();
  expect(await studio.post('/play/round', roundOf(session, clientRound))).toMatchObject({ status: 503, body: { code: 'pending' } });
  studio.passCycle();
  expect(await studio.post('/play/round', roundOf(session, randomUUID()))).toMatchObject({ status: 409, body: { code: 'roundOpen' } });
  expect(await studio.post('/play/seed', { session, clientSeed: 'mine' })).toMatchObject({ status: 409, body: { code: 'roundOpen' } });
  expect((await studio.post('/play/resume', { session })).body).toMatchObject({ isUnfinished: true });

  wallet.breakWith(() => 'none');
  const { round } = (await studio.post('/play/round', roundOf(session, clientRound))).body as Played;
  expect(wallet.balanceMinor()).toBe(BALANCE - 40n + BigInt(round.winMinor));
});

it('GAM-14 a studio that comes back pays what it owed, once', async () => {
  const first = await startStudio({ serviceUrl: wallet.url });
  const { session } = await first.open();
  wallet.breakWith((name) => (name === 'credit' ? 'answerLost' : 'none'));
  const clientRound = randomUUID();
  expect((await first.post('/play/round', roundOf(session, clientRound))).status).toBe(503);
  await first.close();

  wallet.breakWith(() => 'none');
  const second = await start(first.dataDir);
  await second.studio.takenUp;
  expect(second.studio.rounds.open()).toEqual([]);
  const { round } = (await second.post('/play/round', roundOf(session, clientRound))).body as Played;
  expect(wallet.balanceMinor()).toBe(BALANCE - 40n + BigInt(round.winMinor));
  const credits = wallet.calls.filter(({ name }) => name === 'credit');
  expect(new Set(credits.map(({ txId }) => txId)).size).toBe(1);
});

it.each(['debit', 'credit'] as const)(
  'GAM-14 a studio killed while it waits for its %s finishes the round when it starts again',
  async (waitsFor) => {
    const dataDir = newDataDir();
    const first = await startProcess(dataDir);
    const { session } = await open(first);
    const clientRound = randomUUID();
    const reached = Promise.withResolvers<void>();
    wallet.breakWith((name) => {
      if (name !== waitsFor) return 'none';
      reached.resolve();
      return 'answerLost';
    });
    const lost = post(first.url, '/play/round', roundOf(session, clientRound)).catch(() => undefined);
    await reached.promise;
    await first.kill();
    await lost;

    wallet.breakWith(() => 'none');
    const second = await startProcess(dataDir);
    const { isUnfinished } = await vi.waitUntil(
      async () => {
        const resumed = await post<Opened>(second.url, '/play/resume', { session });
        return resumed.isUnfinished ? undefined : resumed;
      },
      { timeout: 15_000 },
    );
    expect(isUnfinished).toBe(false);
    const answer = await post<Partial<Played> & { code?: string }>(second.url, '/play/round', roundOf(session, clientRound));
    expect(answer.code).toBe(waitsFor === 'debit' ? 'stakeReturned' : undefined);
    const owed = answer.round ? BigInt(answer.round.winMinor) - 40n : 0n;
    expect(wallet.balanceMinor()).toBe(BALANCE + owed);
  },
);

const aBlackjack = () => {
  const game = playableGames().find(({ engine }) => engine === 'blackjack');
  if (!game) throw new Error('No game plays blackjack.');
  return game.gameCode;
};
const STAKE = 100n;

/** Plays hands until one of them may be doubled. */
async function openHand(studio: Awaited<ReturnType<typeof start>>) {
  const { session } = await studio.open(aBlackjack());
  for (;;) {
    studio.passCycle();
    const begun = await studio.post('/play/round', {
      session,
      clientRound: randomUUID(),
      move: { act: 'deal', stakeMinor: String(STAKE) },
    });
    const { round } = begun.body as Played;
    const { allowed } = round.shown as BlackjackShown;
    if (allowed.some(({ act }) => act === 'double')) return { session, round, before: wallet.balanceMinor() };
    if (!round.isOver) await finish(studio, session, round.roundId);
  }
}

/** Declines the insurance, the only thing that keeps a new hand from being doubled, and stands. */
async function finish(studio: Awaited<ReturnType<typeof start>>, session: string, roundId: string) {
  const { body } = await studio.post('/play/move', { session, roundId, index: 1, move: { act: 'decline', stakeMinor: '0' } });
  const { round } = body as Played;
  if (!round.isOver) await studio.post('/play/move', { session, roundId, index: 2, move: { act: 'stand', stakeMinor: '0' } });
}

const doubled = { act: 'double', stakeMinor: String(STAKE) };
const stood = { act: 'stand', stakeMinor: '0' };
const moveOf = (session: string, { roundId }: Played['round'], move: object) => ({ session, roundId, index: 1, move });
const debitsOf = ({ roundId }: Played['round']) => wallet.calls.filter(({ name, txId }) => name === 'debit' && txId?.startsWith(roundId));

it('GAM-06 VEN-01 a raise takes its stake, and the round pays on both', async () => {
  const studio = await start();
  const { session, round, before } = await openHand(studio);
  const { status, body } = await studio.post('/play/move', moveOf(session, round, doubled));
  const { round: over } = body as Played;
  expect([status, over.isOver, over.stakeMinor]).toEqual([200, true, String(2n * STAKE)]);
  expect(wallet.balanceMinor()).toBe(before - STAKE + BigInt(over.winMinor));
  expect(debitsOf(round).map(({ txId }) => txId)).toEqual([`${round.roundId}-debit`, `${round.roundId}-raise-1`]);
});

it.each([
  ['INSUFFICIENT_FUNDS', 422, 'insufficientFunds'],
  ['LIMIT_EXCEEDED', 422, 'limitReached'],
  ['INVALID_TOKEN', 401, 'sessionEnded'],
] as const)('VEN-01 a raise refused with %s takes nothing, and the hand goes on as it was', async (code, status, told) => {
  const studio = await start();
  const { session, round, before } = await openHand(studio);
  wallet.refuseDebits(code);
  expect(await studio.post('/play/move', moveOf(session, round, doubled))).toMatchObject({ status, body: { code: told } });
  expect(wallet.balanceMinor()).toBe(before);
  const { last } = (await studio.post('/play/resume', { session })).body as Opened;
  expect(last).toEqual(round);

  const stand = await studio.post('/play/move', moveOf(session, round, stood));
  const { round: over } = stand.body as Played;
  expect([over.isOver, over.stakeMinor]).toEqual([true, String(STAKE)]);
  expect(wallet.balanceMinor()).toBe(before + BigInt(over.winMinor));
});

it('VEN-01 a raise that was refused can be made once the money is there', async () => {
  const studio = await start();
  const { session, round, before } = await openHand(studio);
  wallet.refuseDebits('INSUFFICIENT_FUNDS');
  expect((await studio.post('/play/move', moveOf(session, round, doubled))).status).toBe(422);
  wallet.refuseDebits(undefined);
  const { status, body } = await studio.post('/play/move', moveOf(session, round, doubled));
  expect(status).toBe(200);
  expect(wallet.balanceMinor()).toBe(before - STAKE + BigInt((body as Played).round.winMinor));
});

it.each(['lost', 'answerLost'] as const)('VEN-01 a raise whose call is %s for good is taken back, and can be made again', async (fault) => {
  const studio = await start();
  const { session, round, before } = await openHand(studio);
  wallet.breakWith((name) => (name === 'debit' ? fault : 'none'));
  const answer = await studio.post('/play/move', moveOf(session, round, doubled));
  expect(answer).toMatchObject({ status: 409, body: { code: 'stakeReturned' } });
  expect(wallet.balanceMinor()).toBe(before);

  wallet.breakWith(() => 'none');
  const { status, body } = await studio.post('/play/move', moveOf(session, round, doubled));
  expect(status).toBe(200);
  const { round: over } = body as Played;
  expect(over.stakeMinor).toBe(String(2n * STAKE));
  expect(wallet.balanceMinor()).toBe(before - STAKE + BigInt(over.winMinor));
});

it('VEN-01 a raise without an answer is tried again under the same name, and money moves once', async () => {
  const studio = await start();
  const { session, round, before } = await openHand(studio);
  let debits = 0;
  wallet.breakWith((name) => (name === 'debit' && ++debits === 1 ? 'answerLost' : 'none'));
  const { body } = await studio.post('/play/move', moveOf(session, round, doubled));
  expect(wallet.balanceMinor()).toBe(before - STAKE + BigInt((body as Played).round.winMinor));
  expect(new Set(debitsOf(round).map(({ txId }) => txId)).size).toBe(2);
});

it('VEN-01 the same raise sent twice at once and once more is one move and one debit', async () => {
  const studio = await start();
  const { session, round, before } = await openHand(studio);
  const send = () => studio.post('/play/move', moveOf(session, round, doubled));
  const [first, second] = await Promise.all([send(), send()]);
  const third = await send();
  expect(first.status).toBe(200);
  const { waitMs: _, ...same } = first.body as Played;
  expect(second.body).toMatchObject(same);
  expect(third.body).toMatchObject(same);
  expect(wallet.balanceMinor()).toBe(before - STAKE + BigInt((first.body as Played).round.winMinor));
  expect(debitsOf(round)).toHaveLength(2);
});

it('VEN-01 another move in the place of a raise that was made is refused', async () => {
  const studio = await start();
  const { session, round } = await openHand(studio);
  await studio.post('/play/move', moveOf(session, round, doubled));
  expect(await studio.post('/play/move', moveOf(session, round, stood))).toMatchObject({ status: 400, body: { code: 'badInput' } });
});

it('VEN-01 while a raise waits for the wallet no other round begins, and the hand is not played', async () => {
  const studio = await start();
  const { session, round, before } = await openHand(studio);
  wallet.breakWith((name) => (name === 'debit' || name === 'rollback' ? 'answerLost' : 'none'));
  expect(await studio.post('/play/move', moveOf(session, round, doubled))).toMatchObject({ status: 503, body: { code: 'pending' } });
  const slot = await studio.open('gold-tiger');
  expect(await studio.post('/play/round', roundOf(slot.session, randomUUID()))).toMatchObject({ body: { code: 'roundOpen' } });
  expect(await studio.post('/play/move', moveOf(session, round, stood))).toMatchObject({ body: { code: 'pending' } });

  wallet.breakWith(() => 'none');
  await studio.studio.keeper.finishOpen();
  expect(wallet.balanceMinor()).toBe(before);
  expect((await studio.post('/play/move', moveOf(session, round, stood))).status).toBe(200);
});

it('VEN-01 a studio killed while it raises takes the raise back, and the hand goes on', async () => {
  const dataDir = newDataDir();
  // A studio started as a process keeps its store in a folder of its own.
  const studio = await startStudio({ serviceUrl: wallet.url, dataDir: path.join(dataDir, 'studio') });
  const { round, before } = await openHand(studio);
  await studio.close();
  const first = await startProcess(dataDir);
  const { session } = await open(first, aBlackjack());
  const reached = Promise.withResolvers<void>();
  wallet.breakWith((name) => {
    if (name !== 'debit') return 'none';
    reached.resolve();
    return 'answerLost';
  });
  const lost = post(first.url, '/play/move', moveOf(session, round, doubled)).catch(() => undefined);
  await reached.promise;
  await first.kill();
  await lost;

  wallet.breakWith(() => 'none');
  const second = await startProcess(dataDir);
  const resumed = await vi.waitUntil(
    async () => {
      const opened = await post<Opened>(second.url, '/play/resume', { session });
      return opened.isUnfinished ? undefined : opened;
    },
    { timeout: 15_000 },
  );
  expect(resumed.last).toEqual(round);
  expect(wallet.balanceMinor()).toBe(before);
  const { round: over } = await post<Played>(second.url, '/play/move', moveOf(session, round, doubled));
  expect(over.stakeMinor).toBe(String(2n * STAKE));
  expect(wallet.balanceMinor()).toBe(before - STAKE + BigInt(over.winMinor));
});

it('GAM-14 a hand that is left for a day is stood on to its end, and paid', async () => {
  const studio = await start();
  const { round, before } = await openHand(studio);
  studio.passDay();
  await studio.studio.keeper.finishOpen();
  const left = studio.studio.rounds.get(round.roundId);
  expect(left).toMatchObject({ state: 'settled', stakeMinor: STAKE });
  expect(wallet.balanceMinor()).toBe(before + (left.winMinor ?? 0n));
});

type Studio = Awaited<ReturnType<typeof start>>;

const minesGames = playableGames().flatMap(({ engine, gameCode }) => (engine === 'mines' ? [gameCode] : []));
const [minesGame = '', otherMinesGame = ''] = minesGames;
const MINES = 3;

/** Opens a game of mines and begins a round. */
async function begin(studio: Studio, gameCode = minesGame) {
  const { session } = await studio.open(gameCode);
  studio.passCycle();
  const clientRound = randomUUID();
  const answer = await studio.post('/play/round', { session, clientRound, move: { stakeMinor: '100', mines: MINES } });
  const { round } = answer.body as Played;
  return { session, clientRound, round, ...(await cellsOf(studio, round)) };
}

/** Returns the cells of a round that are safe, and those that are mines, from the studio's own seed. */
async function cellsOf({ studio }: Studio, { nonce }: PlayedRound) {
  const { serverSeed, clientSeed } = studio.seeds.current('m-1');
  const mines = placeMines(MINES, await fairFloats({ serverSeed, clientSeed, nonce }, MINES));
  const [first = 0, second = 0] = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
  return { safe: [first, second] as const, mine: mines[0] ?? 0 };
}

const picking = (cell: number) => ({ stakeMinor: '0', cell });
const cashOut = { stakeMinor: '0', cashOut: true };
const debits = () => wallet.calls.filter(({ name }) => name === 'debit').length;

it('GAM-14 a round of several moves takes its stake once and pays at its end', async () => {
  const studio = await start();
  const { session, round, safe } = await begin(studio);
  const { roundId } = round;
  expect(round).toMatchObject({ isOver: false, moves: 1, winMinor: '0', shown: { opened: [], minesAt: null } });
  expect(wallet.balanceMinor()).toBe(BALANCE - 100n);

  const picked = (await studio.post('/play/move', { session, roundId, index: 1, move: picking(safe[0]) })).body as Played;
  expect(picked.round).toMatchObject({ isOver: false, moves: 2, shown: { opened: [safe[0]], minesAt: null } });
  const { round: ended } = (await studio.post('/play/move', { session, roundId, index: 2, move: cashOut })).body as Played;
  expect(ended).toMatchObject({ isOver: true, moves: 3, winMinor: '110' });
  expect(wallet.balanceMinor()).toBe(BALANCE + 10n);
  expect(debits()).toBe(1);
});

it('GAM-14 the same move again, and twice at once, is made once; another one in its place is refused', async () => {
  const studio = await start();
  const { session, round, safe } = await begin(studio);
  const pick = (cell: number) => studio.post('/play/move', { session, roundId: round.roundId, index: 1, move: picking(cell) });
  const [first, second] = await Promise.all([pick(safe[0]), pick(safe[0])]);
  expect(first.status).toBe(200);
  const { waitMs: _, ...same } = first.body as Played;
  expect(second.body).toMatchObject(same);
  expect((await pick(safe[0])).body).toMatchObject(same);
  expect(await pick(safe[1])).toMatchObject({ status: 400, body: { code: 'badInput' } });
  const { round: after } = (await pick(safe[0])).body as Played;
  expect((after.shown as MinesShown).opened).toEqual([safe[0]]);
});

it.each([
  ['an index ahead', { index: 2 }],
  ['the index of the first move', { index: 0 }],
  ['an index beyond every round', { index: 201 }],
  ['half an index', { index: 1.5 }],
  ['a round that does not exist', { roundId: randomUUID() }],
  ['a round without a proper name', { roundId: 'mine' }],
  ['a move that the rules do not allow', { move: { stakeMinor: '0', cell: 25 } }],
  ['a second beginning', { move: { stakeMinor: '100', mines: 1 } }],
  ['no move', { move: undefined }],
])('GAM-14 %s is refused, and the round stays as it was', async (_what, wrong) => {
  const studio = await start();
  const { session, round, safe } = await begin(studio);
  const move = { session, roundId: round.roundId, index: 1, move: picking(safe[0]) };
  expect(await studio.post('/play/move', { ...move, ...wrong })).toMatchObject({ status: 400, body: { code: 'badInput' } });
  expect(((await studio.post('/play/resume', { session })).body as Opened).last).toEqual(round);
  expect(wallet.balanceMinor()).toBe(BALANCE - 100n);
});

it('GAM-14 nobody moves in the round of another player, or from another game', async () => {
  const studio = await start();
  const { round, safe } = await begin(studio);
  const move = { roundId: round.roundId, index: 1, move: picking(safe[0]) };
  const stranger = studio.studio.sessions.start(
    { playerId: 'm-2', walletSessionId: 's-2', gameCode: minesGame, currency: 'USD', language: 'EN', marks: null, lotteryPlays: [] },
    Date.now(),
  );
  const { session: elsewhere } = await studio.open(otherMinesGame);
  for (const session of [stranger, elsewhere])
    expect(await studio.post('/play/move', { ...move, session })).toMatchObject({ status: 400, body: { code: 'badInput' } });
  expect(studio.studio.rounds.get(round.roundId).moves).toHaveLength(1);
});

it('GAM-14 a round that is over takes no further move', async () => {
  const studio = await start();
  const { session, round, safe, mine } = await begin(studio);
  const { roundId } = round;
  const { round: lost } = (await studio.post('/play/move', { session, roundId, index: 1, move: picking(mine) })).body as Played;
  expect(lost).toMatchObject({ isOver: true, winMinor: '0' });
  for (const move of [picking(safe[0]), cashOut])
    expect(await studio.post('/play/move', { session, roundId, index: 2, move })).toMatchObject({ status: 400 });
  expect(wallet.balanceMinor()).toBe(BALANCE - 100n);
});

it('GAM-14 a page that is loaded again goes on with the open round', async () => {
  const studio = await start();
  const { session, round, safe } = await begin(studio);
  const move = (index: number, made: object) => studio.post('/play/move', { session, roundId: round.roundId, index, move: made });
  const picked = (await move(1, picking(safe[0]))).body as Played;
  expect((await studio.post('/play/resume', { session })).body).toMatchObject({ last: picked.round, isUnfinished: false });
  expect((await move(2, picking(safe[1]))).body).toMatchObject({ round: { shown: { opened: [...safe] } } });
});

it('GAM-14 an open round refuses another at its game and a new seed; other games go on', async () => {
  const studio = await start();
  const { session, round, safe } = await begin(studio);
  const { session: slots } = await studio.open();
  studio.passCycle();
  const again = { session, clientRound: randomUUID(), move: { stakeMinor: '100', mines: 1 } };
  expect(await studio.post('/play/round', again)).toMatchObject({ status: 409, body: { code: 'roundOpen' } });
  expect(await studio.post('/play/seed', { session, clientSeed: 'mine' })).toMatchObject({ status: 409, body: { code: 'roundOpen' } });

  const spun = await studio.post('/play/round', roundOf(slots, randomUUID()));
  expect(spun).toMatchObject({ status: 200, body: { round: { isOver: true, nonce: round.nonce + 1 } } });
  studio.passCycle();
  const elsewhere = await begin(studio, otherMinesGame);
  expect(elsewhere.round).toMatchObject({ isOver: false, nonce: round.nonce + 2 });
  const moved = await studio.post('/play/move', { session, roundId: round.roundId, index: 1, move: picking(safe[0]) });
  expect(moved).toMatchObject({ status: 200, body: { round: { nonce: round.nonce, moves: 2 } } });
});

it('GAM-14 a round left for a day is ended with the least loss, once', async () => {
  const studio = await start();
  const { session, round, safe } = await begin(studio);
  const { roundId } = round;
  await studio.post('/play/move', { session, roundId, index: 1, move: picking(safe[0]) });
  const untouched = await begin(studio, otherMinesGame);
  await studio.studio.keeper.finishOpen();
  expect(studio.studio.rounds.get(roundId).state).toBe('playing');

  studio.passDay();
  for (let time = 0; time < 2; time += 1) await studio.studio.keeper.finishOpen();
  expect(studio.studio.rounds.get(roundId)).toMatchObject({ state: 'settled', winMinor: 110n });
  expect(studio.studio.rounds.get(untouched.round.roundId)).toMatchObject({ state: 'settled', winMinor: 100n });
  expect(wallet.balanceMinor()).toBe(BALANCE + 10n);
});

it('GAM-14 a studio killed in the middle of a round goes on with it, and pays a cash-out whose answer was lost', async () => {
  const dataDir = newDataDir();
  const first = await startProcess(dataDir);
  const { session } = await open(first, minesGame);
  const begun = { session, clientRound: randomUUID(), move: { stakeMinor: '100', mines: 24 } };
  const { round } = await post<Played>(first.url, '/play/round', begun);
  await first.kill();

  const second = await startProcess(dataDir);
  const { last } = await post<Opened>(second.url, '/play/resume', { session });
  expect(last).toEqual(round);
  const reached = Promise.withResolvers<void>();
  wallet.breakWith((name) => {
    if (name !== 'credit') return 'none';
    reached.resolve();
    return 'answerLost';
  });
  const move = { session, roundId: round.roundId, index: 1, move: picking(7) };
  const lost = post(second.url, '/play/move', move).catch(() => undefined);
  await reached.promise;
  await second.kill();
  await lost;

  wallet.breakWith(() => 'none');
  const third = await startProcess(dataDir);
  const ended = await vi.waitUntil(
    async () => {
      const { round: shown } = await post<Partial<Played>>(third.url, '/play/move', move);
      return shown?.isOver ? shown : undefined;
    },
    { timeout: 15_000 },
  );
  expect(wallet.balanceMinor()).toBe(BALANCE - 100n + BigInt(ended.winMinor));
  expect(debits()).toBe(1);
});

/** Launches a game as the service does, and opens the session. */
async function open({ url }: Running, gameCode = 'gold-tiger'): Promise<Opened> {
  const body = JSON.stringify(launchOf(gameCode));
  const timestamp = String(Date.now());
  const headers = {
    'X-Vendor': 'STUDIO',
    'X-Timestamp': timestamp,
    'X-Signature': sign(SECRET, { timestamp, method: 'POST', path: '/launch', body }),
  };
  const launched = await fetch(`${url}/launch`, { method: 'POST', headers, body });
  const { url: gameUrl } = (await launched.json()) as { url: string };
  return post(url, '/play/open', { ticket: new URL(gameUrl).searchParams.get('ticket') });
}

async function post<Value>(url: string, call: string, body: object): Promise<Value> {
  const response = await fetch(`${url}${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Value;
}

interface Running {
  url: string;
  kill(): Promise<void>;
}

/** Starts the studio as a process, so that it can be killed. */
async function startProcess(dataDir: string): Promise<Running> {
  const child = spawn('node', ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, '../../main.ts')], {
    env: {
      ...process.env,
      MODE: 'demo',
      HOST: '127.0.0.1',
      STUDIO_PORT: '0',
      SERVICE_URL: wallet.url,
      STUDIO_SECRET: SECRET,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => killed(child);
  closing.push(kill);
  return { url: await listening(child), kill };
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The studio ended before it listened.')));
    child.stdout?.on('data', (chunk) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk)) ?? [];
      if (url) resolve(url);
    });
  });
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
