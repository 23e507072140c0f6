import { randomUUID } from 'node:crypto';
import type { VendorDrawsValue } from '@site/api/vendor';
import { fairFloats } from '@site/rules/fairStream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PastRound, Played, SeenTable } from '../../core/play/wire.ts';
import { lotteryOf } from '../../testing/lotteryOf.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { numeroOf } from './calendar.ts';
import type { DrawFormat } from './drawGames.ts';
import { drawResult, numbersOfDraw, numbersThatDraw, writeResult } from './drawResult.ts';
import { proveResult, readProven } from './provenResult.ts';
import type { DrawOutcome } from './wire.ts';

const FAST = lotteryOf('FAST60');
const MEGA = lotteryOf('MEGA300');
const BALANCE = 100_000n;
/** US cents: a line of one last digit, what it pays, and the seed of the jackpot. */
const STAKE = 100n;
const WIN = 960n;
const LINE = 40n;
const SEED = 48_000_000n;

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

/** Passes to the beginning of the next draw. */
async function passToNext(session: string): Promise<number> {
  const { number } = await watch(session);
  for (let step = 0; step < 8; step += 1) {
    const table = await watch(session);
    if (table.number !== number && table.phase === 'open') return table.number;
    await studio.pass((table.leftMs ?? 0) + 1);
  }
  throw new Error('No draw follows.');
}

async function buy(session: string, play: string, numbers: readonly string[], stakeMinor: bigint): Promise<string> {
  const move = { stakeMinor: String(stakeMinor), lines: [{ play, numbers, stakeMinor: String(stakeMinor) }] };
  const { status, body } = await studio.post('/play/round', { session, clientRound: randomUUID(), move });
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as Played).round.roundId;
}

/** Passes until a draw is drawn, and its tickets are paid. */
async function passDraw(session: string): Promise<void> {
  await passToNext(session);
  await studio.studio.keeper.settleDue();
}

const correct = (gameCode: string, number: number, result: string) =>
  studio.ask('/ruling', { gameCode, eventId: numeroOf(number), ruling: { kind: 'result', result } });

async function published(gameCode: string, number: number) {
  const { body } = await studio.ask('/draws', { gameCode, past: 3 });
  const draw = (body as VendorDrawsValue).lotteries[0]?.draws.find(({ numero }) => numero === numeroOf(number));
  if (!draw) throw new Error(`There is no draw ${number}.`);
  return draw;
}

/** Returns what the seed of a draw gives, which only the studio knows before. */
async function resultOf(gameCode: string, format: DrawFormat, number: number): Promise<string> {
  const stream = { serverSeed: studio.studio.draws.seedOf(gameCode, number), clientSeed: gameCode, nonce: number };
  return writeResult(drawResult(format, await fairFloats(stream, numbersOfDraw(format))));
}

/** Returns six balls of 45 that are not among the given ones. */
const othersThan = (balls: readonly string[]) =>
  Array.from({ length: 45 }, (_, index) => String(index + 1).padStart(2, '0'))
    .filter((ball) => !balls.includes(ball))
    .slice(0, 6);

/** Replaces the last digit of the special prize of 18. */
const endingIn = (result: string, digit: string) => result.slice(0, 5) + digit + result.slice(6);

async function pastOf(session: string, roundId: string) {
  const found = ((await studio.post('/play/rounds', { session })).body as PastRound[]).find((round) => round.roundId === roundId);
  return { winMinor: found?.winMinor, ruled: found?.proof['drawRuled'] };
}

const countOf = (call: string) => wallet.calls.filter(({ name }) => name === call).length;

/** Buys the last digit that the next draw will draw, and another one. */
async function buyBoth() {
  const { session } = await studio.open(FAST);
  const other = (await studio.open(FAST, { playerId: 'm-2', launchToken: 'm-2' })).session;
  const number = await passToNext(session);
  const result = await resultOf(FAST, 'south', number);
  const drawn = result[5] ?? '';
  const right = drawn === '0' ? '1' : '0';
  return {
    session,
    other,
    number,
    result,
    corrected: endingIn(result, right),
    wrong: await buy(session, 'duoi', [drawn], STAKE),
    right: await buy(other, 'duoi', [right], STAKE),
  };
}

