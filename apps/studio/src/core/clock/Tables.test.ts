import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { crash } from '../../engines/crash/engine.ts';
import { crashOf, multiplierAt, timeOf } from '../../engines/crash/flight.ts';
import type { CrashShown } from '../../engines/crash/wire.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import type { Opened, PastRound, Played, SeenTable } from '../play/wire.ts';

const GAME = 'orbit-crash';
const BALANCE = 100_000n;
const OPEN_MS = crash.clock?.openMs ?? 0;

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

const watch = async (session: string, known = { number: 0, phase: 'none', players: 0 }) =>
  (await studio.post('/play/table', { session, number: known.number, phase: known.phase, players: known.players })).body as SeenTable;

const bet = (session: string, more = {}) =>
  studio.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor: '40', ...more } });

const leave = (session: string, roundId: string) =>
  studio.post('/play/move', { session, roundId, index: 1, move: { stakeMinor: '0', cashOut: true } });

/** Returns the end of the present flight, which only the studio knows, in hundredths. */
async function endOfFlight(): Promise<number> {
  const [draw] = studio.studio.draws.recent(GAME, 1);
  const [number = 0] = await fairFloats({ serverSeed: draw?.serverSeed ?? '', clientSeed: GAME, nonce: draw?.number ?? 0 }, 1);
  return crashOf(number);
}

/** Waits for a flight that goes at least so high, and returns its end. */
async function flightTo(session: string, height: number): Promise<number> {
  await watch(session);
  for (;;) {
    const end = await endOfFlight();
    if (end >= height) return end;
    await studio.pass(OPEN_MS + timeOf(end) + 1);
    await studio.pass(crash.clock?.overMs ?? 0);
    await watch(session);
  }
}

/** Returns the player's last round once the table has settled it. */
function settled(session: string): Promise<Opened['last']> {
  return vi.waitUntil(async () => {
    const { last } = (await studio.post('/play/resume', { session })).body as Opened;
    return last?.isOver && last;
  });
}

it('GAM-09 a table opens, runs and ends, tells its result at the end, and begins the next draw', async () => {
  const { session } = await studio.open(GAME);
  const end = await flightTo(session, 150);
  const open = await watch(session);
  expect(open).toMatchObject({ phase: 'open', outcome: null, runningMs: 0 });
  await studio.pass(OPEN_MS);
  expect(await watch(session, open)).toMatchObject({ number: open.number, phase: 'running', outcome: null, leftMs: null });
  await studio.pass(timeOf(end) + 1);
  expect(await watch(session)).toMatchObject({ number: open.number, phase: 'over', outcome: { crash: end } });
  await studio.pass(crash.clock?.overMs ?? 0);
  const next = await watch(session);
  expect(next).toMatchObject({ number: open.number + 1, phase: 'open' });
  expect(next.history[0]).toMatchObject({ number: open.number, outcome: { crash: end } });
  expect(await seedHash(next.history[0]?.serverSeed ?? '')).toBe(open.serverSeedHash);
});

it('GAM-09 who waits for the next phase is told at once when it begins', async () => {
  const { session } = await studio.open(GAME);
  await flightTo(session, 150);
  const open = await watch(session);
  const waiting = watch(session, open);
  await studio.pass(OPEN_MS);
  expect(await waiting).toMatchObject({ phase: 'running' });
});

it('GAM-21 a cash-out pays the multiplier of the studio’s clock, once', async () => {
  const { session } = await studio.open(GAME);
  await flightTo(session, 200);
  const { round } = (await bet(session)).body as Played;
  expect(round).toMatchObject({ isOver: false, winMinor: '0' });
  expect(wallet.balanceMinor()).toBe(BALANCE - 40n);
  await studio.pass(OPEN_MS + timeOf(150));
  const { round: left } = (await leave(session, round.roundId)).body as Played;
  const { cashedAt } = left.shown as CrashShown;
  expect(cashedAt).toBeGreaterThanOrEqual(150);
  expect(cashedAt).toBeLessThan(200);
  expect(left.winMinor).toBe(String((40n * BigInt(cashedAt ?? 0)) / 100n));
  expect(((await leave(session, round.roundId)).body as Played).round).toEqual(left);
  expect(wallet.balanceMinor()).toBe(BALANCE - 40n + BigInt(left.winMinor));
});

