import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Figure, printFigures } from '@site/bench/figures';
import { interleave, inWords, median, ROUNDS } from '@site/bench/rounds';
import type { Answers } from '../../testing/offerLoad.ts';
import { spreadEngines, type TestEngine } from '../../testing/openTestDatabase.ts';
import { startWallet, type TestWallet } from '../../testing/startWallet.ts';
import { RequestLog } from '../RequestLog.ts';
import { debit } from '../vendor/debit.ts';
import type { Drive } from './driveDebits.ts';
import type { OpenLoop } from './driveOpenLoop.ts';
import { pgbenchDebits } from './pgbenchDebits.ts';
import { runConcurrently } from './runConcurrently.ts';

const DEBITS = Number(process.env['DEBITS'] ?? 2000);
const LANES = 64;
const PLAYERS = 200;
const PGBENCH_S = Number(process.env['PGBENCH_S'] ?? 5);
const OPEN_LOOP_MS = Number(process.env['OPEN_LOOP_MS'] ?? 20_000);
const PATIENCE_MS = 3000;

/** Measures signed debits over HTTP, each against its reference, in turn, on each available engine. */
for (const engine of spreadEngines) {
  const wallet = await startWallet(engine);
  const players: Drive['players'] = [];
  for (let count = 0; count < PLAYERS; count += 1) players.push((await wallet.seat(1_000_000_000n)).player);
  await direct(wallet, players); // Warm-up.
  printFigures(`Wallet on ${engine}: ${LANES} at once, ${PLAYERS} players, none refused`, await figuresOf(engine, wallet, players));
  await wallet.close();
}

async function figuresOf(engine: TestEngine, wallet: TestWallet, players: Drive['players']): Promise<Figure[]> {
  const rates: number[] = [];
  const rateOf = async (drive: Partial<Drive> = {}) => (DEBITS * 1000) / (await overHttp(wallet, { players, ...drive }));
  const spread = async () => {
    const rate = await rateOf();
    rates.push(rate);
    return rate;
  };

  const figures: Figure[] = [
    {
      what: 'over HTTP / the same statement in process',
      reach: engine === 'pglite' ? '>= 0.8' : '',
      measured: await ratio(spread, async () => (DEBITS * 1000) / (await direct(wallet, players))),
    },
  ];
  const server = process.env['TEST_DATABASE_URL'];
  if (engine === 'postgres' && server) {
    const reference = () => pgbenchDebits({ db: wallet.db, server, players, lanes: LANES, seconds: PGBENCH_S });
    figures.push({ what: 'over HTTP / pgbench with the same SQL', reach: '>= 0.5', measured: await ratio(spread, reference) });
  }
  figures.push(
    {
      what: 'one player / spread over all',
      reach: '>= 0.5',
      measured: await ratio(() => rateOf({ players: players.slice(0, 1) }), spread),
    },
    { what: 'time of a replayed call / of a first one', reach: '<= 0.5', measured: inWords(await interleave(ROUNDS, replayed)) },
    { what: 'with the log of raw requests / without', reach: '', measured: await ratio(spread, () => withoutLog(rateOf)) },
  );
  async function replayed() {
    const ids = randomUUID();
    const reference = await overHttp(wallet, { players, ids });
    return { subject: await overHttp(wallet, { players, ids }), reference };
  }

  const ceiling = median(rates);
  const perSecond = Math.round(ceiling / 2);
  const { p99Ms, given, shed, other } = await openLoop(wallet, { players, perSecond });
  return [
    ...figures,
    { what: 'ceiling, debits/s over HTTP', reach: '', measured: rates.map(Math.round).join(' ') },
    { what: `p99 in an open loop at ${perSecond}/s`, reach: '<= 50 ms', measured: `${p99Ms} ms` },
    { what: `of it above ${PATIENCE_MS} ms, refused, failed`, reach: '0, 0, 0', measured: `${given}, ${shed}, ${other}` },
  ];
}

/** Measures a subject against its reference, in turn, in words. */
async function ratio(subject: () => Promise<number>, reference: () => Promise<number>): Promise<string> {
  return inWords(await interleave(ROUNDS, async () => ({ reference: await reference(), subject: await subject() })));
}

async function direct({ db }: TestWallet, players: Drive['players']): Promise<number> {
  const from = performance.now();
  await runConcurrently(LANES, DEBITS, async (index) => {
    const player = players[index % players.length];
    if (!player) return;
    const { code } = await debit({ db, integration: 'STUDIO' }, { ...player, txId: randomUUID(), roundId: randomUUID(), amountMinor: '1' });
    if (code !== 'OK') throw new Error(`A debit was answered ${code}.`);
  });
  return performance.now() - from;
}

async function overHttp({ vendor }: TestWallet, drive: Pick<Drive, 'players' | 'ids'>): Promise<number> {
  const workerData: Drive = { vendor: vendor.identity, debits: DEBITS, lanes: LANES, ...drive };
  const worker = new Worker(new URL('./driveDebits.ts', import.meta.url), { workerData });
  const [tookMs] = (await once(worker, 'message')) as [number];
  return tookMs;
}

async function openLoop({ vendor }: TestWallet, load: Pick<OpenLoop, 'players' | 'perSecond'>): Promise<Answers> {
  const workerData: OpenLoop = { vendor: vendor.identity, forMs: OPEN_LOOP_MS, patienceMs: PATIENCE_MS, ...load };
  const worker = new Worker(new URL('./driveOpenLoop.ts', import.meta.url), { workerData });
  const [answers] = (await once(worker, 'message')) as [Answers];
  return answers;
}

/** Measures without the log of raw requests, which the service always keeps. */
async function withoutLog(measure: () => Promise<number>): Promise<number> {
  // oxlint-disable-next-line typescript/unbound-method -- it is put back as it was
  const { add } = RequestLog.prototype;
  RequestLog.prototype.add = () => undefined;
  try {
    return await measure();
  } finally {
    RequestLog.prototype.add = add;
  }
}
