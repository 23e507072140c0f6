import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('RUN-01 a SIGTERM to npm start ends the studio and the service', async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stop-'));
  const [port, studioPort] = [await freePort(), await freePort()];
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), STUDIO_PORT: String(studioPort), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const isStudioUp = async () => (await fetch(`http://localhost:${studioPort}/healthz`).catch(() => undefined))?.ok ?? false;
  // The service locks its data directory before it serves, until it has ended.
  const isServiceUp = () => existsSync(path.join(dataDir, 'database.pid'));
  await expect.poll(async () => [await isStudioUp(), isServiceUp()], { timeout: 60_000 }).toEqual([true, true]);
  npm.kill('SIGTERM');
  await expect.poll(async () => [await isStudioUp(), isServiceUp()], { timeout: 60_000 }).toEqual([false, false]);
  rmSync(dataDir, { recursive: true });
});
