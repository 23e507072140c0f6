import { randomUUID } from 'node:crypto';
import { fairFloats } from '@site/rules/fairStream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findGame } from '../../catalogue/findGame.ts';
import type { PastRound, Played, SeenTable } from '../../core/play/wire.ts';
import { lotteryOf } from '../../testing/lotteryOf.ts';
import { SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import type { Balls, LottoFormat } from './balls.ts';
import { drawResult, numbersOfDraw } from './drawResult.ts';
import { winMinorOf } from './settle.ts';
import type { DrawsShown } from './wire.ts';
import { eachOf, parsePots, sharesOf } from './writtenPot.ts';
import { parseLines } from './writtenTicket.ts';

const MEGA = lotteryOf('MEGA300');
const POWER = lotteryOf('POWER300');
/** Seeds in US cents, and the price of a line. */
const SEED = 48_000_000n;
const SECOND_SEED = 12_000_000n;
const PRICE = 40n;

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
beforeEach(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1_000_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
});
afterEach(async () => {
  await studio.close();
  await wallet.close();
});

const open = async (gameCode: string, playerId = 'm-1') => (await studio.open(gameCode, { playerId, launchToken: playerId })).session;

const watch = async (session: string) =>
  (await studio.post('/play/table', { session, number: 0, phase: 'none', players: 0 })).body as SeenTable;

/** Passes to the beginning of the next draw, so that there is time for bets. */
async function passToNext(session: string): Promise<SeenTable> {
  const { number } = await watch(session);
  for (let step = 0; step < 8; step += 1) {
    const table = await watch(session);
    if (table.number !== number && table.phase === 'open') return table;
    await studio.pass((table.leftMs ?? 0) + 1);
  }
  throw new Error('No draw follows.');
}

/** Returns the balls of a draw before they are drawn, which only the studio knows. */
async function ballsOf(gameCode: string, format: LottoFormat, number: number): Promise<Balls> {
  const stream = { serverSeed: studio.studio.draws.seedOf(gameCode, number), clientSeed: gameCode, nonce: number };
  return drawResult(format, await fairFloats(stream, numbersOfDraw(format))) as Balls;
}

const write = (balls: readonly number[]) => balls.map((ball) => String(ball).padStart(2, '0'));
const othersThan = ({ balls, bonus }: Balls, count: number) =>
  Array.from({ length: 45 }, (_, index) => index + 1)
    .filter((ball) => !balls.includes(ball) && ball !== bonus)
    .slice(0, count);

function buy(session: string, play: string, numbers: readonly number[], lines = 1n) {
  const move = { stakeMinor: String(PRICE * lines), lines: [{ play, numbers: write(numbers), stakeMinor: String(PRICE) }] };
  return studio.post('/play/round', { session, clientRound: randomUUID(), move });
}

const paid = () =>
  wallet.calls.flatMap(({ name }, index) => (name === 'credit' ? [(wallet.inputs[index] as { amountMinor: string }).amountMinor] : []));

/** Returns what was credited, ascending, once every ticket is settled; settling again pays nothing more. */
async function settledFor(tickets: number): Promise<bigint[]> {
  await vi.waitUntil(() => paid().length === tickets);
  await studio.studio.keeper.settleDue();
  await studio.studio.keeper.finishOpen();
  return paid()
    .map(BigInt)
    .toSorted((one, other) => Number(one - other));
}

it('DR-12 a part of every line joins the jackpot of its currency, which rolls over without a winner', async () => {
  const session = await open(MEGA);
  const { number, jackpots } = await passToNext(session);
  expect(jackpots).toEqual([{ name: 'jackpot1', amountMinor: String(SEED) }]);
  const balls = await ballsOf(MEGA, 'mega', number);
  expect((await buy(session, 'mega', othersThan(balls, 7), 7n)).status).toBe(200);
  // 30 % of seven lines.
  const grown = [{ name: 'jackpot1', amountMinor: String(SEED + 84n) }];
  expect((await watch(session)).jackpots).toEqual(grown);
  const mega = findGame(MEGA);
  expect(mega && studio.studio.jackpots.standing(mega, MEGA, { playerId: 'm-1', currency: 'BDT' })).toEqual([
    { name: 'jackpot1', poolMinor: 480_000n * 12_000n },
  ]);
  await passToNext(session);
  expect(await settledFor(1)).toEqual([0n]);
  expect((await watch(session)).jackpots).toEqual(grown);
  expect(studio.studio.jackpots.of(MEGA, number, { playerId: 'm-1', currency: 'USD' })).toMatchObject({
    jackpot1: { carriedMinor: SEED, stakedMinor: 280n, lines: 0, poolMinor: SEED + 84n, eachMinor: 0n },
  });
});

