import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { TestVendor, type VendorIdentity } from '../../testing/TestVendor.ts';
import { inLanes } from './inLanes.ts';

export interface Drive {
  vendor: VendorIdentity;
  players: { playerId: string; sessionId: string; currency: string; gameCode: string }[];
  debits: number;
  lanes: number;
}

/** A vendor on a thread of its own, so that making requests costs the service's thread nothing. Answers how long it took, in ms. */
const { vendor: identity, players, debits, lanes } = workerData as Drive;
const vendor = new TestVendor(identity);
const from = performance.now();
await inLanes(lanes, debits, async (index) => {
  const player = players[index % players.length];
  const { code } = await vendor.ask('debit', { ...player, txId: randomUUID(), roundId: randomUUID(), amountMinor: '1' });
  if (code !== 'OK') throw new Error(`A debit was answered ${code}.`);
});
parentPort?.postMessage(performance.now() - from, []);
