import { randomUUID } from 'node:crypto';
import { seedHash, fairFloats } from '@site/rules/fairStream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { floatsOfRound, playRound, winMinor } from '../../engines/reels/playRound.ts';
import { goldTiger } from '../../engines/reels/themes/goldTiger.ts';
import { launchOf, SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import type { ReelsShown } from '../../engines/reels/wire.ts';
import type { Opened, PastRound, Played, Rotated } from './wire.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;

beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1_000_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
beforeEach(() => {
  wallet.breakWith(() => 'none');
  wallet.refuseDebits(undefined);
  wallet.calls.length = 0;
  studio.passCycle();
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const spin = (session: string, stakeMinor = '40', clientRound: string = randomUUID()) =>
  studio.post('/play/round', { session, clientRound, move: { stakeMinor } });

it('GAM-06 a round takes the stake, pays the win and says what is left', async () => {
  const { session } = await studio.open();
  const before = wallet.balanceMinor();
  const { status, body } = await spin(session);
  const { round, balanceMinor } = body as Played;
  expect(status).toBe(200);
  expect(wallet.balanceMinor()).toBe(before - 40n + BigInt(round.winMinor));
  expect(balanceMinor).toBe(String(wallet.balanceMinor()));
  expect(wallet.calls.map(({ name }) => name)).toEqual(['authenticate', 'debit', 'credit']);
});

it('VEN-01 every call to the wallet is signed, and each of a round has a name of its own', async () => {
  const { session } = await studio.open();
  await spin(session);
  const names = wallet.calls.flatMap(({ txId }) => txId ?? []);
  expect(wallet.calls.every((call) => call.isValidSignature)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

it('GAM-10 what was paid is what seeds and number give', async () => {
  const { session, seed } = await studio.open();
  const { body } = await spin(session);
  const { round } = body as Played;
  studio.passCycle();
  const rotated = (await studio.post('/play/seed', { session, clientSeed: 'mine' })).body as Rotated;
  expect(await seedHash(rotated.revealed.serverSeed)).toBe(seed.serverSeedHash);
  const { serverSeed, clientSeed } = rotated.revealed;
  const floats = await fairFloats({ serverSeed, clientSeed, nonce: round.nonce }, floatsOfRound(goldTiger));
  const { spins, coins } = playRound(goldTiger, floats);
  expect((round.shown as ReelsShown).floats).toEqual(floats.slice(0, 5 * spins.length));
  expect(BigInt(round.winMinor)).toBe(winMinor(40n, coins));
});

it('GAM-10 numbers rise by one, and a changed seed begins again at none', async () => {
  const { session, seed } = await studio.open();
  const nonces: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    nonces.push(((await spin(session)).body as Played).round.nonce);
    studio.passCycle();
  }
  expect(nonces).toEqual([seed.nextNonce, seed.nextNonce + 1, seed.nextNonce + 2]);
  const { seed: next } = (await studio.post('/play/seed', { session, clientSeed: 'chosen' })).body as Rotated;
  expect(next).toMatchObject({ clientSeed: 'chosen', nextNonce: 0 });
  expect(next.serverSeedHash).not.toBe(seed.serverSeedHash);
});

it('GAM-10 the studio’s seed of a past round is told only once it draws no more', async () => {
  const { session } = await studio.open();
  const spun = (await spin(session)).body as Played;
  const past = async () => {
    const rounds = (await studio.post('/play/rounds', { session })).body as PastRound[];
    return rounds.find(({ roundId }) => roundId === spun.round.roundId);
  };
  expect((await past())?.serverSeed).toBeNull();
  await studio.post('/play/seed', { session, clientSeed: 'another' });
  const told = await past();
  expect(await seedHash(told?.serverSeed ?? '')).toBe(told?.serverSeedHash);
});

it('GAM-14 the same round asked for again, and twice at once, is played once', async () => {
  const { session } = await studio.open();
  const clientRound = randomUUID();
  const before = wallet.balanceMinor();
  const [first, second] = await Promise.all([spin(session, '40', clientRound), spin(session, '40', clientRound)]);
  const third = await spin(session, '40', clientRound);
  const { waitMs: _, ...same } = first.body as Played;
  expect(second.body).toMatchObject(same);
  expect(third.body).toMatchObject(same);
  expect(wallet.balanceMinor()).toBe(before - 40n + BigInt((first.body as Played).round.winMinor));
});

it('GAM-14 a round may not be asked for again at another stake', async () => {
  const { session } = await studio.open();
  const clientRound = randomUUID();
  await spin(session, '40', clientRound);
  expect(await spin(session, '60', clientRound)).toMatchObject({ status: 400, body: { code: 'badInput' } });
});

it('GAM-14 the next round waits until 2.5 seconds have passed', async () => {
  const { session } = await studio.open();
  const { waitMs } = (await spin(session)).body as Played;
  expect(waitMs).toBeGreaterThan(2000);
  const early = await spin(session);
  expect(early).toMatchObject({ status: 429, body: { code: 'tooSoon' } });
  expect(Number(early.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
  await studio.pass(waitMs);
  expect((await spin(session)).status).toBe(200);
});

it.each([
  ['INSUFFICIENT_FUNDS', 422, 'insufficientFunds'],
  ['LIMIT_EXCEEDED', 422, 'limitReached'],
  ['INVALID_TOKEN', 401, 'sessionEnded'],
  ['PLAYER_BLOCKED', 403, 'blocked'],
  ['GAME_DISABLED', 422, 'gameClosed'],
] as const)('GAM-14 where the wallet says %s the page is told, nothing is drawn and no number is used up', async (code, status, told) => {
  const { session, seed } = await studio.open();
  wallet.refuseDebits(code);
  expect(await spin(session)).toMatchObject({ status, body: { code: told } });
  const { seed: after } = (await studio.post('/play/resume', { session })).body as Opened;
  expect(after.nextNonce).toBe(seed.nextNonce);
  expect(wallet.calls.map(({ name }) => name)).not.toContain('credit');
});

it.each([
  ['a stake that is not offered', { move: { stakeMinor: '41' } }],
  ['a negative stake', { move: { stakeMinor: '-40' } }],
  ['a broken stake', { move: { stakeMinor: '40.5' } }],
  ['a number for a stake', { move: { stakeMinor: 40 } }],
  ['a move that the engine does not know', { move: { stakeMinor: '40', cell: 3 } }],
  ['no move', { move: undefined }],
  ['a round without a proper name', { clientRound: 'first' }],
])('GAM-14 %s is refused and no money moves', async (_what, wrong) => {
  const { session } = await studio.open();
  const before = wallet.balanceMinor();
  const answer = await studio.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor: '40' }, ...wrong });
  expect(answer).toMatchObject({ status: 400, body: { code: 'badInput' } });
  expect(wallet.balanceMinor()).toBe(before);
});

it.each([
  ['broken JSON', '{"session":', 400],
  ['a body of 20 MB', JSON.stringify({ session: 'x'.repeat(20_000_000) }), 413],
  ['no object', '"session"', 400],
])('GAM-14 %s is refused', async (_what, body, status) => {
  const response = await fetch(`${studio.url}/play/round`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  expect([response.status, await response.json()]).toEqual([status, { code: 'badInput' }]);
});

it('GAM-14 a ticket opens once', async () => {
  const { url } = (await studio.ask('/launch', launchOf('gold-tiger'))).body as { url: string };
  const ticket = new URL(url).searchParams.get('ticket');
  expect((await studio.post('/play/open', { ticket })).status).toBe(200);
  expect(await studio.post('/play/open', { ticket })).toMatchObject({ status: 401, body: { code: 'ticketUsed' } });
});

it.each(['/play/resume', '/play/rounds'])('GAM-14 %s needs a session', async (path) => {
  expect(await studio.post(path, { session: 'made-up' })).toMatchObject({ status: 401, body: { code: 'sessionEnded' } });
});

it('GAM-14 whoever comes back sees the last round at this game again', async () => {
  const { session } = await studio.open();
  const spun = (await spin(session)).body as Played;
  const again = (await studio.post('/play/resume', { session })).body as Opened;
  expect(again).toMatchObject({ last: spun.round, isUnfinished: false, balanceMinor: String(wallet.balanceMinor()) });
});

it('VEN-05 a session that calls more than ten times a second is asked to wait, and others are not', async () => {
  const { session } = await studio.open();
  const { session: other } = await studio.open();
  const ask = (key: string) => studio.post('/play/rounds', { session: key });
  const answers = await Promise.all(Array.from({ length: 601 }, () => ask(session)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(600);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({ code: 'tooSoon' });
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await ask(other)).status).toBe(200);
});
