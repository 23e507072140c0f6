import { fairFloats, seedHash } from '@site/rules/fairStream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTestAccounts, TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { playerIdOf } from '../wallet/vendor/playerId.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const secret = 'a secret for tests only';
const stream = { serverSeed: 'sealed', clientSeed: 'my-own-words', nonce: 7 };

let vendor: LaunchingVendor;
let service: TestService;
beforeAll(async () => {
  vendor = await startLaunchingVendor({ secret });
  service = await startService({
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
    },
    config: { vendors: [createStudioAdapter({ url: vendor.url, secret })] },
  });
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});

const playerOf = async (username: string) => {
  const account = service.services.db.selectFrom('account').where('username', '=', username).where('merchant', '=', 'marquee');
  return playerIdOf((await account.select('id').executeTakeFirstOrThrow()).id);
};

it('API-05 DR-16 seedHash shows the fingerprint of the own seed, and rotateSeed the seed behind it', async () => {
  const client = await service.clientOf('player01');
  const serverSeedHash = `hash of ${await playerOf('player01')}`;
  expect(await client('seedHash', {})).toEqual({ ok: true, value: { serverSeedHash, clientSeed: 'first', nonce: 3 } });
  expect(await client('rotateSeed', { clientSeed: 'second' })).toMatchObject({
    ok: true,
    value: { serverSeed: 'sealed', serverSeedHash, clientSeed: 'first', rounds: 3, next: { clientSeed: 'second', nonce: 0 } },
  });
});

it('API-05 rotateSeed refuses while a round is open, and words that are no seed', async () => {
  const client = await service.clientOf('player01');
  expect(await client('rotateSeed', { clientSeed: 'while-open' })).toMatchObject({ ok: false, code: 'conflict' });
  for (const clientSeed of ['', 'two words', 'x'.repeat(65)])
    expect(await client('rotateSeed', { clientSeed })).toMatchObject({ ok: false, code: 'invalidInput', details: { field: 'clientSeed' } });
});

it('API-05 DR-16 verifyRound works out the numbers of a round for anybody, and what they give at a game', async () => {
  const serverSeedHash = await seedHash('sealed');
  const floats = await fairFloats(stream, 3);
  expect(await service.client('verifyRound', { ...stream, count: 3 })).toEqual({
    ok: true,
    value: { serverSeedHash, floats, result: null },
  });
  const moves = [{ stakeMinor: '20' }];
  expect(
    await service.client('verifyRound', { ...stream, count: 3, nodeId: testGames.slot.node_id, moves: JSON.stringify(moves) }),
  ).toEqual({ ok: true, value: { serverSeedHash, floats, result: { winMinor: '7', shown: { moves } } } });
});

it.each([
  ['moves that are no JSON', { moves: '{' }, 'invalidInput'],
  ['moves that are no list', { moves: '{}' }, 'invalidInput'],
  ['a nonce below 0', { nonce: -1 }, 'invalidInput'],
  ['more numbers than 100', { count: 101 }, 'invalidInput'],
  ['an unknown game', { nodeId: 999_999 }, 'notFound'],
])('API-05 verifyRound refuses %s', async (_what, wrong, code) => {
  expect(await service.client('verifyRound', { ...stream, ...wrong })).toMatchObject({ ok: false, code });
});

it('API-05 the vendor is asked to end the games of a member who takes a break, whose sessions end, or who is frozen', async () => {
  const desk = await service.operatorClientOf('operator01');
  const playerId = await playerOf('player02');
  const act = (deed: 'freeze' | 'endSessions' | 'note') =>
    desk('actOnMember', { id: Number(playerId), act: deed, text: deed, reason: 'a test', transferId: crypto.randomUUID() });
  expect(await act('note')).toMatchObject({ ok: true });
  expect(vendor.kicked).toEqual([]);
  const until = Date.now() + 48 * 3_600_000;
  const member = await service.clientOf('player01');
  expect(await member('exclude', { kind: 'coolOff', until, password: TEST_PASSWORD })).toMatchObject({ ok: true });
  await expect.poll(() => vendor.kicked).toEqual([await playerOf('player01')]);
  for (const [index, deed] of (['endSessions', 'freeze'] as const).entries()) {
    expect(await act(deed)).toMatchObject({ ok: true });
    await expect.poll(() => vendor.kicked.filter((id) => id === playerId)).toHaveLength(index + 1);
  }
});
