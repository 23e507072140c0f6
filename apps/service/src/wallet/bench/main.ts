import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { interleave, inWords } from '@site/bench/rounds';
import { spreadEngines } from '../../testing/openTestDatabase.ts';
import { startWallet, type TestWallet } from '../../testing/startWallet.ts';
import { debit } from '../vendor/debit.ts';
import type { Drive } from './driveDebits.ts';
import { runConcurrently } from './runConcurrently.ts';

const ROUNDS = 5;
const DEBITS = 2000;
const LANES = 64;
const PLAYERS = 200;

/** Compares signed debits over HTTP with the same statement executed directly, interleaved, on each available engine. */
for (const engine of spreadEngines) {
  const wallet = await startWallet(engine);
  const players: Drive['players'] = [];
  for (let count = 0; count < PLAYERS; count += 1) players.push((await wallet.seat(1_000_000_000n)).player);
  await direct(wallet, players); // Warm-up.
  const rates: number[] = [];
  const rounds = await interleave(ROUNDS, async () => {
    const reference = DEBITS / (await direct(wallet, players));
    const subject = DEBITS / (await overHttp(wallet, players));
    rates.push(subject * 1000);
    return { subject, reference };
  });
  console.log(`wallet debits over HTTP / the same SQL driven directly, ${engine}: ${inWords(rounds)}`);
  console.log(`  debits/s over HTTP: ${rates.map(Math.round).join(' ')}; ${LANES} at once, ${PLAYERS} players, none refused`);
  await wallet.close();
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

async function overHttp({ vendor }: TestWallet, players: Drive['players']): Promise<number> {
  const workerData: Drive = { vendor: vendor.identity, players, debits: DEBITS, lanes: LANES };
  const worker = new Worker(new URL('./driveDebits.ts', import.meta.url), { workerData });
  const [tookMs] = (await once(worker, 'message')) as [number];
  return tookMs;
}
