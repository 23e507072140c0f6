import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askService } from './askService.ts';
import { serveControl } from './serveControl.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-control-'));
let control: Awaited<ReturnType<typeof serveControl>>;
beforeAll(async () => {
  control = await serveControl(dataDir, {
    echo: (args) => Promise.resolve({ ok: true, lines: args }),
    fail: () => Promise.reject(new Error('No such flag.')),
  });
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it('executes a command and returns its reply', async () => {
  expect(await askService(dataDir, 'echo', ['one', 'two words'])).toEqual({ ok: true, lines: ['one', 'two words'] });
});

it('reports an unknown or failed command', async () => {
  expect(await askService(dataDir, 'constructor')).toEqual({ ok: false, lines: ['Unknown command "constructor". Known: echo, fail.'] });
  expect(await askService(dataDir, 'fail')).toEqual({ ok: false, lines: ['No such flag.'] });
});

it('is accessible to its owner only', () => {
  expect(statSync(path.join(dataDir, 'control.sock')).mode & 0o777).toBe(0o600);
});

it('replaces a stale socket, and reports when no service is running', async () => {
  await control.close();
  expect(await askService(dataDir, 'echo')).toBeUndefined();
  const next = await serveControl(dataDir, {});
  expect(await askService(dataDir, 'echo')).toMatchObject({ ok: false });
  await next.close();
});
