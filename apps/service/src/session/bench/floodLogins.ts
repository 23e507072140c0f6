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

/** Of a crowd that logs in: whether it may, since who leaves out the module is refused at the door. */
export type Crowd = 'welcome' | 'refused';

/**
 * A crowd that logs in, each from an address of their own, on a thread of its own. Comes whenever it is told to, and answers what each
 * was answered.
 */
const { url, bodies, spanMs } = workerData as Flood;
const port = parentPort;
if (!port) throw new Error('It is a worker.');
// The first request of a thread lays out all that a request needs, which is no part of the flood.
await fetch(new URL('/healthz', url)).then((response) => response.arrayBuffer());
port.postMessage('ready', []);
port.on('message', (crowd: Crowd) => void come(crowd).then((came) => port.postMessage(came, [])));

async function come(crowd: Crowd): Promise<{ answers: Flooded[]; tookMs: number }> {
  const from = performance.now();
  const answers = await Promise.all(
    bodies.map(async (body, index) => {
      await wait((index * spanMs) / bodies.length);
      return logIn(body, index, crowd);
    }),
  );
  return { answers, tookMs: performance.now() - from };
}

async function logIn(body: string, index: number, crowd: Crowd): Promise<Flooded> {
  const asked = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...(crowd === 'welcome' && { 'X-Module': 'WEB' }),
      'X-Merchant': 'marquee',
      'Content-Type': 'application/jose',
      'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    },
    body,
  });
  await response.arrayBuffer();
  return { status: response.status, retryAfterS: Number(response.headers.get('Retry-After')), tookMs: performance.now() - asked };
}
