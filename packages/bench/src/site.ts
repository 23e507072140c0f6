import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Site {
  url: string;
  studioUrl: string;
  dataDir: string;
  close: () => Promise<void>;
}

interface SiteOptions {
  /** @default a free port */
  port?: number;
  /** Maximum time to wait for the first answer. */
  startMs?: number;
  /** Arguments for Node to start the service. */
  program?: string[];
}

/** Starts the product as `npm start` does, with its own ports and data. Rejects when the process ends before it answers. */
export async function startSite({
  port,
  startMs = 180_000,
  program = ['packages/config/commands.ts', 'start'],
}: SiteOptions = {}): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const [freeForSite, studioPort] = await freePorts();
  const sitePort = port ?? freeForSite;
  const child = spawn('node', program, {
    cwd: root,
    env: { ...process.env, PORT: String(sitePort), STUDIO_PORT: String(studioPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${sitePort}`;
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = Date.now() + startMs;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok && child.exitCode === null) return { url, studioUrl: `http://localhost:${studioPort}`, dataDir, close };
    await wait(200);
  }
  const { exitCode } = child;
  await close();
  throw new Error(
    exitCode === null ? `The site did not answer within ${startMs / 1000} s.` : 'The site ended before it answered: it says why above.',
  );
}

/** Returns two free ports. */
async function freePorts(): Promise<[number, number]> {
  const probes = [createServer(), createServer()] as const;
  const ports = await Promise.all(
    probes.map(async (probe) => {
      await once(probe.listen(0, 'localhost'), 'listening');
      return (probe.address() as AddressInfo).port;
    }),
  );
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports as [number, number];
}
