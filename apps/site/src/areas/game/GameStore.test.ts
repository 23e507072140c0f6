import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { balance } from '../../testing/sample';
import { startStores } from '../../testing/startStores';
import { GameStore } from './GameStore';

// A launch tells the game the device and the scheme of the page.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterAll(() => void vi.unstubAllGlobals());

const address = new URLSearchParams({ nodeId: '7' });
const spin = { kind: 'playing', stakeMinor: '40', currency: 'USD' } as const;

/** Starts the store of a game, before its launch. */
async function startGame({ speaks = true } = {}) {
  const { api, system, wallet, service } = await startStores({ token: 'token' });
  const value = { gameUrl: 'https://games.example/play', mode: 'frame', speaks, unfinished: null, displayName: 'Gold Tiger' };
  service.answer('launchGame', () => ({ value }));
  const record = (netMinor: string) => service.answer('betRecords', () => ({ value: { rows: [], totals: { netMinor } } }));
  record('0');
  wallet.take(balance('100000', 5));
  return { game: new GameStore({ api, system, wallet }), wallet, service, record };
}

it('GAM-06 holds the balance from the stake until the game tells that the round is over', async () => {
  const { game, wallet } = await startGame();
  await game.openAt(address);
  game.hear(spin);
  expect(wallet.balance?.balance).toBe('99960');
  wallet.take(balance('101960', 7));
  expect(wallet.balance?.balance).toBe('99960');
  game.hear({ kind: 'round', stakeMinor: '40', winMinor: '2000', currency: 'USD' });
  expect(wallet.balance?.balance).toBe('101960');
  expect(game.rounds).toBe(1);
});

it('GAM-06 shows the newest balance when a game does not tell the end of a round for 15 seconds', async () => {
  const { game, wallet } = await startGame();
  await game.openAt(address);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  game.hear(spin);
  wallet.take(balance('101960', 7));
  vi.advanceTimersByTime(14_999);
  expect(wallet.balance?.balance).toBe('99960');
  vi.advanceTimersByTime(1);
  expect(wallet.balance?.balance).toBe('101960');
});

it('GAM-07 counts the net position from the betting record before the first round', async () => {
  const { game, record } = await startGame();
  record('-700');
  await game.openAt(address);
  expect(game.netMinor).toBe(0n);
  record('-1200');
  await game.countNet();
  expect(game.netMinor).toBe(-500n);
  await game.openAt(address);
  expect(game.netMinor).toBe(-500n);
});

it('GAM-07 leaves the net position unknown when the record could not be read before the first round', async () => {
  const { game, service, record } = await startGame();
  service.answer('betRecords', () => ({ refuse: 'unavailable' }));
  await game.openAt(address);
  expect(game.launch.state).toBe('ready');
  record('-500');
  await game.countNet();
  await game.openAt(address);
  record('-900');
  await game.countNet();
  expect(game.netMinor).toBeUndefined();
});

it('GAM-07 reads the record again with the next launch as long as no game was there to be played', async () => {
  const { game, service, record } = await startGame();
  service.answer('betRecords', () => ({ refuse: 'unavailable' }));
  service.answer('launchGame', () => ({ refuse: 'vendorDown' }));
  await game.openAt(address);
  expect(game.launch).toMatchObject({ state: 'failed', code: 'vendorDown' });
  expect(game.netMinor).toBeUndefined();
  service.answer('launchGame', () => ({ value: { gameUrl: 'https://games.example/play', mode: 'frame', speaks: true } }));
  record('-500');
  await game.openAt(address);
  expect(game.launch.state).toBe('ready');
  expect(game.netMinor).toBe(0n);
});

it('GAM-07 shows a game that sends messages with its first one, and gives it up without', async () => {
  const { game } = await startGame();
  await game.openAt(address);
  game.takeLoad();
  expect(game.frame).toBe('waiting');
  game.giveUpOnFrame();
  expect(game.frame).toBe('silent');
  game.hear({ kind: 'ready' });
  expect(game.frame).toBe('shown');
});

it('GAM-07 shows a game that sends none with the load of its page, and neither gives it up nor holds the balance for it', async () => {
  const { game, wallet } = await startGame({ speaks: false });
  await game.openAt(address);
  expect(game.frame).toBe('waiting');
  game.takeLoad();
  game.giveUpOnFrame();
  expect(game.frame).toBe('shown');
  game.hear(spin);
  expect(wallet.balance?.balance).toBe('100000');
});
