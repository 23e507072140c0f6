import { gameFacts, rotatedSeed, sealedSeed, vendorVerifyValue } from '@site/api/vendor';
import { seedHash } from '@site/rules/fairStream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { PLAYER, startWallet } from '../../testing/startWallet.ts';
import type { PastRound, Played } from '../play/wire.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 100_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

it('API-05 GAM-02 tells rules, volatility, stakes and features of every game, at an address that answers', async () => {
  const others = playableGames().filter(({ gameClassify }) => gameClassify !== 'SLOTS');
  const told = await Promise.all(
    ['gold-tiger', ...others.map(({ gameCode }) => gameCode)].map(async (gameCode) => {
      const facts = gameFacts.parse((await studio.ask('/game', { gameCode, currency: 'USD', language: 'EN' })).body);
      const { pathname, search } = new URL(facts.rulesUrl ?? `${studio.url}/play/${gameCode}`);
      return { gameCode, hasStake: Number(facts.leastStakeMinor) > 0, page: (await fetch(`${studio.url}${pathname}${search}`)).status };
    }),
  );
  expect(told.filter(({ hasStake, page }) => !hasStake || page !== 200)).toEqual([]);
  const { body } = await studio.ask('/game', { gameCode: 'gold-tiger', currency: 'USD', language: 'BN' });
  const tiger = gameFacts.parse(body);
  expect(tiger.rulesUrl).toBe('http://studio.test/rules/gold-tiger?lang=BN&currency=USD');
  expect(tiger.volatility).toMatch(/^(low|medium|high)$/);
  expect(tiger.features).toContain('freeSpins');
  expect((await studio.ask('/game', { gameCode: 'no-such-game', currency: 'USD', language: 'EN' })).status).toBe(404);
});

it('API-05 DR-16 shows a player’s seed, reveals it, and works out the round that it decided', async () => {
  const { session, stakesMinor } = await studio.open('gold-tiger');
  const before = sealedSeed.parse((await studio.ask('/seed', { playerId: PLAYER })).body);
  const move = { stakeMinor: stakesMinor[0] };
  const played = (await studio.post('/play/round', { session, clientRound: crypto.randomUUID(), move })).body as Played;
  const revealed = rotatedSeed.parse((await studio.ask('/seed/rotate', { playerId: PLAYER, clientSeed: 'my-own-words' })).body);
  expect(await seedHash(revealed.serverSeed)).toBe(before.serverSeedHash);
  expect(revealed).toMatchObject({ clientSeed: before.clientSeed, rounds: 1, next: { clientSeed: 'my-own-words', nonce: 0 } });
  const asked = {
    gameCode: 'gold-tiger',
    currency: 'USD',
    serverSeed: revealed.serverSeed,
    clientSeed: revealed.clientSeed,
    nonce: before.nonce,
  };
  const worked = vendorVerifyValue.parse((await studio.ask('/verify', { ...asked, moves: [move] })).body);
  expect(worked.result).toEqual({ winMinor: played.round.winMinor, shown: played.round.shown });
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  expect(past).toMatchObject({ serverSeed: revealed.serverSeed, nonce: before.nonce });
  expect((await studio.ask('/verify', { ...asked, moves: [{ stakeMinor: '1' }] })).body).toEqual({ result: null });
});

it('API-05 /kick ends the open games of one player alone', async () => {
  const { session } = await studio.open('gold-tiger');
  const trial = await studio.openDemo();
  expect((await studio.ask('/kick', { playerId: PLAYER })).status).toBe(200);
  expect((await studio.post('/play/rounds', { session })).body).toMatchObject({ code: 'sessionEnded' });
  expect((await studio.post('/play/rounds', { session: trial.session })).status).toBe(200);
});

it.each(['/game', '/kick', '/seed', '/seed/rotate', '/verify'])('API-05 %s refuses what is not signed, and what is wrong', async (call) => {
  expect(await studio.ask(call, { playerId: PLAYER }, 'somebody-elses-secret')).toMatchObject({ status: 401 });
  expect(await studio.ask(call, { playerId: 'ü', gameCode: 'ü' })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});
