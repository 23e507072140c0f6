import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepareTestDatabase, type TestDatabase } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { openDatabase } from './openDatabase.ts';

/** Each starts a process, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let prepared: TestDatabase;
beforeAll(async () => {
  prepared = await prepareTestDatabase('pglite');
  const database = await openDatabase(prepared.where);
  await seedTestAccounts(database.db);
  await database.close();
});
afterAll(() => prepared.remove());

const source = path.resolve(import.meta.dirname, '..');
type Service = ChildProcessByStdio<null, Readable, Readable>;

function startOn(fault: 'sync' | 'write' | 'full' | 'readOnly', breakWhen: string): Service {
  return spawn(process.execPath, ['--import', path.join(source, 'testing/breakDisk.ts'), path.join(source, 'main.ts')], {
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      STUDIO_PORT: '9',
      DATA_DIR: prepared.where.dataDir,
      BROKEN_DISK: fault,
      BREAK_WHEN: breakWhen,
      LOG_LEVEL: 'silent',
      PASSWORD_HASH_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function addressOf({ stdout }: Service): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const address = /Marquee is at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('It did not start.');
}

const fileNamed = (name: string) => path.join(prepared.where.dataDir, name);

it.each(['sync', 'write'] as const)(
  'RUN-09 a disk that fails at a %s ends the service with a message and a separate exit code',
  async (fault) => {
    const service = startOn(fault, fileNamed(`${fault}-fails`));
    const url = await addressOf(service);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const complained = text(service.stderr);
    const ended = once(service, 'exit');
    // The roll-ups and the queue of jobs write every few seconds.
    writeFileSync(fileNamed(`${fault}-fails`), '');
    expect(await ended).toEqual([74, null]);
    expect(await complained).toContain(`${prepared.where.dataDir}/database failed (EIO)`);
  },
);

it('RUN-09 a full disk is reported by /readyz, and at the next start with the remedy', async () => {
  const service = startOn('full', fileNamed('is-full'));
  const url = await addressOf(service);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  writeFileSync(fileNamed('is-full'), '');
  const reply = await fetch(`${url}/readyz`);
  expect({ status: reply.status, ...((await reply.json()) as object) }).toMatchObject({
    status: 503,
    value: { field: 'disk', rule: 'full' },
  });
  service.kill('SIGTERM');
  await once(service, 'exit');

  const next = startOn('full', fileNamed('is-full'));
  const [complained] = await Promise.all([text(next.stderr), once(next, 'exit')]);
  expect(next.exitCode).toBe(1);
  expect(complained.trim()).toBe(
    `The disk under ${prepared.where.dataDir}/database is full: free 128 MB at least, or choose another DATA_DIR.`,
  );
});

it('RUN-09 a directory without write permission is refused with the remedy', async () => {
  const service = startOn('readOnly', fileNamed('never'));
  const [complained] = await Promise.all([text(service.stderr), once(service, 'exit')]);
  expect(service.exitCode).toBe(1);
  expect(complained.trim()).toBe(
    `${prepared.where.dataDir} cannot be written (EROFS): let this user write there, or choose another DATA_DIR.`,
  );
});
