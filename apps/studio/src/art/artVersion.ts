import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['.', '../catalogue', '../engines'].map((folder) => path.join(import.meta.dirname, folder));

/** Version of all posters, films, heroes, marks and avatars: it changes with the code that draws them, and with the catalogue that dresses them. */
export const artVersion: string = versionOf(sources);

/** Returns a fingerprint of the files in some folders, without their tests. */
export function versionOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/(?<!\.test)\.(?:ts|json)$/.test(file)) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}
