import { randomUUID } from 'node:crypto';
import { VOID_AFTER_MS } from '@site/rules/draw';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VendorDraw, VendorDrawsValue, VendorPlaysValue } from '@site/api/vendor';
import { playableGames } from '../../catalogue/findGame.ts';
import type { Opened, PastRound, Played, TableState } from '../../core/play/wire.ts';
import { lotteryOf } from '../../testing/lotteryOf.ts';
import { launchOf, SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';
import { numeroOf } from './calendar.ts';
import { drawResult, numbersOfDraw } from './drawResult.ts';
import type { Prizes } from './endings.ts';
import { winMinorOf } from './settle.ts';
import type { DrawOutcome, DrawsShown, WrittenLine } from './wire.ts';
import { parseLines, readLine } from './writtenTicket.ts';

const FAST = lotteryOf('FAST60');
const KENO = lotteryOf('KENO');
const DAILY = lotteryOf('NORTH');
const BALANCE = 1_000_000n;

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
  (await studio.post('/play/table', { session, number: 0, phase: 'none', players: 0 })).body as TableState;

const line = (play: string, numbers: string[], stakeMinor = '100') => ({ play, numbers, stakeMinor });
const everyLastDigit = Array.from({ length: 10 }, (_, digit) => line('duoi', [String(digit)]));

function buy(session: string, lines: unknown[], stakeMinor = String(lines.length * 100)) {
  return studio.post('/play/round', { session, clientRound: randomUUID(), move: { stakeMinor, lines } });
}

/** Passes to the phase of a table. */
async function passTo(session: string, phase: TableState['phase']): Promise<TableState> {
  for (let step = 0; step < 8; step += 1) {
    const table = await watch(session);
    if (table.phase === phase) return table;
    await studio.pass((table.leftMs ?? 0) + 1);
  }
  throw new Error(`The table never was ${phase}.`);
}

/** Passes to the beginning of a draw, so that there is time for bets. */
async function passToNext(session: string): Promise<TableState> {
  await passTo(session, 'over');
  return passTo(session, 'open');
}

/** Reads a draw of the calendar as the service does. */
async function draw(gameCode: string, number: number): Promise<VendorDraw> {
  const { body } = await studio.ask('/draws', { gameCode, past: 3 });
  const found = (body as VendorDrawsValue).lotteries[0]?.draws.find(({ numero }) => numero === numeroOf(number));
  if (!found) throw new Error(`There is no draw ${number}.`);
  return found;
}

/** Returns the player's last round once it is settled. */
function settled(session: string) {
  return vi.waitUntil(async () => {
    const { last } = (await studio.post('/play/resume', { session })).body as Opened;
    return last?.isOver && last;
  });
}

it('GAM-19 DR-12 a ticket of several lines waits for its draw, is settled by its result, and paid', async () => {
  const { session } = await studio.open(FAST);
  const table = await passToNext(session);
  const lines = [...everyLastDigit, line('lo2', ['12'])];
  const { round } = (await buy(session, lines)).body as Played;
  expect(round).toMatchObject({ isOver: false, winMinor: '0', stakeMinor: '1100', shown: { winsMinor: null } });
  expect(wallet.balanceMinor()).toBe(BALANCE - 1100n);

  const over = await passTo(session, 'over');
  expect(over.number).toBe(table.number);
  const last = await settled(session);
  const { result } = over.outcome as DrawOutcome;
  const { lines: held, winsMinor } = last.shown as DrawsShown;
  expect(winsMinor).toEqual(held.map((one) => String(winMinorOf(readLine(one), result))));
  // One of the ten last digits is drawn, at 9.6.
  expect(winsMinor?.slice(0, 10).toSorted()).toEqual([...Array.from({ length: 9 }, () => '0'), '960']);
  expect(wallet.balanceMinor()).toBe(BALANCE - 1100n + BigInt(last.winMinor));
});

it('GAM-19 DR-1 a ticket on more than 70 % of a play’s outcomes tells the wallet that its stakes are no valid bet', async () => {
  const { session } = await studio.open(FAST);
  await passToNext(session);
  await buy(session, [...everyLastDigit, line('lo2', ['12'])]);
  await passTo(session, 'over');
  await settled(session);
  expect(wallet.inputs).toContainEqual(expect.objectContaining({ roundEnd: true, uncountedMinor: '1000' }));
});

it('GAM-19 a further ticket joins the first one of the draw, each debited once', async () => {
  const { session } = await studio.open(KENO);
  await passToNext(session);
  const { round } = (await buy(session, [line('keno', ['07', '12', '80'])])).body as Played;
  const more = { session, roundId: round.roundId, index: 1, move: { stakeMinor: '200', lines: [line('keno', ['01'], '200')] } };
  const { round: joined } = (await studio.post('/play/move', more)).body as Played;
  expect(((await studio.post('/play/move', more)).body as Played).round).toEqual(joined);
  expect(joined).toMatchObject({ stakeMinor: '300', moves: 2, isOver: false });
  expect((joined.shown as DrawsShown).lines.map(({ numbers }) => numbers)).toEqual([['07', '12', '80'], ['01']]);
  expect(wallet.balanceMinor()).toBe(BALANCE - 300n);
  expect(await buy(session, everyLastDigit)).toMatchObject({ status: 400 });
});

it('GAM-19 a further ticket whose debit is answered after the draw is returned, and the first one stays', async () => {
  const { session } = await studio.open(FAST);
  const { leftMs } = await passToNext(session);
  const { round } = (await buy(session, [line('lo2', ['12'])])).body as Played;
  const answered = wallet.hold('debit');
  const move = { stakeMinor: '1000', lines: everyLastDigit };
  const late = studio.post('/play/move', { session, roundId: round.roundId, index: 1, move });
  await answered.reached;
  await studio.pass((leftMs ?? 0) + 10_001);
  answered.release();
  expect(await late).toMatchObject({ status: 409, body: { code: 'stakeReturned' } });
  await studio.pass(20_000);
  await studio.studio.keeper.settleDue();
  expect(await settled(session)).toMatchObject({ stakeMinor: '100', moves: 1 });
});

it('GAM-19 LOT-03 after closing a ticket is refused by the studio’s clock, and no money moves', async () => {
  const { session } = await studio.open(FAST);
  await passToNext(session);
  const { round } = (await buy(session, everyLastDigit)).body as Played;
  const { leftMs } = await passTo(session, 'closed');
  expect(leftMs).toBeLessThanOrEqual(10_000);
  const calls = wallet.calls.length;
  const move = { stakeMinor: '1000', lines: everyLastDigit };
  expect(await studio.post('/play/move', { session, roundId: round.roundId, index: 1, move })).toMatchObject({
    status: 409,
    body: { code: 'tooLate' },
  });
  const { session: other } = await studio.openDemo(FAST);
  expect(await buy(other, everyLastDigit)).toMatchObject({ status: 409, body: { code: 'tooLate' } });
  expect(wallet.calls.slice(calls).filter(({ name }) => name === 'debit')).toEqual([]);
});

it.each([
  ['no lines', [], '0', 'lines', 'lineCount'],
  ['a play of another lottery', [line('keno', ['01'])], '100', 'lines.0.play', 'playNotOffered'],
  ['a number of three digits', [line('lo2', ['12']), line('lo2', ['123'])], '200', 'lines.1.numbers.0', 'numberForm'],
  ['a number twice', [line('xien2', ['12', '12'])], '100', 'lines.0.numbers.1', 'numberRepeated'],
  ['a stake under the least', [line('lo2', ['12'], '9')], '9', 'lines.0.stakeMinor', 'stakeTooSmall'],
  ['a stake over the most', [line('lo2', ['12'], '50010')], '50010', 'lines.0.stakeMinor', 'stakeTooLarge'],
  ['a stake between the steps', [line('lo2', ['12'], '15')], '15', 'lines.0.stakeMinor', 'stakeBetweenSteps'],
  ['a stake below zero', [line('lo2', ['12'], '-100')], '-100', 'lines.0.stakeMinor', 'malformed'],
  ['another sum than that of its lines', [line('lo2', ['12'])], '10', 'stakeMinor', 'sumOfLines'],
  ['odds of its own', [{ ...line('lo2', ['12']), oddsMilli: 99_000 }], '1', 'stakeMinor', 'sumOfLines'],
])(
  'GAM-19 DR-12 a ticket with %s is refused with the name of the field, and nothing is written',
  async (_what, lines, stake, field, rule) => {
    const { session } = await studio.open(FAST);
    await passToNext(session);
    expect(await buy(session, lines, stake)).toMatchObject({ status: 400, body: { code: 'badInput', field, rule } });
    expect(wallet.calls.filter(({ name }) => name === 'debit')).toEqual([]);
    expect(((await studio.post('/play/resume', { session })).body as Opened).last).toBeNull();
  },
);

it('GAM-19 DR-12 only plays that the brand’s market allows are taken, in a free trial too, and without one the lottery stays closed', async () => {
  const site = (lotteryPlays: string[]) => ({ ...launchOf(FAST).site, lotteryPlays });
  const { session } = await studio.open(FAST, { site: site(['lo2', 'duoi']) });
  await passToNext(session);
  expect(await buy(session, [line('lo2', ['12'])])).toMatchObject({ status: 200 });
  const asked = { ...launchOf(FAST), isDemo: true as const, site: site(['lo2']) };
  const { body } = await studio.ask('/launch', asked);
  const opened = await studio.post('/play/open', { ticket: new URL((body as { url: string }).url).searchParams.get('ticket') });
  const { session: trial } = opened.body as Opened;
  expect(await buy(trial, everyLastDigit)).toMatchObject({ status: 400, body: { field: 'lines.0.play', rule: 'playNotOffered' } });
  for (const plays of [[], ['keno']])
    expect(await studio.ask('/launch', { ...launchOf(FAST), site: site(plays) })).toMatchObject({
      status: 404,
      body: { code: 'GAME_DISABLED' },
    });
});

it('GAM-19 a ticket for the evening’s draw outlasts a restart, and is paid at its time with nobody there', async () => {
  const { session } = await studio.open(DAILY);
  const { number } = await passToNext(session);
  const { drawAt } = await draw(DAILY, number);
  const { round } = (await buy(session, everyLastDigit)).body as Played;
  const { dataDir } = studio;
  await studio.close();
  studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  await studio.studio.takenUp;
  await studio.studio.keeper.settleDue();
  expect(((await studio.post('/play/resume', { session })).body as Opened).last).toMatchObject({ roundId: round.roundId, isOver: false });
  expect(wallet.balanceMinor()).toBe(BALANCE - 1000n);

  await studio.pass(drawAt + 60 * 60_000 - Date.now());
  await studio.studio.keeper.settleDue();
  expect(wallet.balanceMinor()).toBe(BALANCE - 1000n + 960n);
  expect(studio.studio.rounds.get(round.roundId)).toMatchObject({ state: 'settled', nonce: number, winMinor: 960n });
});

it('LOT-03 DR-12 a draw without a result in 24 h is void: every stake goes back once, and the calendar says so', async () => {
  const { session } = await studio.open(DAILY);
  const { number } = await passToNext(session);
  const { drawAt } = await draw(DAILY, number);
  const { round } = (await buy(session, everyLastDigit)).body as Played;
  const more = { session, roundId: round.roundId, index: 1, move: { stakeMinor: '100', lines: [line('lo2', ['12'])] } };
  await studio.post('/play/move', more);
  expect(wallet.balanceMinor()).toBe(BALANCE - 1100n);
  // The studio was down, and comes back a day after the draw.
  const { dataDir } = studio;
  await studio.close();
  studio = await startStudio({ serviceUrl: wallet.url, dataDir });
  await studio.studio.takenUp;
  await studio.pass(drawAt + VOID_AFTER_MS + 1000 - Date.now());
  for (let turn = 0; turn < 2; turn += 1) await studio.studio.keeper.settleDue();
  expect(wallet.balanceMinor()).toBe(BALANCE);
  expect(studio.studio.rounds.get(round.roundId)).toMatchObject({ state: 'rolledBack', winMinor: null });
  const voided = await draw(DAILY, number);
  expect(voided).toMatchObject({ status: 'VOID', result: null });
  expect(voided).not.toHaveProperty('verifyUrl');
  const { session: later } = await studio.open(DAILY);
  expect((await watch(later)).history.map((past) => past.number)).not.toContain(number);
});

it('LOT-03 DR-12 a draw is drawn while its bets are being paid, and settled once they are', async () => {
  const { session } = await studio.open(FAST);
  const { leftMs, number } = await passToNext(session);
  await buy(session, everyLastDigit);
  const { status: before } = await draw(FAST, number);
  expect(before).toBeUndefined();
  wallet.breakWith((name) => (name === 'credit' ? 'lost' : 'none'));
  await studio.pass((leftMs ?? 0) + 30_000);
  await studio.studio.keeper.settleDue();
  expect(await draw(FAST, number)).toMatchObject({ status: 'DRAWN' });
  wallet.breakWith(() => 'none');
  await studio.studio.keeper.finishOpen();
  await studio.studio.keeper.settleDue();
  expect(await draw(FAST, number)).toMatchObject({ status: 'SETTLED' });
});

it('LOT-03 every draw of the calendar has a result, watched or not, and the countdown goes on to the next', async () => {
  const { session } = await studio.open(FAST);
  const first = await passToNext(session);
  await studio.pass(50 * 60_000);
  const later = await passToNext(session);
  const numbers = later.history.map(({ number }) => number);
  expect(numbers).toContain(first.number);
  expect(new Set(numbers).size).toBe(60);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(later.leftMs).toBeGreaterThan(0);
  expect(later.leftMs).toBeLessThanOrEqual(50_000);
});

it('LOT-03 the service reads the current draw of each lottery and the results before it', async () => {
  const { session } = await studio.open(FAST);
  await passToNext(session);
  const all = (await studio.ask('/draws', { past: 2 })).body as VendorDrawsValue;
  expect(all.lotteries.length).toBe(playableGames().filter(({ engine }) => engine === 'draws').length);
  const table = await watch(session);
  const [lottery] = ((await studio.ask('/draws', { gameCode: FAST, past: 2 })).body as VendorDrawsValue).lotteries;
  const [open, last] = lottery?.draws ?? [];
  expect(open).toMatchObject({ numero: numeroOf(table.number), result: null });
  expect((open?.drawAt ?? 0) - (open?.closeAt ?? 0)).toBe(10_000);
  const [before] = table.history;
  const { result } = (before ?? { outcome: {} }).outcome as DrawOutcome;
  expect(last?.result).toBe((result as Prizes).map((numbers) => numbers.join(' ')).join(','));
  expect(await studio.ask('/draws', { past: 2 }, 'another secret')).toMatchObject({ status: 401 });
  expect(await studio.ask('/draws', { past: 201 })).toMatchObject({ status: 400, body: { field: 'past' } });
});

it('API-05 DR-12 the service reads what is printed of each play: pay, chance and return', async () => {
  const playsIn = async (gameCode: string) => ((await studio.ask('/plays', { gameCode })).body as VendorPlaysValue).plays;
  expect((await playsIn(DAILY)).find(({ name }) => name === 'de')).toEqual({
    name: 'de',
    picks: 1,
    wins: [{ name: 'de', chance: 0.01, paysMilli: 97_000 }],
    returnPpm: 970_000,
  });
  const [mega] = await playsIn(lotteryOf('MEGA645'));
  expect(mega).toMatchObject({ name: 'mega', picks: 6, wins: [{ name: 'jackpot1', paysMilli: null }, {}, {}, {}] });
  expect(1 / (mega?.wins[0]?.chance ?? 0)).toBeCloseTo(8_145_060, 3);
  expect(mega?.returnPpm).toBe(136_989);
  expect(await playsIn(playableGames().find(({ engine }) => engine === 'reels')?.gameCode ?? '')).toEqual([]);
  expect(await studio.ask('/plays', {})).toMatchObject({ status: 400, body: { field: 'gameCode' } });
});

it('LOT-03 GAM-10 the results until a time are those of the calendar, each with the page that verifies it', async () => {
  const { session } = await studio.open(FAST);
  const { history } = await passToNext(session);
  const [, second] = history;
  const listed = (await studio.ask('/draws', { gameCode: FAST, past: 3 })).body as VendorDrawsValue;
  const [open, , before] = listed.lotteries[0]?.draws ?? [];
  const until = before?.drawAt ?? 0;
  const [page] = ((await studio.ask('/draws', { gameCode: FAST, past: 2, until })).body as VendorDrawsValue).lotteries;
  expect(page?.draws).toHaveLength(2);
  expect(page?.draws[0]).toEqual(before);
  expect(page?.draws[1]?.drawAt).toBe(before?.openAt);
  expect(open).not.toHaveProperty('verifyUrl');
  const given = new URLSearchParams(new URL(before?.verifyUrl ?? '').hash.slice(1));
  expect(Object.fromEntries(given)).toEqual({
    theme: FAST,
    client: FAST,
    server: second?.serverSeed,
    nonce: String(second?.number),
    hash: await seedHash(second?.serverSeed ?? ''),
  });
});

it('GAM-10 LOT-03 the hash of a draw’s seed is shown before it, and the seed gives the result', async () => {
  const { session } = await studio.open(KENO);
  const open = await passToNext(session);
  expect(open.outcome).toBeNull();
  await buy(session, [line('keno', ['07', '12', '80'])]);
  await passTo(session, 'over');
  const last = await settled(session);
  const [past] = (await studio.post('/play/rounds', { session })).body as PastRound[];
  const stream = { serverSeed: past?.serverSeed ?? '', clientSeed: past?.clientSeed ?? '', nonce: past?.nonce ?? 0 };
  expect(await seedHash(stream.serverSeed)).toBe(open.serverSeedHash);
  const numbers = await fairFloats(stream, numbersOfDraw('keno'));
  const lines = parseLines(past?.proof['drawTicket'] ?? '');
  expect(lines.map(({ numbers: picked }) => picked)).toEqual((last.shown as { lines: WrittenLine[] }).lines.map((one) => one.numbers));
  expect(lines.reduce((sum, one) => sum + winMinorOf(one, drawResult('keno', numbers)), 0n)).toBe(BigInt(past?.winMinor ?? -1));
});

it('GAM-11 a free trial takes part in the draws with play money', async () => {
  const { session, balanceMinor } = await studio.openDemo(FAST);
  await passToNext(session);
  expect(await buy(session, everyLastDigit)).toMatchObject({
    status: 200,
    body: { balanceMinor: String(BigInt(balanceMinor ?? 0) - 1000n) },
  });
  await passTo(session, 'over');
  expect(await settled(session)).toMatchObject({ winMinor: '960' });
  expect(wallet.calls.filter(({ name }) => name === 'debit')).toEqual([]);
});

it('GAM-19 DR-12 a number is full when all players together reach its exposure', async () => {
  const { session } = await studio.open(DAILY);
  const { session: other } = await studio.open(DAILY, { playerId: 'm-2', launchToken: 'm-2' });
  await passToNext(session);
  const full = { status: 400, body: { code: 'badInput', field: 'lines.0.numbers', rule: 'exposureFull' } };
  // 500 credits at 97 for 1 leave room for 15 more.
  const { round } = (await buy(session, [line('de', ['84'], '50000')], '50000')).body as Played;
  expect(await buy(other, [line('de', ['84'], '2000')], '2000')).toMatchObject(full);
  expect((await buy(other, [line('de', ['84'], '1000')], '1000')).status).toBe(200);
  const more = { session, roundId: round.roundId, index: 1, move: { stakeMinor: '1000', lines: [line('de', ['84'], '1000')] } };
  expect(await studio.post('/play/move', more)).toMatchObject(full);
  expect(wallet.balanceMinor()).toBe(BALANCE - 51_000n);
});
