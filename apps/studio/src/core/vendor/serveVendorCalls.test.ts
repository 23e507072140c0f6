import { randomUUID } from 'node:crypto';
import { vendorDrawsValue, vendorGamesValue, vendorLaunchValue, vendorPlayedValue, vendorTransactionsValue } from '@site/api/vendor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { returnToPlayerPpm } from '../../engines/reels/returnToPlayer.ts';
import { goldTiger } from '../../engines/reels/themes/goldTiger.ts';
import { launchOf, newDataDir, SECRET, startStudio } from '../../testing/startStudio.ts';
import { PLAYER, startWallet } from '../../testing/startWallet.ts';
import { openStore } from '../store/openStore.ts';
import type { Played } from '../play/wire.ts';
import { OwnWallet } from '../wallet/OwnWallet.ts';
import { WalletLog } from '../wallet/WalletLog.ts';

let studio: Awaited<ReturnType<typeof startStudio>>;

beforeAll(async () => {
  studio = await startStudio({ serviceUrl: 'http://127.0.0.1:9' });
});
afterAll(() => studio.close());

it('GAM-14 offers its catalogue: every slot can be played, and what can be played says what it returns', async () => {
  const { status, body } = await studio.ask('/games', {});
  const { vendors, games } = vendorGamesValue.parse(body);
  expect(status).toBe(200);
  expect(games.length).toBeGreaterThanOrEqual(400);
  expect(vendors.length).toBeGreaterThanOrEqual(30);
  expect(games.filter(({ gameClassify }) => gameClassify === 'SLOTS').every(({ playable }) => playable)).toBe(true);
  expect(games.filter(({ isGroup }) => !isGroup).every(({ playable, rtpPpm }) => playable === (rtpPpm !== null))).toBe(true);
  expect(games.find(({ gameCode }) => gameCode === 'gold-tiger')).toMatchObject({ playable: true, rtpPpm: returnToPlayerPpm(goldTiger) });
});

it('GAM-03 a vendor’s lobby is open when one of its tables of that type is', async () => {
  const { games } = vendorGamesValue.parse((await studio.ask('/games', {})).body);
  const lobbies = games.filter(({ isGroup }) => isGroup);
  const isOpen = (lobby: (typeof games)[number]) =>
    games.some(
      ({ isGroup, playable, vassalage, gameType }) => !isGroup && playable && vassalage === lobby.vassalage && gameType === lobby.gameType,
    );
  expect(lobbies.map(({ gameCode, playable }) => [gameCode, playable])).toEqual(lobbies.map((lobby) => [lobby.gameCode, isOpen(lobby)]));
  expect(lobbies.filter(({ gameType, playable }) => gameType === 'LIVE' && playable).length).toBeGreaterThan(5);
});

it('GAM-14 every game that is offered can be launched', async () => {
  const { games } = vendorGamesValue.parse((await studio.ask('/games', {})).body);
  const refused: string[] = [];
  for (const { gameCode, playable, isGroup } of games)
    if (playable && !isGroup && (await studio.ask('/launch', launchOf(gameCode))).status !== 200) refused.push(gameCode);
  expect(refused).toEqual([]);
});

it('GAM-14 a launch answers an address of the studio in the player’s language', async () => {
  const { body } = await studio.ask('/launch', { ...launchOf('gold-tiger'), language: 'BN' });
  const url = new URL(vendorLaunchValue.parse(body).url);
  expect([url.origin, url.pathname, url.searchParams.get('lang')]).toEqual(['http://studio.test', '/play/gold-tiger', 'BN']);
});

it.each([
  ['an unknown game', { gameCode: 'no-such-game' }, 404, 'GAME_DISABLED'],
  ['a currency without stakes', { currency: 'XAU' }, 422, 'CURRENCY_MISMATCH'],
  ['a missing token', { launchToken: '' }, 400, 'INVALID_INPUT'],
])('GAM-14 a launch with %s is refused', async (_what, wrong, status, code) => {
  expect(await studio.ask('/launch', { ...launchOf('gold-tiger'), ...wrong })).toMatchObject({ status, body: { code } });
});

it.each(['/games', '/launch'])('VEN-01 %s without our secret is refused', async (call) => {
  expect(await studio.ask(call, launchOf('gold-tiger'), 'somebody-elses-secret')).toMatchObject({
    status: 401,
    body: { code: 'BAD_SIGNATURE' },
  });
  expect((await studio.post(call, launchOf('gold-tiger'))).status).toBe(401);
});

it('LOT-03 tells what the jackpot of a lottery’s next draw stands at, in the currency that is asked for', async () => {
  const rolling = playableGames().flatMap(({ gameCode }) => {
    const skin = findGame(gameCode);
    const [terms] = Object.values(skin?.engine.clock?.jackpots?.terms(skin.theme, 'USD') ?? {});
    return terms ? [{ gameCode, seedMinor: terms.seedMinor }] : [];
  })[0];
  const jackpotsOf = async (more: object) => {
    const { body } = await studio.ask('/draws', { gameCode: rolling?.gameCode, past: 1, ...more });
    return vendorDrawsValue.parse(body).lotteries[0]?.draws.map(({ jackpotMinor }) => jackpotMinor);
  };
  expect(await jackpotsOf({ currency: 'USD' })).toEqual([String(rolling?.seedMinor), undefined]);
  expect(await jackpotsOf({})).toEqual([undefined, undefined]);
});

