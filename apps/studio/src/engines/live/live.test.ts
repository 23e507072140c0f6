import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Opened, PastRound, Played, SeenTable } from '../../core/play/wire.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { type BaccaratHands, payOf } from '../baccarat/playBaccarat.ts';
import { liveGameOf } from '../../testing/liveGameOf.ts';
import { liveGames } from './games.ts';
import { liveTimes } from './liveTimes.ts';
import type { LiveShown } from './wire.ts';

const GAME = 'ace-baccarat';
const BALANCE = 100_000n;
const { openMs, closedMs, overMs } = liveTimes;
const { runMs } = liveGames.baccarat;

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

const watch = async (session: string, { number = 0, phase = 'none', players = 0 } = {}) =>
  (await studio.post('/play/table', { session, number, phase, players })).body as SeenTable;

const bet = (session: string, bets: readonly { spot: string; amountMinor: string }[]) => {
  const stakeMinor = String(bets.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0));
  return studio.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor, bets } });
};

/** Returns the player's last round once the table has settled it. */
const settled = (session: string) =>
  vi.waitUntil(async () => {
    const { last } = (await studio.post('/play/resume', { session })).body as Opened;
    return last?.isOver && last;
  });

it('GAM-09 two players at one table share a draw, see the money of both, and are settled whether they stay or not', async () => {
  const [one, other] = [await studio.openDemo(GAME), await studio.openDemo(GAME)];
  const open = await watch(one.session);
  expect(open).toMatchObject({ phase: 'open', players: 0, totals: {}, outcome: null });

  const waiting = watch(one.session, open);
  await bet(other.session, [{ spot: 'banker', amountMinor: '200' }]);
  expect(await waiting).toMatchObject({ number: open.number, phase: 'open', players: 1, totals: { banker: '200' } });
  const { round } = (
    await bet(one.session, [
      { spot: 'player', amountMinor: '100' },
      { spot: 'banker', amountMinor: '40' },
    ])
  ).body as Played;
  expect(round).toMatchObject({ isOver: false, winMinor: '0', shown: { outcome: null } });
  expect(await watch(other.session)).toMatchObject({ players: 2, totals: { player: '100', banker: '240' } });

  await studio.pass(openMs + closedMs);
  const running = await watch(one.session);
  expect(running).toMatchObject({ number: open.number, phase: 'running' });
  await studio.pass(runMs);
  const outcome = running.outcome as BaccaratHands;
  const paid = (spot: string, amountMinor: string) => payOf({ spot, amountMinor }, outcome);
  const mine = await settled(one.session);
  expect(mine).toMatchObject({ winMinor: String(paid('player', '100') + paid('banker', '40')) });
  expect((mine.shown as LiveShown).outcome).toEqual(outcome);
  expect(await settled(other.session)).toMatchObject({ winMinor: String(paid('banker', '200')) });
});

it('GAM-09 play money and real money are not added up', async () => {
  const [demo, real] = [await studio.openDemo(GAME), await studio.open(GAME)];
  await watch(real.session);
  await bet(demo.session, [{ spot: 'tie', amountMinor: '60' }]);
  await bet(real.session, [{ spot: 'player', amountMinor: '20' }]);
  expect(await watch(real.session)).toMatchObject({ players: 1, totals: { player: '20' } });
  expect(await watch(demo.session)).toMatchObject({ players: 1, totals: { tie: '60' } });
});

it.each([
  ['closed', openMs],
  ['running', openMs + closedMs],
  ['over', openMs + closedMs + runMs],
])('GAM-09 a bet while the draw is %s is refused by the studio’s clock, and no money moves', async (phase, ms) => {
  const { session } = await studio.open(GAME);
  await watch(session);
  await studio.pass(ms);
  expect(await watch(session)).toMatchObject({ phase });
  expect(await bet(session, [{ spot: 'player', amountMinor: '100' }])).toMatchObject({ status: 409, body: { code: 'tooLate' } });
  expect(wallet.calls.map(({ name }) => name)).not.toContain('debit');
});

it('GAM-09 a bet that is in cannot be changed or taken back', async () => {
  const { session } = await studio.open(GAME);
  await watch(session);
  const { round } = (await bet(session, [{ spot: 'player', amountMinor: '100' }])).body as Played;
  const move = { stakeMinor: '20', bets: [{ spot: 'tie', amountMinor: '20' }] };
  const again = () => studio.post('/play/move', { session, roundId: round.roundId, index: 1, move });
  expect(await again()).toMatchObject({ status: 400, body: { code: 'badInput' } });
  await studio.pass(openMs + closedMs);
  expect(await again()).toMatchObject({ status: 409, body: { code: 'tooLate' } });
  expect(wallet.balanceMinor()).toBe(BALANCE - 100n);
});

it.each<[what: string, bets: { spot: string; amountMinor: string }[]]>([
  ['an unknown place', [{ spot: 'dealer', amountMinor: '20' }]],
  ['a place of another game', [{ spot: 'small', amountMinor: '20' }]],
  ['a stake under the least', [{ spot: 'player', amountMinor: '0' }]],
  ['a stake over the most', [{ spot: 'player', amountMinor: '100020' }]],
  ['a stake between two chips', [{ spot: 'player', amountMinor: '30' }]],
  ['no bet', []],
])('GAM-09 %s is refused at a live table, and no money moves', async (_what, bets) => {
  const { session } = await studio.open(GAME);
  await watch(session);
  expect(await bet(session, bets)).toMatchObject({ status: 400, body: { code: 'badInput' } });
  expect(wallet.balanceMinor()).toBe(BALANCE);
});

it('GAM-09 a studio that comes back settles the bets of the draw that its stop interrupted', async () => {
  const { session } = await studio.open(GAME);
  await watch(session);
  await bet(session, [
    { spot: 'player', amountMinor: '100' },
    { spot: 'banker', amountMinor: '100' },
    { spot: 'tie', amountMinor: '100' },
  ]);
  await studio.close();
  const { dataDir } = studio;
  studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  await studio.studio.takenUp;
  const { winMinor, shown } = await settled(session);
  const hands = (shown as LiveShown<BaccaratHands>).outcome;
  const due = ['player', 'banker', 'tie'].reduce((sum, spot) => sum + (hands ? payOf({ spot, amountMinor: '100' }, hands) : 0n), 0n);
  expect(winMinor).toBe(String(due));
  expect(wallet.balanceMinor()).toBe(BALANCE - 300n + due);
});

it.each([
  ['ROULETTE', 'red', '200'],
  ['SIC_BO', 'small', '200'],
  ['DRAGON_TIGER', 'dragonRed', '190'],
  ['SHOW', 'one', '200'],
])('GAM-09 GAM-10 a table of %s plays a draw, whose seed verifies it', async (classify, spot, paid) => {
  const { session } = await studio.open(liveGameOf(classify));
  await watch(session);
  await bet(session, [{ spot, amountMinor: '100' }]);
  await studio.pass(openMs + closedMs + 10_000);
  const { winMinor } = await settled(session);
  expect(['0', paid]).toContain(winMinor);
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  expect(past).toMatchObject({ proof: { liveBets: `${spot}=100`, livePaid: winMinor }, nonce: 1 });
  expect(past?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  await studio.pass(overMs);
});
