import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createClient } from '@site/api/client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from './database/openDatabase.ts';
import { prepareTestDatabase, type TestDatabase } from './testing/openTestDatabase.ts';
import { seedTestAccounts } from './testing/seedTestAccounts.ts';

/** Each of these tests starts processes, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let database: TestDatabase;
let running: Running;
beforeAll(async () => {
  database = await prepareTestDatabase('pglite');
  const opened = await openDatabase(database.where);
  await seedTestAccounts(opened.db);
  await opened.close();
  running = await startMain();
});
afterAll(async () => {
  await running.stop();
  await database.remove();
});

const begin = (file: string, settings: Record<string, string> = {}, words: string[] = []) =>
  spawn(process.execPath, [path.join(import.meta.dirname, file), ...words], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      STUDIO_PORT: '9',
      PASSWORD_HASH_MS: '0',
      DATA_DIR: database.where.dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Returns the output of a program until it ends. */
async function run(file: string, settings: Record<string, string> = {}, words: string[] = []) {
  const child = begin(file, settings, words);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, said: said.trim(), complained: complained.trim() };
}

interface Running {
  url: string;
  port: string;
  stop(): Promise<number>;
}

async function startMain(settings: Record<string, string> = {}): Promise<Running> {
  const child = begin('main.ts', settings);
  const url = await addressOf(child);
  return {
    url,
    port: new URL(url).port,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode ?? -1;
    },
  };
}

