import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import type { BlackjackShown } from '../../engines/blackjack/wire.ts';
import type { Opened, Played } from '../play/wire.ts';
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
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
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
