import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

it.each(['install', 'update'])('DOC-03 npm %s stops at once and names the commands to use', (command) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'plain-install-'));
  try {
    copyFileSync(path.join(root, 'package.json'), path.join(copy, 'package.json'));
    const { status, stderr } = spawnSync('npm', [command, '--offline', '--no-audit', '--no-fund'], {
      cwd: copy,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('use npm start or npm test, which install by themselves, or pnpm install');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