async function addressOf({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let said = '';
  for await (const part of stdout) {
    said += String(part);
    const address = /Marquee is at (http:\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`It did not start: ${await text(stderr)}`);
}

const client = () => createClient({ origin: running.url, headers: () => ({}) });
const status = () => client()('systemStatus', {});

async function look() {
  const reply = await client()('permission', {});
  return reply.ok ? reply.value.brand : undefined;
}

describe('a running service', () => {
  it('RUN-05 does not start twice on the same data', async () => {
    const { code, complained } = await run('main.ts');
    expect(code).toBe(1);
    expect(complained).toMatch(/^.* is in use by process \d+: stop it first, .*$/);
  });

  it('RUN-09 keeps its port', async () => {
    const { code, complained } = await run('main.ts', { PORT: running.port });
    expect(code).toBe(1);
    expect(complained).toBe(
      `Port ${running.port} of localhost cannot be had (EADDRINUSE): stop what listens there, or set PORT to another.`,
    );
  });

  it('RUN-08 changes its state by a command', async () => {
    expect(await run('commands/demo.ts', {}, ['status', 'blocked'])).toMatchObject({ code: 0, said: 'The status is blocked.' });
    expect(await status()).toMatchObject({ value: { status: 2 } });
    expect(await run('commands/demo.ts', {}, ['status', 'normal'])).toMatchObject({ code: 0 });
    expect(await status()).toMatchObject({ value: { status: 0 } });
  });

  it('SYS-13 takes a brand by a command, and refuses one that cannot be read', async () => {
    const file = path.join(tmpdir(), `brand-${process.pid}.json`);
    onTestFinished(() => rmSync(file));
    const before = await look();
    writeFileSync(file, JSON.stringify({ ...before, tokens: { text: { dark: '#222222' } } }));
    const faint = await run('commands/brand.ts', {}, [file, 'take']);
    expect(faint).toMatchObject({ code: 1, said: '' });
    expect(faint.complained).toContain('tokens.text.dark: 1.22 on page, and 4.5 is required.');
    expect(await look()).toEqual(before);

    const changed = { ...before, roundness: 0, typeface: { display: 'inter' } };
    writeFileSync(file, JSON.stringify(changed));
    expect(await run('commands/brand.ts', {}, [file])).toMatchObject({ code: 0, said: 'Marquee can be used.' });
    expect(await look()).toEqual(before);
    const taken = await run('commands/brand.ts', {}, [file, 'take']);
    expect(taken.said).toMatch(/^Marquee is changed/);
    expect(taken.code).toBe(0);
    expect(await look()).toEqual(changed);
  });

  it('SYS-13 previews a brand of any name in the demo of the running service, and refuses one that cannot be read', async () => {
    const file = path.join(tmpdir(), `preview-${process.pid}.json`);
    onTestFinished(() => rmSync(file));
    const before = await look();
    const other = { ...before, merchant: 'nightjar', name: 'Nightjar', roundness: 2 };
    writeFileSync(file, JSON.stringify({ ...other, tokens: { text: { dark: '#222222' } } }));
    expect(await run('commands/brand.ts', {}, [file, 'preview'])).toMatchObject({ code: 1, said: '' });
    expect(await look()).toEqual(before);

    writeFileSync(file, JSON.stringify(other));
    const previewed = await run('commands/brand.ts', {}, [file, 'preview']);
    expect(previewed.said).toMatch(/^Nightjar is changed/);
    expect(previewed.code).toBe(0);
    expect(await look()).toEqual({ ...other, merchant: 'marquee' });
  });

  it('RUN-03 cannot be reset while it runs', async () => {
    const { code, complained } = await run('commands/reset.ts');
    expect(code).toBe(1);
    expect(complained).toContain('is in use by process');
    expect(await status()).toMatchObject({ ok: true });
  });
});

describe('RUN-09 an invalid setting', () => {
  it.each([
    [{ PORT: 'x' }, 'PORT is "x": set it to a whole number from 0 to 65535.'],
    [{ DATBASE_URL: 'postgres://x/y' }, 'DATBASE_URL is no setting: did you mean DATABASE_URL?'],
    [
      { MODE: 'production' },
      'Production needs a database server: set DATABASE_URL, or set ALLOW_EMBEDDED_DATABASE=1 to use the embedded one.',
    ],
  ])('%j stops the start with one line', async (settings, complaint) => {
    expect(await run('main.ts', settings as Record<string, string>)).toEqual({ code: 1, said: '', complained: complaint });
  });

  it('stops a command as well', async () => {
    expect(await run('commands/demo.ts', {}, ['status', 'broken'])).toMatchObject({ code: 1, said: '' });
  });
});

describe('after it has stopped', () => {
  const production = {
    MODE: 'production',
    STUDIO_SECRET: 'a secret of our own, long enough',
    DATA_SECRET: 'another secret of our own, long enough',
    ALLOW_EMBEDDED_DATABASE: '1',
    ALLOW_SMS_OUTBOX: '1',
    ALLOW_EMAIL_OUTBOX: '1',
  };

  it('has stopped gracefully', async () => {
    expect(await running.stop()).toBe(0);
  });

  it('RUN-05 stopped once or repeatedly while it opens its data, it ends and releases the lock', async () => {
    const child = begin('main.ts');
    const holder = path.join(database.where.dataDir, 'database.pid');
    await expect.poll(() => existsSync(holder), { timeout: 60_000 }).toBe(true);
    // A terminal and npm start each send one.
    const signals = setInterval(() => existsSync(holder) && child.kill('SIGTERM'), 50);
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    clearInterval(signals);
    expect([child.exitCode, said, existsSync(holder)]).toEqual([0, '', false]);
  });

  it('RUN-08 a command opens the data itself', async () => {
    expect(await run('commands/demo.ts', {}, ['flag', 'VIP', 'on'])).toMatchObject({ code: 0, said: 'VIP is on.' });
  });

  it('RUN-09 production refuses published passwords, unless they are allowed', async () => {
    const { code, complained } = await run('main.ts', production);
    expect(code).toBe(1);
    expect(complained).toMatch(/^\w+ has a published password: .* set ALLOW_SEED_ACCOUNTS=1 to keep them\.$/);
    const allowed = await startMain({ ...production, ALLOW_SEED_ACCOUNTS: '1' });
    expect((await fetch(`${allowed.url}/dev/accounts`)).status).toBe(404);
    const asked = await fetch(`${allowed.url}/dev/phone-auth/accounts:sendVerificationCode`, { method: 'POST' });
    expect(asked.status).toBe(404);
    expect(await allowed.stop()).toBe(0);
  });

  it('RUN-03 is emptied by reset', async () => {
    writeFileSync(path.join(database.where.dataDir, 'notes.txt'), 'not ours');
    expect(await run('commands/reset.ts')).toMatchObject({ code: 0 });
    expect(readdirSync(database.where.dataDir)).toEqual(['notes.txt']);
  });
});
