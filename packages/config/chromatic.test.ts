import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

it('SHL-10 without a token Chromatic is left out, in one line and without a fault', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'commands.ts'), 'chromatic'], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'Chromatic is left out: CHROMATIC_PROJECT_TOKEN is not set.\n',
    stderr: '',
  });
});
