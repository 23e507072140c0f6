import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Opened, PastRound, Played, SeenTable } from '../../core/play/wire.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { fightTimes } from './fightTimes.ts';
import { isOneSided, payoutOf, type Pool, returnMinorOf } from './pool.ts';
import type { CockfightShown, FightSelection } from './wire.ts';

const GAME = 'red-spur';
const BALANCE = 1_000_000n;
/** The house stakes 500 credits on each side. */
const HOUSE = 50_000n;
const { openMs, closedMs, runMs, overMs } = fightTimes;

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

const watch = async (session: string) =>
  (await studio.post('/play/table', { session, number: 0, phase: 'none', players: 0 })).body as SeenTable;

const bet = (session: string, spot: string, amountMinor: string) =>
  studio.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor: amountMinor, bets: [{ spot, amountMinor }] } });

const settled = (session: string) =>
  vi.waitUntil(async () => {
    const { last } = (await studio.post('/play/resume', { session })).body as Opened;
    return last?.isOver && last;
  });

/** Returns what a bet is owed by the pool that its round names. */
function owed(spot: FightSelection, stake: bigint, { outcome }: CockfightShown): bigint {
  const pool: Pool = { red: BigInt(outcome?.pool?.red ?? 0), blue: BigInt(outcome?.pool?.blue ?? 0) };
  return returnMinorOf({ selection: spot, stakeMinor: stake }, isOneSided(pool) ? 'cancelled' : (outcome?.winner ?? 'cancelled'), pool);
}

it('GAM-20 DR-13.1 DR-13.5 the pool holds the stakes of all players and of the house, its odds move, and the winners share it', async () => {
  const players = [await studio.openDemo(GAME), await studio.openDemo(GAME), await studio.openDemo(GAME)];
  const [one, two, three] = players.map(({ session }) => session) as [string, string, string];
  expect(await watch(one)).toMatchObject({ phase: 'open', players: 0, totals: { red: String(HOUSE), blue: String(HOUSE) } });
  await bet(one, 'red', '40000');
  await bet(two, 'blue', '10000');
  const open = await watch(three);
  expect(open).toMatchObject({ players: 2, totals: { red: '90000', blue: '60000' } });
  expect(payoutOf({ red: 90_000n, blue: 60_000n }, 'red')).toBe(15_833n);
  await bet(three, 'draw', '2000');

  await studio.pass(openMs + closedMs + runMs);
  const rounds = await Promise.all([one, two, three].map(settled));
  const stakes = [
    ['red', 40_000n],
    ['blue', 10_000n],
    ['draw', 2000n],
  ] as const;
  for (const [index, [spot, stake]] of stakes.entries()) {
    const shown = rounds[index]?.shown as CockfightShown;
    expect(shown.outcome?.pool).toEqual({ red: '90000', blue: '60000' });
    expect(rounds[index]?.winMinor).toBe(String(owed(spot, stake, shown)));
  }
});

it('GAM-20 DR-13.1 whatever the bets, a pool pays no more than it holds less the take', async () => {
  const sessions = (await Promise.all(Array.from({ length: 8 }, () => studio.openDemo(GAME)))).map(({ session }) => session);
  for (let fight = 0; fight < 6; fight += 1) {
    await watch(sessions[0] ?? '');
    await Promise.all(
      sessions.map((session, index) =>
        bet(session, (index + fight) % 3 === 0 ? 'blue' : 'red', String(20 * (1 + ((index * 37 + fight * 11) % 90)))),
      ),
    );
    await studio.pass(openMs + closedMs + runMs);
    const rounds = await Promise.all(sessions.map(settled));
    const shown = rounds.map((round) => round.shown as CockfightShown);
    const winner = shown[0]?.outcome?.winner;
    const pools = new Set(shown.map(({ outcome }) => JSON.stringify(outcome?.pool)));
    expect(pools.size).toBe(1);
    const { red = '0', blue = '0' } = shown[0]?.outcome?.pool ?? {};
    const held = BigInt(red) + BigInt(blue);
    const paid = rounds.reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n);
    const house =
      winner === 'draw' || winner === undefined
        ? 2n * HOUSE
        : returnMinorOf({ selection: winner, stakeMinor: HOUSE }, winner, { red: BigInt(red), blue: BigInt(blue) });
    expect(paid + house).toBeLessThanOrEqual(winner === 'draw' ? held : (held * 95n) / 100n);
    await studio.pass(overMs);
  }
});

