import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface Asking {
  /** Paths with queries, requested in turn. */
  paths: string[];
  times: number;
  /** Interval between two requests, independent of the replies. */
  everyMs: number;
}

const agent = new Agent({ keepAlive: true });
const headers = { 'x-module': 'WEB', 'accept-encoding': 'br', 'x-merchant': 'marquee' };

/** Sends requests at a steady rate, and returns the latency of each in milliseconds from its scheduled time. */
export async function latenciesOf(url: string, { paths, times, everyMs }: Asking): Promise<number[]> {
  const begun = performance.now();
  return Promise.all(
    Array.from({ length: times }, async (_, index) => {
      await wait(Math.max(0, begun + index * everyMs - performance.now()));
      return latencyOf(`${url}${paths[index % paths.length]}`, `10.${index >> 8}.${index & 255}.1`);
    }),
  );
}

function latencyOf(url: string, address: string): Promise<number> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { ...headers, 'x-forwarded-for': address } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Answered ${response.statusCode}.`));
      response.resume().on('end', () => resolve(performance.now() - from));
    }).on('error', reject);
  });
}
