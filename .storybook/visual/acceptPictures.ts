import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { baselines, differences } from './folders.ts';

/** Makes what the report shows the pictures to hold to: all of it, or those whose name holds `wanted`. Returns their names. */
export function acceptPictures(wanted = '', folders = { baselines, differences }): string[] {
  const report = path.join(folders.differences, 'found.json');
  if (!existsSync(report)) return [];
  const found = JSON.parse(readFileSync(report, 'utf8')) as string[];
  return found.filter((name) => {
    // Where a new picture may not be written at once, it waits as the reference that is missing.
    const taken = ['actual', 'reference'].map((kind) => path.join(folders.differences, `${name}-${kind}.png`)).find(existsSync);
    if (!name.includes(wanted) || !taken) return false;
    renameSync(taken, path.join(folders.baselines, `${name}.png`));
    rmSync(path.join(folders.differences, `${name}-diff.png`), { force: true });
    return true;
  });
}