it('DR-12 a result that was published wrongly is corrected: the wrong win is taken back and the right one paid, each once', async () => {
  const { session, other, number, result, corrected, wrong, right } = await buyBoth();
  await passDraw(session);
  expect(await published(FAST, number)).toMatchObject({ result });
  expect(wallet.balanceMinor()).toBe(BALANCE - 2n * STAKE + WIN);
  const credits = countOf('credit');

  expect((await correct(FAST, number, corrected)).body).toEqual({ waiting: 0 });
  expect(await pastOf(session, wrong)).toMatchObject({ winMinor: '0' });
  expect(await pastOf(other, right)).toMatchObject({ winMinor: String(WIN) });
  await correct(FAST, number, corrected);
  await studio.studio.keeper.settleDue();
  await studio.studio.keeper.correctRuled();
  expect(wallet.balanceMinor()).toBe(BALANCE - 2n * STAKE + WIN);
  expect({ rollbacks: countOf('rollback'), credits: countOf('credit') - credits }).toEqual({ rollbacks: 1, credits: 1 });
  expect(await published(FAST, number)).toMatchObject({ result: corrected, isCorrected: true, status: 'SETTLED' });
  const [last] = (await watch(session)).history;
  expect(last).toMatchObject({ number, isCorrected: true });
  const outcome = last?.outcome as DrawOutcome | undefined;
  expect(outcome && writeResult(outcome.result)).toBe(corrected);
});

it('DR-12 a correction outlives lost answers and a restart, and pays once', async () => {
  const { session, other, number, corrected, wrong, right } = await buyBoth();
  await passDraw(session);
  wallet.breakWith((name) => (name === 'debit' ? 'none' : 'answerLost'));
  expect((await correct(FAST, number, corrected)).body).toEqual({ waiting: 2 });
  const nowMs = studio.studio.now();
  await studio.close();
  wallet.breakWith(() => 'none');
  studio = await startStudio({ serviceUrl: wallet.url, dataDir: studio.dataDir });
  await studio.pass(nowMs - studio.studio.now());
  await studio.studio.keeper.correctRuled();
  expect(await pastOf(session, wrong)).toMatchObject({ winMinor: '0' });
  expect(await pastOf(other, right)).toMatchObject({ winMinor: String(WIN) });
  expect(wallet.balanceMinor()).toBe(BALANCE - 2n * STAKE + WIN);
  expect(studio.studio.rounds.toCorrect()).toEqual([]);
});

it('DR-12 a correction that comes while tickets are being paid reaches every one of them', async () => {
  const { session, other, number, corrected, wrong, right } = await buyBoth();
  const held = wallet.hold('credit');
  await passToNext(session);
  await held.reached;
  const correcting = correct(FAST, number, corrected);
  await vi.waitUntil(async () => (await published(FAST, number)).isCorrected);
  held.release();
  await correcting;
  await studio.studio.keeper.finishOpen();
  await studio.studio.keeper.correctRuled();
  expect(await pastOf(session, wrong)).toMatchObject({ winMinor: '0' });
  expect(await pastOf(other, right)).toMatchObject({ winMinor: String(WIN) });
  expect(wallet.balanceMinor()).toBe(BALANCE - 2n * STAKE + WIN);
});

it('DR-12 DR-16 a corrected ticket names the result beside its seeds, as the page of verification and the list of draws do', async () => {
  const { session, number, corrected, wrong } = await buyBoth();
  await passDraw(session);
  await correct(FAST, number, corrected);
  const { ruled = '' } = await pastOf(session, wrong);
  expect(readProven(ruled)).toBe(corrected);
  const { verifyUrl = '' } = await published(FAST, number);
  expect(new URLSearchParams(new URL(verifyUrl).hash.slice(1)).get('drawRuled')).toBe(ruled);
});

it('DR-12 a jackpot that was won by a wrong result is taken back and stands again; what a later draw has paid stays', async () => {
  const { session } = await studio.open(MEGA);
  const number = await passToNext(session);
  const result = await resultOf(MEGA, 'mega', number);
  const drawn = result.split(' ');
  const corrected = othersThan(drawn).join(' ');
  const ticket = await buy(session, 'mega', drawn, LINE);
  await passDraw(session);
  const pool = SEED + 12n;
  expect(await pastOf(session, ticket)).toMatchObject({ winMinor: String(pool) });
  expect((await watch(session)).jackpots).toEqual([{ name: 'jackpot1', amountMinor: String(SEED) }]);
  const next = (await resultOf(MEGA, 'mega', (await watch(session)).number)).split(' ');
  await buy(session, 'mega', othersThan(next), LINE);
  await passDraw(session);

  await correct(MEGA, number, corrected);
  expect(await pastOf(session, ticket)).toMatchObject({ winMinor: '0' });
  // The part of the second draw stays in it, and the pool that nobody has won is there again.
  expect((await watch(session)).jackpots).toEqual([{ name: 'jackpot1', amountMinor: String(SEED + 24n) }]);
  await correct(MEGA, number, result);
  expect(await pastOf(session, ticket)).toMatchObject({ winMinor: String(pool) });
  expect((await watch(session)).jackpots).toEqual([{ name: 'jackpot1', amountMinor: String(SEED + 12n) }]);
});

