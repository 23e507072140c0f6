import { randomUUID } from 'node:crypto';
import { fairFloats } from '@site/rules/fairStream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import type { PastRound, Played, Rotated } from '../../core/play/wire.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { type BatchShown, MAX_SHOTS, settleBatch } from './batch.ts';
import { fishIn } from './fish.ts';
import { readShots } from './proof.ts';
import type { ShotsTheme } from './ShotsTheme.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;

const gameCode = playableGames().find(({ engine }) => engine === 'shots')?.gameCode ?? '';
const theme = findGame(gameCode)?.theme as ShotsTheme;

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

/** Returns a batch of shots at the fish that are in the water by the studio's clock. */
function aim(count: number, costMinor = '100') {
  const fish = fishIn(theme, studio.studio.now());
  const shots = Array.from({ length: count }, (_, index) => ({ fish: fish[index % fish.length]?.id ?? 0, costMinor }));
  return { stakeMinor: String(BigInt(costMinor) * BigInt(count)), shots };
}

const fire = (session: string, move: unknown = aim(8), clientRound: string = randomUUID()) =>
  studio.post('/play/round', { session, clientRound, move });

const moved = () => wallet.calls.filter(({ name }) => name === 'debit' || name === 'credit').length;

it('GAM-15 a batch of shots is debited once and paid once, with its catches', async () => {
  const { session } = await studio.open(gameCode);
  const before = wallet.balanceMinor();
  const { status, body } = await fire(session);
  const { round, balanceMinor } = body as Played;
  const { shots } = round.shown as BatchShown;
  expect(status).toBe(200);
  expect(round).toMatchObject({ stakeMinor: '800', isOver: true });
  expect(shots).toHaveLength(8);
  expect(BigInt(round.winMinor)).toBe(shots.reduce((sum, { creditMinor }) => sum + BigInt(creditMinor), 0n));
  expect(wallet.balanceMinor()).toBe(before - 800n + BigInt(round.winMinor));
  expect(balanceMinor).toBe(String(wallet.balanceMinor()));
  expect(moved()).toBe(2);
});

it('GAM-15 a batch that is sent again is settled once, also after its fish have left', async () => {
  const { session } = await studio.open(gameCode);
  const [move, key] = [aim(5), randomUUID()];
  const before = wallet.balanceMinor();
  const first = await fire(session, move, key);
  await studio.pass(60_000);
  const second = await fire(session, move, key);
  const { waitMs: _, ...same } = first.body as Played;
  expect(second.body).toMatchObject(same);
  expect(wallet.balanceMinor()).toBe(before - 500n + BigInt((first.body as Played).round.winMinor));
  expect(moved()).toBe(2);
});

it('GAM-15 the key of a batch takes no other shots', async () => {
  const { session } = await studio.open(gameCode);
  const key = randomUUID();
  await fire(session, aim(5), key);
  expect(await fire(session, aim(6), key)).toMatchObject({ status: 400, body: { code: 'badInput' } });
  expect(moved()).toBe(2);
});

it.each<[string, () => unknown, string]>([
  ['more shots than a batch holds', () => aim(MAX_SHOTS + 1), 'shots'],
  ['a fish that is not in the water', () => ({ stakeMinor: '100', shots: [{ fish: 8, costMinor: '100' }] }), 'shots.0.fish'],
  ['a cannon that is none', () => aim(1, '99'), 'shots.0.costMinor'],
  ['another stake than its shots', () => ({ ...aim(3), stakeMinor: '1' }), 'stakeMinor'],
  ['a catch of its own', () => ({ ...aim(1), winMinor: '99999' }), 'move'],
])('GAM-15 a forged batch with %s is refused by its field, and nothing is written', async (_what, forge, field) => {
  const { session } = await studio.open(gameCode);
  const past = async () => (await studio.post('/play/rounds', { session })).body;
  const before = await past();
  const reply = await fire(session, forge());
  expect(reply).toMatchObject({ status: 400, body: { code: 'badInput' } });
  expect(JSON.stringify(reply.body)).toContain(`"${field}"`);
  expect(moved()).toBe(0);
  expect(await past()).toEqual(before);
});

it('GAM-15 a batch that the balance does not cover is refused whole', async () => {
  const { session } = await studio.open(gameCode);
  wallet.refuseDebits('INSUFFICIENT_FUNDS');
  expect(await fire(session)).toMatchObject({ status: 422, body: { code: 'insufficientFunds' } });
  expect(wallet.calls.map(({ name }) => name)).not.toContain('credit');
});

it('GAM-15 a batch whose debit is lost is returned', async () => {
  const { session } = await studio.open(gameCode);
  const before = wallet.balanceMinor();
  wallet.breakWith((name) => (name === 'debit' ? 'answerLost' : 'none'));
  expect(await fire(session)).toMatchObject({ status: 409, body: { code: 'stakeReturned' } });
  expect(wallet.balanceMinor()).toBe(before);
});

it('GAM-15 batches follow each other after half a second', async () => {
  const { session } = await studio.open(gameCode);
  await fire(session);
  expect(await fire(session)).toMatchObject({ status: 429, body: { code: 'tooSoon' } });
  await studio.pass(500);
  expect((await fire(session)).status).toBe(200);
});

it('GAM-10 GAM-15 the catches of a batch are those of its seeds and number', async () => {
  const { session } = await studio.open(gameCode);
  const { round } = (await fire(session, aim(MAX_SHOTS))).body as Played;
  const { revealed } = (await studio.post('/play/seed', { session, clientSeed: 'mine' })).body as Rotated;
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  const numbers = await fairFloats({ ...revealed, nonce: round.nonce }, MAX_SHOTS);
  const settled = settleBatch(theme, readShots(past?.proof['shots'] ?? ''), numbers);
  expect(round.shown).toEqual({ shots: settled.shots });
  expect(past?.proof['won']).toBe(String(settled.winMinor));
});

it('GAM-11 GAM-15 a free trial fires with play money, and the wallet is not asked', async () => {
  const { session, balanceMinor } = await studio.openDemo(gameCode);
  const { round, balanceMinor: left } = (await fire(session, aim(4, '1'))).body as Played;
  expect(BigInt(left ?? 0)).toBe(BigInt(balanceMinor ?? 0) - 4n + BigInt(round.winMinor));
  expect(moved()).toBe(0);
});