it('GAM-20 DR-13.2 a one-sided pool is cancelled, and every stake is returned', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => studio.openDemo(GAME)));
  const sessions = players.map(({ session }) => session);
  await watch(sessions[0] ?? '');
  for (const session of sessions) await bet(session, 'red', '100000');
  expect(await watch(sessions[0] ?? '')).toMatchObject({ totals: { red: '450000', blue: '50000' } });
  await studio.pass(openMs + closedMs + runMs);
  for (const { winMinor } of await Promise.all(sessions.map(settled))) expect(winMinor).toBe('100000');
});

it.each([
  ['closed', openMs],
  ['running', openMs + closedMs],
])('GAM-20 a bet while the fight is %s is refused by the studio’s clock, and no money moves', async (phase, ms) => {
  const { session } = await studio.open(GAME);
  await watch(session);
  await studio.pass(ms);
  expect(await watch(session)).toMatchObject({ phase });
  expect(await bet(session, 'red', '100')).toMatchObject({ status: 409, body: { code: 'tooLate' } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
});

it('GAM-20 DR-13.5 a stake that is debited after the odds were final is returned, and changes no payout', async () => {
  const { session } = await studio.open(GAME);
  await watch(session);
  const answered = wallet.hold('debit');
  const late = bet(session, 'red', '100');
  await answered.reached;
  await studio.pass(openMs + closedMs);
  answered.release();
  expect(await late).toMatchObject({ status: 409, body: { code: 'stakeReturned' } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
  expect(await watch(session)).toMatchObject({ phase: 'running', players: 0, totals: { red: String(HOUSE), blue: String(HOUSE) } });
});

it.each([
  ['a third side', 'green', '100', 'bets.0.spot', 'unknown'],
  ['nothing', 'red', '0', 'bets.0.amountMinor', 'tooSmall'],
  ['more than the most', 'red', '200020', 'bets.0.amountMinor', 'tooLarge'],
  ['more than the most of a draw', 'draw', '10020', 'bets.0.amountMinor', 'tooLarge'],
  ['an amount between chips', 'blue', '110', 'bets.0.amountMinor', 'betweenChips'],
  ['a number with a sign', 'blue', '-100', 'stakeMinor', 'malformed'],
])('GAM-20 DR-13.3 a bet of %s is refused by its field, and no money moves', async (_what, spot, amountMinor, field, rule) => {
  const { session } = await studio.open(GAME);
  await watch(session);
  expect(await bet(session, spot, amountMinor)).toMatchObject({ status: 400, body: { code: 'badInput', field, rule } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
});

it('GAM-20 a studio that comes back pays the fight that its stop interrupted, from the same pool', async () => {
  const { session } = await studio.open(GAME);
  await watch(session);
  await bet(session, 'blue', '25000');
  await studio.close();
  const { dataDir } = studio;
  studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  await studio.studio.takenUp;
  const { winMinor, shown } = await settled(session);
  expect((shown as CockfightShown).outcome?.pool).toEqual({ red: '50000', blue: '75000' });
  expect(winMinor).toBe(String(owed('blue', 25_000n, shown as CockfightShown)));
  expect(wallet.balanceMinor()).toBe(BALANCE - 25_000n + BigInt(winMinor));
});

it('GAM-10 GAM-20 the record of a fight names its pool, by which its payout is verified', async () => {
  const { session } = await studio.open(GAME);
  await watch(session);
  const { round } = (await bet(session, 'red', '10000')).body as Played;
  expect(round).toMatchObject({ isOver: false, shown: { outcome: null } });
  await studio.pass(openMs + closedMs + runMs);
  const { winMinor } = await settled(session);
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  expect(past?.proof).toEqual({ cockfightBets: 'red=10000', cockfightPool: '60000/50000', cockfightPaid: winMinor });
});
