import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockDirectory } from './lockDirectory.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'marquee-lock-'));
const directory = path.join(dataDir, 'database');
beforeAll(() => mkdirSync(directory));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function run(program: string[]): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, program, {
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], DATA_DIR: dataDir, PORT: '0' },
  });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  return { code, stderr };
}

it.each(['main.ts', 'commands/moneyAudit.ts', 'commands/reset.ts'])(
  'RUN-05 %s is refused data in use, with the remedy',
  async (program) => {
    const unlock = lockDirectory(directory);
    const { code, stderr } = await run([path.resolve(import.meta.dirname, '..', program)]);
    unlock();
    expect(code).toBe(1);
    expect(stderr.trim()).toBe(
      `${directory} is in use by process ${process.pid}: stop it first, choose another DATA_DIR, or share a DATABASE_URL.`,
    );
  },
);

it('RUN-05 the lock is released when its process is killed', async () => {
  const program = `import { lockDirectory } from '${import.meta.dirname}/lockDirectory.ts'; lockDirectory('${directory}'); process.kill(process.pid, 'SIGKILL');`;
  expect((await run(['--input-type=module', '--eval', program])).code).toBe(null);
  lockDirectory(directory)();
});
