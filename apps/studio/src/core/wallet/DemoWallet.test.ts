import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { newDataDir, SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import type { Opened, Played } from '../play/wire.ts';
import { openStore } from '../store/openStore.ts';
import { DemoWallet } from './DemoWallet.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1_000_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

it('GAM-11 a free trial plays with the studio’s play money, and asks no wallet', async () => {
  const { session, balanceMinor } = await studio.openDemo();
  expect(balanceMinor).toBe('100000');
  const { body } = await studio.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor: '40' } });
  const { round, balanceMinor: after } = body as Played;
  expect(after).toBe(String(100_000n - 40n + BigInt(round.winMinor)));
  expect(((await studio.post('/play/resume', { session })).body as Opened).balanceMinor).toBe(after);
  expect(wallet.calls).toEqual([]);
});

it('GAM-11 each free trial has its own play money', async () => {
  const one = await studio.openDemo();
  await studio.post('/play/round', { session: one.session, clientRound: randomUUID(), move: { stakeMinor: '5000' } });
  expect((await studio.openDemo()).balanceMinor).toBe('100000');
});

const DAYS_3_MS = 3 * 24 * 60 * 60_000;

it('GAM-11 a free trial is removed after two days with all it played, but not while a round of it is open', async () => {
  const { demo, sessions, rounds, seeds, now } = studio.studio;
  const play = async (gameCode: string, move: object) => {
    const { session } = await studio.openDemo(gameCode);
    await studio.post('/play/round', { session, clientRound: randomUUID(), move });
    const round = rounds.latest(sessions.find(session, now())?.playerId ?? '');
    if (!round) throw new Error(`${gameCode} has no round.`);
    return round;
  };
  const over = await play('gold-tiger', { stakeMinor: '40' });
  const [mines = ''] = playableGames().flatMap(({ engine, gameCode }) => (engine === 'mines' ? [gameCode] : []));
  const waiting = await play(mines, { stakeMinor: '100', mines: 3 });
  expect([over.state, waiting.state]).toEqual(['settled', 'playing']);
  demo.open(1n, now() + DAYS_3_MS);
  expect(rounds.find(over.id)).toBeUndefined();
  expect(() => seeds.get(over.seedId)).toThrow('No seed');
  expect(rounds.get(waiting.id)).toEqual(waiting);
  expect(seeds.get(waiting.seedId).serverSeed).toMatch(/^[0-9a-f]{64}$/);
});

const open = () => {
  const store = openStore(newDataDir());
  const demo = new DemoWallet(store);
  const { playerId } = demo.open(1n, Date.now());
  const ids = { playerId, currency: 'USD', roundId: 'r', sessionId: 's', gameCode: 'g' };
  return {
    store,
    debit: (txId: string, amountMinor: string) => demo.ask('debit', { ...ids, txId, amountMinor }),
    credit: (txId: string, amountMinor: string) => demo.ask('credit', { ...ids, txId, amountMinor }),
    rollback: (txId: string, refTxId: string) => demo.ask('rollback', { playerId, txId, refTxId }),
  };
};

it('GAM-11 a transaction of play money is executed once', async () => {
  const { debit, credit } = open();
  expect(await debit('a', '40')).toEqual({ code: 'OK', balanceMinor: '4960' });
  expect(await debit('a', '40')).toEqual({ code: 'OK', balanceMinor: '4960' });
  expect(await credit('b', '100')).toEqual({ code: 'OK', balanceMinor: '5060' });
  expect(await credit('b', '100')).toEqual({ code: 'OK', balanceMinor: '5060' });
});

it('GAM-11 a rollback returns play money once, also before its debit', async () => {
  const { debit, rollback } = open();
  await debit('a', '40');
  expect(await rollback('x', 'a')).toEqual({ code: 'OK', balanceMinor: '5000' });
  expect(await rollback('x', 'a')).toEqual({ code: 'OK', balanceMinor: '5000' });
  expect(await rollback('y', 'late')).toEqual({ code: 'OK', balanceMinor: '5000' });
  expect(await debit('late', '40')).toEqual({ code: 'OK', balanceMinor: '5000' });
});

it('GAM-11 a round that ends after its play money was removed ends without it', async () => {
  const { store, debit, credit, rollback } = open();
  await debit('a', '40');
  new DemoWallet(store).open(1n, Date.now() + DAYS_3_MS);
  expect(await credit('b', '100')).toEqual({ code: 'OK' });
  expect(await rollback('x', 'a')).toEqual({ code: 'OK' });
  expect(await debit('c', '1')).toEqual({ code: 'INSUFFICIENT_FUNDS' });
});

it('GAM-11 play money runs out', async () => {
  const { debit } = open();
  expect(await debit('a', '5001')).toEqual({ code: 'INSUFFICIENT_FUNDS' });
  expect(await debit('b', '5000')).toEqual({ code: 'OK', balanceMinor: '0' });
});
