import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { TestVendor, type VendorIdentity } from '../../testing/TestVendor.ts';
import { runConcurrently } from './runConcurrently.ts';

export interface Drive {
  vendor: VendorIdentity;
  players: { playerId: string; sessionId: string; currency: string; gameCode: string }[];
  debits: number;
  lanes: number;
  /** Begins the ids of the debits, which are counted: the same ones again are replays. @default random ids */
  ids?: string;
}

/** A vendor on a separate thread, so that sending requests does not slow the service. Replies with the duration in milliseconds. */
const { vendor: identity, players, debits, lanes, ids } = workerData as Drive;
const vendor = new TestVendor(identity);
// Its connections are open before the time counts.
await runConcurrently(lanes, lanes, async () => void (await vendor.ask('balance', { ...players[0] })));
const from = performance.now();
await runConcurrently(lanes, debits, async (index) => {
  const player = players[index % players.length];
  const txId = ids === undefined ? randomUUID() : `${ids}-${index}`;
  const { code } = await vendor.ask('debit', { ...player, txId, roundId: txId, amountMinor: '1' });
  if (code !== 'OK') throw new Error(`A debit was answered ${code}.`);
});
parentPort?.postMessage(performance.now() - from, []);
