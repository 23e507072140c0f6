import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { StartError } from '../../StartError.ts';
import { BrowserFiles } from './BrowserFiles.ts';

const newDirectory = () => mkdtempSync(path.join(tmpdir(), 'games-'));

function writeManifest(directory: string, manifest: object, builtAtS: number): void {
  const file = path.join(directory, '.vite/manifest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(manifest));
  utimesSync(file, builtAtS, builtAtS);
}

it('RUN-09 games that are not built end the start with the cure', () => {
  expect(() => new BrowserFiles(newDirectory())).toThrow(StartError);
  expect(() => new BrowserFiles(newDirectory())).toThrow('The games are not built: run npm run build, or start with npm start.');
});

it('GAM-14 a page names each module once, and those of a later build', () => {
  const directory = newDirectory();
  const shared = { file: 'code/shared-1.js' };
  const other = { file: 'code/other-1.js', imports: ['_shared.js'] };
  writeManifest(
    directory,
    {
      'a.ts': { file: 'code/a-1.js', imports: ['_other.js', '_shared.js'], dynamicImports: ['later.ts'] },
      '_shared.js': shared,
      '_other.js': other,
      'later.ts': { file: 'code/later-1.js', imports: ['_shared.js'] },
    },
    1,
  );
  const files = new BrowserFiles(directory);
  expect(files.graphOf('a.ts')).toEqual(['/code/a-1.js', '/code/other-1.js', '/code/shared-1.js']);
  expect(files.graphOf('a.ts', true)).toEqual(['/code/a-1.js', '/code/other-1.js', '/code/shared-1.js', '/code/later-1.js']);
  expect(() => files.addressOf('b.ts')).toThrow('b.ts was not built.');

  writeManifest(directory, { 'a.ts': { file: 'code/a-2.js' } }, 2);
  expect(files.graphOf('a.ts')).toEqual(['/code/a-2.js']);
});
