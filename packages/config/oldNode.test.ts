import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = readFileSync(path.join(import.meta.dirname, 'run.mjs'), 'utf8');

/** Runs a command as a Node of an older version. From a data URL, the program has no `import.meta.dirname`, like there. */
const runAs = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
      await import('data:text/javascript;base64,${Buffer.from(program).toString('base64')}');`,
    ],
    { encoding: 'utf8' },
  );

it.each(['16.20.2', '18.20.8', '20.18.3'])('RUN-09 Node %s is told in one line which version to install', (version) => {
  const { status, stdout, stderr } = runAs(version);
  expect([status, stdout, stderr]).toEqual([1, '', `Node ${version} is too old: install Node 20.19 or newer.\n`]);
});
