import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { StartError } from '../StartError.ts';

/** Checks the port before the slow parts of the start. Source: RUN-09. */
export async function refuseTakenPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(`Port ${port} of ${host} cannot be had (${code}): stop what listens there, or set PORT to another.`);
  }
  probe.close();
  await once(probe, 'close');
}
