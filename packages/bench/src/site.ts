import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
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

/** Starts the product as `npm start` does, on ports and data of its own. */
export async function startSite({ port = 4700, startMs = 180_000 } = {}): Promise<Site> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const child = spawn('node', ['packages/config/commands.ts', 'start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), STUDIO_PORT: String(port + 1), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const close = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const until = Date.now() + startMs;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, studioUrl: `http://localhost:${port + 1}`, dataDir, close };
    await wait(200);
  }
  await close();
  throw new Error(`The site did not answer within ${startMs / 1000} s.`);
}
