import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Flood {
  /** Address of the log-in. */
  url: string;
  /** Time span over which the people of a crowd arrive evenly. */
  spanMs: number;
}

export interface Flooded {
  status: number;
  retryAfterS: number;
  tookMs: number;
}

export interface Crowd {
  /** `refused`: a crowd without the required header, refused before hashing. */
  kind: 'welcome' | 'refused';
  /** Encrypted bodies, one for each person. */
  bodies: string[];
}

/** Simulates a crowd of log-ins, each from an address of its own, on a separate thread. Starts on each message, and reports the replies. */
const { url, spanMs } = workerData as Flood;
const port = parentPort;
if (!port) throw new Error('It is a worker.');
// The first request of a thread allocates what every request needs, which is not part of the measurement.
await fetch(new URL('/healthz', url)).then((response) => response.arrayBuffer());
port.postMessage('ready', []);
port.on('message', (crowd: Crowd) => void come(crowd).then((came) => port.postMessage(came, [])));

async function come({ kind, bodies }: Crowd): Promise<{ answers: Flooded[] }> {
  const answers = await Promise.all(
    bodies.map(async (body, index) => {
      await wait((index * spanMs) / bodies.length);
      return logIn(body, index, kind);
    }),
  );
  return { answers };
}

async function logIn(body: string, index: number, kind: Crowd['kind']): Promise<Flooded> {
  const asked = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...(kind === 'welcome' && { 'X-Module': 'WEB' }),
      'X-Merchant': 'marquee',
      'Content-Type': 'application/jose',
      'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    },
    body,
  });
  await response.arrayBuffer();
  return { status: response.status, retryAfterS: Number(response.headers.get('Retry-After')), tookMs: performance.now() - asked };
}
