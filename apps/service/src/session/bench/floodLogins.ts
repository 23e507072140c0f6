import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Flood {
  /** Of the log-in. */
  url: string;
  /** Sealed, one for each person. */
  bodies: string[];
  /** Over which they come, evenly. */
  spanMs: number;
}

export interface Flooded {
  status: number;
  retryAfterS: number;
  tookMs: number;
}

/** A crowd that logs in, each from an address of their own, on a thread of its own. Comes when it is told to, and answers what each was answered. */
const { url, bodies, spanMs } = workerData as Flood;
if (!parentPort) throw new Error('It is a worker.');
// The first request of a thread lays out all that a request needs, which is no part of the flood.
await fetch(new URL('/healthz', url)).then((response) => response.arrayBuffer());
parentPort.postMessage('ready', []);
await once(parentPort, 'message');
const from = performance.now();
const answers = await Promise.all(
  bodies.map(async (body, index): Promise<Flooded> => {
    await wait((index * spanMs) / bodies.length);
    const asked = performance.now();
    const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'X-Module': 'WEB', 'X-Merchant': 'marquee', 'Content-Type': 'application/jose', 'X-Forwarded-For': address },
      body,
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfterS: Number(response.headers.get('Retry-After')), tookMs: performance.now() - asked };
  }),
);
parentPort.postMessage({ answers, tookMs: performance.now() - from }, []);
