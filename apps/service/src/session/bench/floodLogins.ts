import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Flood {
  /** Address of the log-in. */
  url: string;
  /** Encrypted bodies, one for each person. */
  bodies: string[];
  /** Time span over which they arrive evenly. */
  spanMs: number;
}

export interface Flooded {
  status: number;
  retryAfterS: number;
  tookMs: number;
}

/** `refused`: a crowd without the required header, refused before hashing. */
export type Crowd = 'welcome' | 'refused';

/** Simulates a crowd of log-ins, each from an address of its own, on a separate thread. Starts on each message, and reports the replies. */
const { url, bodies, spanMs } = workerData as Flood;
const port = parentPort;
if (!port) throw new Error('It is a worker.');
// The first request of a thread allocates what every request needs, which is not part of the measurement.
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