it('DR-12 a jackpot that fell to its seed by a correction gets nothing more when that is corrected back', async () => {
  const { session } = await studio.open(MEGA);
  const number = await passToNext(session);
  const result = await resultOf(MEGA, 'mega', number);
  const chosen = othersThan(result.split(' '));
  await buy(session, 'mega', chosen, LINE);
  await passDraw(session);
  const next = (await resultOf(MEGA, 'mega', (await watch(session)).number)).split(' ');
  await buy(session, 'mega', next, LINE);
  await passDraw(session);
  const standing = [{ name: 'jackpot1', amountMinor: String(SEED) }];
  expect((await watch(session)).jackpots).toEqual(standing);
  await correct(MEGA, number, chosen.join(' '));
  expect((await watch(session)).jackpots).toEqual(standing);
  await correct(MEGA, number, result);
  expect((await watch(session)).jackpots).toEqual(standing);
});

it('DR-12 a ticket that waits for its win when the result is corrected gets the jackpot as it is shared then', async () => {
  const { session } = await studio.open(MEGA);
  const others = await Promise.all(['m-2', 'm-3'].map((playerId) => studio.open(MEGA, { playerId, launchToken: playerId })));
  const number = await passToNext(session);
  const drawn = (await resultOf(MEGA, 'mega', number)).split(' ');
  const chosen = othersThan(drawn);
  await buy(session, 'mega', drawn, LINE);
  const held = wallet.hold('credit');
  const waiting = await Promise.all(
    others.map(async (one) => ({ session: one.session, ticket: await buy(one.session, 'mega', chosen, LINE) })),
  );
  await passToNext(session);
  const correcting = correct(MEGA, number, chosen.join(' '));
  await vi.waitUntil(async () => (await published(MEGA, number)).isCorrected);
  held.release();
  await correcting;
  await studio.studio.keeper.settleDue();
  await studio.studio.keeper.finishOpen();
  await studio.studio.keeper.correctRuled();
  const pool = SEED + 36n;
  for (const one of waiting) expect(await pastOf(one.session, one.ticket)).toMatchObject({ winMinor: String(pool / 2n) });
  expect(wallet.balanceMinor()).toBe(BALANCE - 3n * LINE + pool);
  expect(countOf('rollback')).toBe(1);
});

it('DR-12 the result that was drawn corrects nothing', async () => {
  const { session, number, result } = await buyBoth();
  await passDraw(session);
  expect(await correct(FAST, number, result)).toMatchObject({ status: 400, body: { field: 'ruling.result' } });
  expect((await published(FAST, number)).isCorrected).toBe(false);
});

it.each<[what: string, eventId: (number: number) => string, ruling: unknown, field: string]>([
  ['a draw that there is not', () => '20260105-9999', { kind: 'result', result: '' }, 'eventId'],
  ['a draw that is not drawn', (number) => numeroOf(number + 1), { kind: 'result', result: '' }, 'eventId'],
  ['a match', () => 'coast-0-1-1', { kind: 'void' }, 'eventId'],
  ['another kind', (number) => numeroOf(number - 5), { kind: 'void' }, 'ruling.kind'],
  ['too few prizes', (number) => numeroOf(number - 5), { kind: 'result', result: '123456' }, 'ruling.result'],
])('DR-12 corrects nothing by %s', async (_what, eventId, ruling, field) => {
  const { session } = await studio.open(FAST);
  const { number } = await watch(session);
  const answer = await studio.ask('/ruling', { gameCode: FAST, eventId: eventId(number), ruling });
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
});

it.each<[DrawFormat, string]>([
  ['mega', '01 02 03 04 05 45'],
  ['power', '01 02 03 04 05 55,06'],
  ['keno', Array.from({ length: 20 }, (_, index) => String(4 * index + 4).padStart(2, '0')).join(' ')],
  ['south', '000001,99999,00000,12345 54321,00001 00002 00003 00004 00005 00006 99998,0000,0001 0002 9999,000,99'],
])('DR-12 every number of a corrected result of %s is drawn', (format, result) => {
  expect(writeResult(drawResult(format, numbersThatDraw(format, result) ?? []))).toBe(result);
  expect(readProven(proveResult(result))).toBe(result);
});

it.each<[DrawFormat, string]>([
  ['mega', '01 02 03 04 05 46'],
  ['mega', '01 02 03 04 05 05'],
  ['mega', '01 02 03 04 05'],
  ['power', '01 02 03 04 05 06'],
  ['power', '01 02 03 04 05 06,06'],
  ['south', '1'],
])('DR-12 no draw of %s gives %s', (format, result) => {
  expect(numbersThatDraw(format, result)).toBeUndefined();
});
