import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { offerLoad } from '../../testing/offerLoad.ts';
import type { VendorIdentity } from '../../testing/TestVendor.ts';
import { sign } from '../vendor/signature.ts';
import type { Drive } from './driveDebits.ts';

export interface OpenLoop extends Pick<Drive, 'players'> {
  vendor: Required<VendorIdentity>;
  perSecond: number;
  forMs: number;
  patienceMs: number;
}

const PATH = '/vendor/v1/debit';

/** A vendor on a separate thread that sends so many debits a second, however fast they are answered. Replies with its `Answers`. */
const { vendor, players, perSecond, ...load } = workerData as OpenLoop;
let next = 0;
function ask(): string {
  const id = randomUUID();
  const body = JSON.stringify({ ...players[next++ % players.length], txId: id, roundId: id, amountMinor: '1' });
  const timestamp = String(Date.now());
  const headers = {
    Host: 'localhost',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Vendor': vendor.integration,
    'X-Timestamp': timestamp,
    'X-Signature': sign(vendor.secret, { timestamp, method: 'POST', path: PATH, body }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${PATH} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
parentPort?.postMessage(await offerLoad({ url: vendor.url, ask, ...load }, perSecond), []);
