import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

/** Launches a game as the service does, and opens the session. */
async function open({ url }: Running): Promise<Opened> {
  const body = JSON.stringify(launchOf('gold-tiger'));
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