it('VEN-04 shows the log of its transactions with the wallet, by period and by id, and only to the service', async () => {
  const wallet = await startWallet({ secret: SECRET, balanceMinor: 100_000n });
  const player = await startStudio({ serviceUrl: wallet.url });
  const { session } = await player.open();
  const play = () => player.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor: '40' } });
  const log = async (input: object) => vendorTransactionsValue.parse((await player.ask('/transactions', input)).body).transactions;
  const period = { from: Date.now(), to: Date.now() + 60 * 60_000 };
  await play();
  player.passCycle();
  wallet.breakWith((name) => (name === 'debit' ? 'answerLost' : 'none'));
  await play();
  player.passCycle();
  wallet.breakWith(() => 'none');
  wallet.refuseDebits('LIMIT_EXCEEDED');
  await play();
  const shown = await log(period);
  expect(shown.map(({ kind, state }) => [kind, state])).toEqual([
    ['debit', 'done'],
    ['credit', 'done'],
    ['debit', 'rolledBack'],
    ['debit', 'refused'],
  ]);
  expect(shown[0]).toMatchObject({ playerId: PLAYER, amountMinor: '40', currency: 'USD' });
  expect(await log({ txIds: [shown[1]?.txId, 'unknown'] })).toEqual([shown[1]]);
  expect(await log({ ...period, to: period.from })).toEqual([]);
  expect((await player.ask('/transactions', period, 'another-secret')).status).toBe(401);
  expect((await player.ask('/transactions', { from: 0 })).status).toBe(400);
  await player.close();
  await wallet.close();
});

it('VEN-04 pages through a long log', () => {
  const store = openStore(newDataDir());
  const atMs = 1_795_000_000_000;
  const log = new WalletLog({ store, wallet: { ask: async () => ({ code: 'OK' }) }, now: () => atMs });
  const add = store.prepare("insert into wallet_log values (?, 'debit', 'r', 'p', '1', 'USD', 'done', ?)");
  for (let index = 0; index < 2500; index += 1) add.run(`tx ${index}`, atMs + (index >> 2));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = log.read({ from: atMs, to: atMs + 1000, ...(cursor !== null && { cursor }) });
    seen.push(...page.transactions.map(({ txId }) => txId));
    cursor = page.next;
  } while (cursor !== null);
  expect([seen.length, new Set(seen).size]).toEqual([2500, 2500]);
});

it('VEN-02 keeps the money that players move to it, each transfer once, and plays with it', async () => {
  const wallet = await startWallet({ secret: SECRET, balanceMinor: 0n });
  const keeper = await startStudio({ serviceUrl: wallet.url, keepsMoney: true });
  const holding = { playerId: PLAYER, currency: 'USD' };
  const ask = async (call: string, more: object = {}) => (await keeper.ask(`/wallet/${call}`, { ...holding, ...more })).body;
  expect(await ask('status', { txId: 'in' })).toEqual({ state: 'unknown' });
  for (let time = 0; time < 2; time += 1) expect(await ask('deposit', { txId: 'in', amountMinor: '1000' })).toEqual({ state: 'done' });
  expect(await ask('status', { txId: 'in' })).toEqual({ state: 'done' });

  const { session, balanceMinor } = await keeper.open();
  expect(balanceMinor).toBe('1000');
  const { body } = await keeper.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor: '40' } });
  const { round, balanceMinor: after } = body as Played;
  expect(after).toBe(String(960n + BigInt(round.winMinor)));
  expect(wallet.calls.map(({ name }) => name)).toEqual(['authenticate']);

  const period = { from: Date.now() - 60 * 60_000, to: Date.now() + 60 * 60_000 };
  const { rounds } = vendorPlayedValue.parse(await ask('rounds', period));
  expect(rounds).toMatchObject([
    { playerId: PLAYER, currency: 'USD', gameCode: 'gold-tiger', stakeMinor: '40', payoutMinor: round.winMinor },
  ]);
  expect(await ask('rounds', { roundIds: [rounds[0]?.roundId, 'unknown'] })).toEqual({ rounds, next: null });
  expect(await ask('rounds', { ...period, to: period.from })).toEqual({ rounds: [], next: null });

  expect(await ask('withdraw', { txId: 'too much', amountMinor: '999999' })).toEqual({ state: 'refused' });
  expect(await ask('withdraw', { txId: 'out', amountMinor: after })).toEqual({ state: 'done' });
  expect(await ask('balance')).toEqual({ balanceMinor: '0' });
  expect((await keeper.ask('/wallet/deposit', { ...holding, txId: 'x', amountMinor: '0' })).status).toBe(400);
  expect((await studio.ask('/wallet/balance', holding)).status).toBe(404);
  await keeper.close();
  await wallet.close();
});

it('VEN-02 takes a stake of its own wallet back once, also before it arrives', async () => {
  const own = new OwnWallet({ store: openStore(newDataDir()), service: { ask: async () => 'unknown' } });
  const holding = { playerId: PLAYER, currency: 'USD' };
  own.deposit({ ...holding, txId: 'in', amountMinor: '100' });
  const bet = { ...holding, roundId: 'r', sessionId: 's', gameCode: 'g', amountMinor: '40' };
  await own.ask('debit', { ...bet, txId: 'stake' });
  for (let time = 0; time < 2; time += 1) await own.ask('rollback', { playerId: PLAYER, txId: 'back', refTxId: 'stake' });
  expect(own.balance(holding)).toBe(100n);
  await own.ask('rollback', { playerId: PLAYER, txId: 'early', refTxId: 'late' });
  expect(await own.ask('debit', { ...bet, txId: 'late' })).toEqual({ code: 'INSUFFICIENT_FUNDS' });
  expect(own.balance(holding)).toBe(100n);
});
