import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { baselines, differences, library } from './folders.ts';

/** Accepts the reported pictures and accessibility trees: all, or those whose name contains `wanted`. Returns their names. */
export function acceptPictures(wanted = '', folders = { baselines, differences, library }): string[] {
  const report = path.join(folders.differences, 'found.json');
  if (!existsSync(report)) return [];
  const found = JSON.parse(readFileSync(report, 'utf8')) as string[];
  return found.filter((name) => {
    if (!name.includes(wanted)) return false;
    if (name.endsWith('.aria.yml')) {
      const heard = path.join(folders.differences, name);
      if (!existsSync(heard)) return false;
      renameSync(heard, path.join(folders.library, name));
      return true;
    }
    // When a new picture cannot be written immediately, it is stored as the missing reference.
    const taken = ['actual', 'reference'].map((kind) => path.join(folders.differences, `${name}-${kind}.png`)).find(existsSync);
    if (!taken) return false;
    renameSync(taken, path.join(folders.baselines, `${name}.png`));
    rmSync(path.join(folders.differences, `${name}-diff.png`), { force: true });
    return true;
  });
}
