import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fairFloats } from '@site/rules/fairStream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../catalogue/findGame.ts';
import type { Opened, Played, SeenTable } from '../core/play/wire.ts';
import { numeroOf } from '../engines/draws/calendar.ts';
import { drawResult, numbersOfDraw, writeResult } from '../engines/draws/drawResult.ts';
import { SECRET, startStudio } from '../testing/startStudio.ts';

const FAST = playableGames().find(({ gameClassify }) => gameClassify === 'FAST60')?.gameCode ?? '';
const STAKE = 100n;
const WIN = 960n;
/** Less than the age that a signature may have. */
const BEHIND_MS = 200_000;
const root = path.resolve(import.meta.dirname, '../../../..');
const dataDir = mkdtempSync(path.join(tmpdir(), 'ruling-'));
const port = await freePort();
const serviceUrl = `http://127.0.0.1:${port}`;

let studio: Awaited<ReturnType<typeof startStudio>>;
let service: ReturnType<typeof startService>;

beforeAll(async () => {
  studio = await startStudio({ serviceUrl, isOpenAtItsAddress: true });
  service = startService();
  for await (const line of createInterface(service.stdout)) if (line.startsWith('Marquee is at')) return;
  throw new Error('The service ended before it served.');
}, 120_000);
afterAll(async () => {
  const ended = once(service, 'exit');
  service.kill();
  await ended;
  await studio.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

/** Starts the service as a process of its own: its wallet, and the records of its members. */
const startService = () =>
  spawn(process.execPath, ['apps/service/src/main.ts'], {
    cwd: root,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      STUDIO_URL: studio.url,
      STUDIO_SECRET: SECRET,
      DATA_DIR: dataDir,
      SEED_SIZE: 'small',
      LOG_LEVEL: 'silent',
      PASSWORD_HASH_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Runs a program as an operator does. */
const run = (program: string, environment: Record<string, string>, ...args: string[]) =>
  new Promise<{ exitCode: number | string; output: string; complaint: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, ...args],
      { cwd: root, env: environment },
      (error, output, complaint) => resolve({ exitCode: error?.code ?? 0, output, complaint }),
    );
  });

const rule = (...args: string[]) => run('apps/studio/src/commands/ruling.ts', { STUDIO_URL: studio.url, STUDIO_SECRET: SECRET }, ...args);

async function ask<Value>(call: string, token: string, body?: object): Promise<Value> {
  const response = await fetch(`${serviceUrl}${call}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', 'X-Module': 'WEB', 'X-Merchant': 'marquee', Authorization: `Bearer ${token}` },
  });
  const { success, value, code } = (await response.json()) as { success: boolean; value: Value; code?: string };
  if (!success) throw new Error(`${call} was refused: ${code}.`);
  return value;
}

/** Logs a member in, and opens the lottery with the member's own wallet. */
async function open(username: string) {
  const { token } = await ask<{ token: string }>('/dev/session', '', { merchant: 'marquee', username });
  const launch = {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'ELOTT',
    view: 'betting',
    device: 'desktop',
    backUrl: '/',
    language: 'EN',
  };
  const { gameUrl } = await ask<{ gameUrl: string }>('/wps/game/launchGame', token, { ...launch, gameCode: FAST });
  const opened = await studio.post('/play/open', { ticket: new URL(gameUrl).searchParams.get('ticket') });
  const { session } = opened.body as Opened;
  return { token, session };
}

async function passToNext(session: string): Promise<number> {
  const watch = async () => (await studio.post('/play/table', { session, number: 0, phase: 'none', players: 0 })).body as SeenTable;
  const { number } = await watch();
  for (let step = 0; step < 8; step += 1) {
    const table = await watch();
    if (table.number !== number && table.phase === 'open') return table.number;
    await studio.pass((table.leftMs ?? 0) + 1);
  }
  throw new Error('No draw follows.');
}

async function buy(session: string, digit: string): Promise<string> {
  const move = { stakeMinor: String(STAKE), lines: [{ play: 'duoi', numbers: [digit], stakeMinor: String(STAKE) }] };
  const { status, body } = await studio.post('/play/round', { session, clientRound: randomUUID(), move });
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as Played).round.roundId;
}

/** Returns the record of a bet: its stakes and payouts, each correction apart. */
async function recordOf(token: string, roundId: string) {
  const { bets } = await ask<{ bets: { stakeMinor: string; payoutMinor: string; status: string }[] }>(
    `/wps/game/round?roundId=${roundId}`,
    token,
  );
  return bets.map(({ stakeMinor, payoutMinor }) => [Number(stakeMinor), Number(payoutMinor)]);
}

it(
  'DR-12 VEN-01 a corrected draw moves the money of the wallet once, is told by the records of both bets and by the results',
  { timeout: 120_000 },
  async () => {
    // The service tells no result of the future, and a test passes from draw to draw.
    await studio.pass(-BEHIND_MS);
    const [one, two] = [await open('player02'), await open('player03')];
    const number = await passToNext(one.session);
    const stream = { serverSeed: studio.studio.draws.seedOf(FAST, number), clientSeed: FAST, nonce: number };
    const result = writeResult(drawResult('south', await fairFloats(stream, numbersOfDraw('south'))));
    const drawn = result[5] ?? '';
    const right = drawn === '0' ? '1' : '0';
    const [wrong, owed] = [await buy(one.session, drawn), await buy(two.session, right)];
    await passToNext(one.session);
    await studio.studio.keeper.settleDue();
    expect(await recordOf(one.token, wrong)).toEqual([[Number(STAKE), Number(WIN)]]);
    expect(await recordOf(two.token, owed)).toEqual([[Number(STAKE), 0]]);

    const corrected = result.slice(0, 5) + right + result.slice(6);
    for (let time = 0; time < 2; time += 1) {
      const { exitCode, output, complaint } = await rule('--game', FAST, '--event', numeroOf(number), '--result', corrected);
      expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
      expect(output).toMatch(/^Decided: /);
      expect(output).not.toContain('not corrected yet');
    }
    expect(await recordOf(one.token, wrong)).toEqual([
      [Number(STAKE), Number(WIN)],
      [0, -Number(WIN)],
    ]);
    expect(await recordOf(two.token, owed)).toEqual([
      [Number(STAKE), 0],
      [0, Number(WIN)],
    ]);
    const { draws } = await ask<{ draws: { numero: string; result: string; isCorrected?: boolean }[] }>(
      `/wps/lottery/results?gameCode=${FAST}&pageSize=20`,
      one.token,
    );
    expect(draws.find(({ numero }) => numero === numeroOf(number))).toMatchObject({ result: corrected, isCorrected: true });
    const audit = await run('apps/service/src/commands/moneyAudit.ts', { DATA_DIR: dataDir });
    expect(audit).toMatchObject({ exitCode: 0, complaint: '' });
  },
);

it.each<[what: string, complaint: string, ...args: string[]]>([
  ['no game', '--game is missing.', '--event', 'coast-7-3-2', '--void'],
  ['no event', '--event is missing.', '--game', 'penalty-king', '--void'],
  ['no decision', 'The decision is missing.', '--game', 'penalty-king', '--event', 'coast-7-3-2'],
  [
    'two decisions',
    'Two decisions are given.',
    '--game',
    'penalty-king',
    '--event',
    'coast-7-3-2',
    '--void',
    '--half',
    '0:0',
    '--full',
    '1:0',
  ],
  ['no score at the end', '--full is missing.', '--game', 'penalty-king', '--event', 'coast-7-3-2', '--half', '0:0'],
  ['no numbers', '--full is "two"', '--game', 'penalty-king', '--event', 'coast-7-3-2', '--half', '0:0', '--full', 'two'],
  ['no map', '--maps has "home"', '--game', 'penalty-king', '--event', 'orbit-7-3-2', '--maps', 'home'],
  ['an unknown game', '--game is wrong (gameCode)', '--game', 'no-such', '--event', 'coast-7-3-2', '--void'],
  ['a game without results', '--game is wrong (gameCode)', '--game', 'gold-tiger', '--event', 'coast-7-3-2', '--void'],
  ['an unknown match', '--event is wrong (eventId)', '--game', 'penalty-king', '--event', 'coast-7-99-2', '--void'],
  [
    'a score that falls',
    '--half is wrong (ruling.half.home)',
    '--game',
    'penalty-king',
    '--event',
    'coast-7-3-2',
    '--half',
    '2:0',
    '--full',
    '1:0',
  ],
  [
    'a series without an end',
    '--maps is wrong (ruling.maps)',
    '--game',
    'penalty-king',
    '--event',
    'orbit-7-3-2',
    '--maps',
    'home:9:1,away:1:9',
  ],
  ['a draw to come', '--event is wrong (eventId)', '--game', FAST, '--event', '20990105-0012', '--result', '1'],
  ['an unknown option', "Unknown option '--score'", '--game', 'penalty-king', '--score', '1'],
])('DR-12 DR-14 the command refuses %s by its name', async (_what, complaint, ...args) => {
  const { exitCode, complaint: said, output } = await rule(...args);
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
  expect(said).toContain(complaint);
});
