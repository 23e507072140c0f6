import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

export const FIRST_PORT = 4520;
const STEP = 10;
const MOST_RUNS = 50;

export interface TakenPorts {
  /** The first of the ports. */
  port: number;
  /** Lets another run take them. The end of this process does so too. */
  release(): void;
}

/**
 * Takes a run of free ports for this process. Its tenth port is held while the process lives, so that two that start at once take different
 * ones; the others are free for the servers that it starts.
 */
export async function takePorts(count: number): Promise<TakenPorts> {
  for (let port = FIRST_PORT; port < FIRST_PORT + MOST_RUNS * STEP; port += STEP) {
    const held = await listen(port + STEP - 1, '127.0.0.1');
    if (!held) continue;
    if (await areFree(port, count)) {
      held.unref();
      return { port, release: () => void held.close() };
    }
    held.close();
  }
  throw new Error(`No ${count} ports in a row are free from ${FIRST_PORT} on.`);
}

async function areFree(port: number, count: number): Promise<boolean> {
  for (let each = port; each < port + count; each += 1) {
    const probe = await listen(each);
    if (!probe) return false;
    probe.close();
    await once(probe, 'close');
  }
  return true;
}

async function listen(port: number, host?: string): Promise<Server | undefined> {
  const server = createServer().listen({ port, host });
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
}
