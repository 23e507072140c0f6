import autocannon from 'autocannon';

/** A rate limit holds for each address, also on a fast machine. */
const ADDRESSES = 10_000;

interface Load {
  /** Paths with queries, requested in turn. */
  paths: string[];
  /** Seconds. */
  duration: number;
}

/** Sends requests from a separate thread with many addresses, so that no rate limit applies. Throws if a request fails. */
export async function load(url: string, { paths, duration }: Load): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    duration,
    connections: 32,
    workers: 1,
    requests: Array.from({ length: ADDRESSES }, (_, index) => ({
      path: paths[index % paths.length] ?? '/',
      headers: {
        'x-module': 'WEB',
        'accept-encoding': 'br',
        'x-merchant': 'marquee',
        'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
      },
    })),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed.`);
  return result;
}