it('GAM-21 a cash-out after the end of the flight is refused, and the stake is lost', async () => {
  const { session } = await studio.open(GAME);
  const end = await flightTo(session, 150);
  const { round } = (await bet(session)).body as Played;
  await studio.pass(OPEN_MS);
  await studio.pass(timeOf(end) + 1);
  expect(await leave(session, round.roundId)).toMatchObject({ status: 409, body: { code: 'tooLate' } });
  expect(await settled(session)).toMatchObject({ winMinor: '0', shown: { cashedAt: null } });
  expect(wallet.balanceMinor()).toBe(BALANCE - 40n);
});

it('GAM-21 a bet is cashed out by itself at its multiplier when the flight reaches it', async () => {
  const { session } = await studio.open(GAME);
  const end = await flightTo(session, 160);
  await bet(session, { autoAt: 160 });
  await studio.pass(OPEN_MS);
  await studio.pass(timeOf(end) + 1);
  expect(await settled(session)).toMatchObject({ winMinor: '64', shown: { cashedAt: 160 } });
  expect(wallet.balanceMinor()).toBe(BALANCE + 24n);
});

it('GAM-09 a bet after closing is refused by the studio’s clock, and no money moves', async () => {
  const { session } = await studio.open(GAME);
  await flightTo(session, 150);
  await studio.pass(OPEN_MS);
  expect(await bet(session)).toMatchObject({ status: 409, body: { code: 'tooLate' } });
  expect(wallet.calls.map(({ name }) => name)).not.toContain('debit');
});

it('GAM-09 a stake whose debit is answered when the draw runs is returned', async () => {
  const { session } = await studio.open(GAME);
  await flightTo(session, 150);
  const answered = wallet.hold('debit');
  const late = bet(session);
  await answered.reached;
  await studio.pass(OPEN_MS);
  answered.release();
  expect(await late).toMatchObject({ status: 409, body: { code: 'stakeReturned' } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
});

it('GAM-09 who leaves waits no longer for the next phase', async () => {
  const changed = vi.spyOn(studio.studio.tables, 'changed');
  const { session } = await studio.open(GAME);
  const { number, phase, players } = await watch(session);
  const page = new AbortController();
  const body = JSON.stringify({ session, number, phase, players });
  const headers = { 'Content-Type': 'application/json' };
  const asked = fetch(`${studio.url}/play/table`, { method: 'POST', headers, body, signal: page.signal }).catch(() => 'left');
  await vi.waitUntil(() => changed.mock.results.length === 1);
  page.abort();
  expect(await asked).toBe('left');
  const waited = Promise.resolve(changed.mock.results[0]?.value).then(() => 'woken');
  expect(await Promise.race([waited, pause(2000).then(() => 'waits')])).toBe('woken');
});

it.each([
  ['a multiplier below 1.01', { autoAt: 100 }],
  ['a multiplier above 1,000', { autoAt: 100_001 }],
  ['a multiplier with parts of a hundredth', { autoAt: 150.5 }],
  ['a time of its own', { atMs: 5 }],
])('GAM-21 a bet with %s is refused and no money moves', async (_what, more) => {
  const { session } = await studio.open(GAME);
  await flightTo(session, 150);
  expect(await bet(session, more)).toMatchObject({ status: 400, body: { code: 'badInput' } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
});

it('GAM-09 a studio that comes back settles the rounds of the draw that its stop interrupted', async () => {
  const { session } = await studio.open(GAME);
  const end = await flightTo(session, 150);
  await bet(session, { autoAt: 120 });
  await studio.close();
  const { dataDir } = studio;
  studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  await studio.studio.takenUp;
  expect(await settled(session)).toMatchObject({ winMinor: '48', shown: { cashedAt: 120 } });
  expect(end).toBeGreaterThanOrEqual(150);
  expect(wallet.balanceMinor()).toBe(BALANCE + 8n);
});

it('GAM-10 the seed of a flight verifies its end', async () => {
  const { session } = await studio.open(GAME);
  const end = await flightTo(session, 101);
  await bet(session);
  await studio.pass(OPEN_MS);
  await studio.pass(timeOf(end) + 1);
  await settled(session);
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  const [number = 0] = await fairFloats(
    { serverSeed: past?.serverSeed ?? '', clientSeed: past?.clientSeed ?? '', nonce: past?.nonce ?? 0 },
    1,
  );
  expect(crashOf(number)).toBe(end);
  expect(past?.proof).toEqual({ crash: (end / 100).toFixed(2) });
});

it('GAM-21 the multiplier at the time of a multiplier is that multiplier', () => {
  for (const multiplier of [101, 150, 200, 1234, 99_999]) expect(multiplierAt(timeOf(multiplier))).toBe(multiplier);
});