it('DR-12 GAM-10 two winning lines share the jackpot equally, once, it begins again, and each share can be verified', async () => {
  const one = await open(MEGA, 'm-1');
  const two = await open(MEGA, 'm-2');
  const trial = (await studio.openDemo(MEGA)).session;
  const { number } = await passToNext(one);
  const drawn = await ballsOf(MEGA, 'mega', number);
  const { round } = (await buy(one, 'mega', drawn.balls)).body as Played;
  // A system of eight numbers, with the winning line among its 28.
  expect((await buy(two, 'mega', [...drawn.balls, ...othersThan(drawn, 2)], 28n)).status).toBe(200);
  expect((await buy(trial, 'mega', drawn.balls)).status).toBe(200);
  const pool = SEED + (29n * PRICE * 300_000n) / 1_000_000n;
  expect((await watch(one)).jackpots).toEqual([{ name: 'jackpot1', amountMinor: String(pool) }]);
  expect((await watch(trial)).jackpots).toEqual([{ name: 'jackpot1', amountMinor: String(SEED + 12n) }]);

  await passToNext(one);
  const each = pool / 2n;
  // Twelve lines of five and fifteen of four come with the system.
  const fixed = PRICE * (12n * 1000n + 15n * 30n);
  expect(await settledFor(2)).toEqual([each, each + fixed]);
  expect((await watch(one)).jackpots).toEqual([{ name: 'jackpot1', amountMinor: String(SEED + (pool % 2n)) }]);
  expect(studio.studio.rounds.get(round.roundId).winMinor).toBe(each);

  const [past] = (await studio.post('/play/rounds', { session: two })).body as PastRound[];
  const shared = sharesOf('mega', parsePots(past?.proof['drawPots'] ?? ''));
  expect(shared).toMatchObject([{ name: 'jackpot1', carriedMinor: SEED, lines: 2, poolMinor: pool, eachMinor: each }]);
  const stream = { serverSeed: past?.serverSeed ?? '', clientSeed: past?.clientSeed ?? '', nonce: past?.nonce ?? 0 };
  const result = drawResult('mega', await fairFloats(stream, numbersOfDraw('mega')));
  const won = parseLines(past?.proof['drawTicket'] ?? '').map((line) => winMinorOf(line, result, eachOf(shared)));
  expect(won).toEqual([BigInt(past?.winMinor ?? 0)]);
  // A jackpot of another size does not give what was paid.
  const forged = sharesOf('mega', parsePots((past?.proof['drawPots'] ?? '').replace('48000000', '58000000')));
  expect(parseLines(past?.proof['drawTicket'] ?? '').map((line) => winMinorOf(line, result, eachOf(forged)))).not.toEqual(won);
});

it('DR-12 in 6/55 five numbers with the bonus ball win the second jackpot, and the first one stays', async () => {
  const session = await open(POWER);
  const { number } = await passToNext(session);
  const drawn = await ballsOf(POWER, 'power', number);
  await buy(session, 'power', [...drawn.balls.slice(0, 5), drawn.bonus ?? 0]);
  await passToNext(session);
  expect(await settledFor(1)).toEqual([SECOND_SEED + 2n]);
  expect((await watch(session)).jackpots).toEqual([
    { name: 'jackpot1', amountMinor: String(120_000_000n + 10n) },
    { name: 'jackpot2', amountMinor: String(SECOND_SEED) },
  ]);
});

it('DR-12 draws that passed while the studio stood still are shared in their order', async () => {
  const session = await open(MEGA);
  const { number } = await passToNext(session);
  const first = await ballsOf(MEGA, 'mega', number);
  await buy(session, 'mega', othersThan(first, 6));
  const other = await open(MEGA, 'm-2');
  // The ticket of the first draw is not settled yet: nobody has looked at its result.
  const { number: next } = await passToNext(other);
  await buy(other, 'mega', (await ballsOf(MEGA, 'mega', next)).balls);
  const { dataDir } = studio;
  await studio.close();
  studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  await studio.studio.takenUp;
  await studio.pass(30 * 60_000);
  await studio.studio.keeper.settleDue();
  expect(await settledFor(2)).toEqual([0n, SEED + 24n]);
});

it.each([
  ['one number six times', [7, 7, 7, 7, 7, 7], 1n, 'lines.0.numbers.1', 'numberRepeated'],
  ['five numbers', [1, 2, 3, 4, 5], 1n, 'lines.0.numbers', 'numberCount'],
  ['nineteen numbers', Array.from({ length: 19 }, (_, index) => index + 1), 27_132n, 'lines.0.numbers', 'numberCount'],
  ['a number of another lottery', [1, 2, 3, 4, 5, 46], 1n, 'lines.0.numbers.5', 'numberOutOfRange'],
  ['the price of one line for a system', [1, 2, 3, 4, 5, 6, 7], 1n, 'stakeMinor', 'sumOfLines'],
])(
  'DR-12 a ticket of 6/45 with %s is refused with its field, and nothing joins the jackpot',
  async (_what, numbers, lines, field, rule) => {
    const session = await open(MEGA);
    const { jackpots } = await passToNext(session);
    expect(await buy(session, 'mega', numbers, lines)).toMatchObject({ status: 400, body: { code: 'badInput', field, rule } });
    expect((await watch(session)).jackpots).toEqual(jackpots);
    expect(wallet.calls.filter(({ name }) => name === 'debit')).toEqual([]);
  },
);

it('DR-12 a ticket after closing is refused, and a stake that the wallet returns joins no jackpot', async () => {
  const session = await open(MEGA);
  const { leftMs, jackpots } = await passToNext(session);
  const answered = wallet.hold('debit');
  const late = buy(session, 'mega', [1, 2, 3, 4, 5, 6]);
  await answered.reached;
  await studio.pass((leftMs ?? 0) + 1);
  expect(await buy(await open(MEGA, 'm-2'), 'mega', [1, 2, 3, 4, 5, 6])).toMatchObject({ status: 409, body: { code: 'tooLate' } });
  await studio.pass(10_000);
  answered.release();
  expect(await late).toMatchObject({ status: 409, body: { code: 'stakeReturned' } });
  expect((await watch(session)).jackpots).toEqual(jackpots);
  const { shown } = ((await studio.post('/play/resume', { session })).body as { last: { shown: DrawsShown } | null }).last ?? {};
  expect(shown).toBeUndefined();
});
