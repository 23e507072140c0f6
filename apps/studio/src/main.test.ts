import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { newDataDir } from './testing/startStudio.ts';

async function run(settings: Record<string, string>) {
  const child = spawn('node', ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, MODE: 'demo', DATA_DIR: newDataDir(), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [told] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { told, code: child.exitCode };
}

it('RUN-09 a port in use ends the start with one line that names the cure', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const { port } = taken.address() as AddressInfo;
  const { told, code } = await run({ HOST: '127.0.0.1', STUDIO_PORT: String(port) });
  taken.close();
  expect([told, code]).toEqual([`Port ${port} is in use: stop what listens there, or set STUDIO_PORT to another.\n`, 1]);
});

it('RUN-09 a wrong setting ends the start with one line that names the cure', async () => {
  expect(await run({ LOG_LEVEL: 'loud' })).toEqual({
    told: 'LOG_LEVEL is "loud": set it to debug, info, warn, error or silent.\n',
    code: 1,
  });
});
