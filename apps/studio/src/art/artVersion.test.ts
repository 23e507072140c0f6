import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { versionOf } from './artVersion.ts';

it('LOB-01 the version of the art changes with each of its files, with their names, and with no test', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'art-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(import.meta.dirname, 'motifs'), path.join(folder, 'motifs'), { recursive: true });
  const first = versionOf([folder]);
  expect(first).toMatch(/^[\w-]{8}$/);

  writeFileSync(path.join(folder, 'motifs/tiger.test.ts'), 'test');
  expect(versionOf([folder])).toBe(first);
  writeFileSync(path.join(folder, 'motifs/tiger.ts'), 'another tiger');
  const second = versionOf([folder]);
  writeFileSync(path.join(folder, 'sprites.json'), '[]');
  const third = versionOf([folder]);
  expect(new Set([first, second, third]).size).toBe(3);
});
