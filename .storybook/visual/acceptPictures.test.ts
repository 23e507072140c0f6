import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { acceptPictures } from './acceptPictures';

function folders() {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const made = { baselines: path.join(root, 'visual'), differences: path.join(root, 'visual-diff'), library: path.join(root, 'src') };
  for (const folder of Object.values(made)) mkdirSync(folder);
  for (const name of ['tile-default__dark', 'tile-default__rtl']) {
    writeFileSync(path.join(made.baselines, `${name}.png`), 'old');
    writeFileSync(path.join(made.differences, `${name}-actual.png`), 'new');
    writeFileSync(path.join(made.differences, `${name}-diff.png`), 'red');
  }
  writeFileSync(path.join(made.differences, 'found.json'), JSON.stringify(['tile-default__dark', 'tile-default__rtl']));
  return made;
}

it('SHL-10 accepts the pictures whose name holds what is asked for, and leaves the others', () => {
  const made = folders();
  expect(acceptPictures('__rtl', made)).toEqual(['tile-default__rtl']);
  expect(readFileSync(path.join(made.baselines, 'tile-default__rtl.png'), 'utf8')).toBe('new');
  expect(readFileSync(path.join(made.baselines, 'tile-default__dark.png'), 'utf8')).toBe('old');
  expect(readdirSync(made.differences)).not.toContain('tile-default__rtl-actual.png');
});

it('SHL-10 accepts all that the last report shows, and nothing that lies there from before', () => {
  const made = folders();
  writeFileSync(path.join(made.differences, 'grid-default__dark-actual.png'), 'stale');
  expect(acceptPictures('', made)).toHaveLength(2);
  expect(readdirSync(made.baselines)).not.toContain('grid-default__dark.png');
  expect(acceptPictures('', made)).toEqual([]);
});

it('SHL-10 accepts what an example sounds like beside the example', () => {
  const made = folders();
  for (const folder of [made.differences, made.library]) mkdirSync(path.join(folder, 'game-tile'), { recursive: true });
  writeFileSync(path.join(made.differences, 'game-tile/GameTile.aria.yml'), '- button "Start"');
  writeFileSync(path.join(made.differences, 'found.json'), JSON.stringify(['tile-default__dark', 'game-tile/GameTile.aria.yml']));
  expect(acceptPictures('game-tile', made)).toEqual(['game-tile/GameTile.aria.yml']);
  expect(readFileSync(path.join(made.library, 'game-tile/GameTile.aria.yml'), 'utf8')).toBe('- button "Start"');
  expect(acceptPictures('game-tile', made)).toEqual([]);
});
