import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const library = path.resolve(import.meta.dirname, '../packages/ui/src');

/** Lists the library's folders with stories, and the families that their guides name. Story titles are derived from them. */
export const storyFolders = () =>
  [...new Set(globSync('*/*.stories.tsx', { cwd: library }).map((file) => path.dirname(file)))]
    .toSorted()
    .map((folder) => ({ folder, families: [...new Set(globSync(`${folder}/*.guide.ts`, { cwd: library }).map(familyIn))] }));

const familyIn = (guide: string) => /^ {2}family: '(.+)',$/m.exec(readFileSync(path.join(library, guide), 'utf8'))?.[1];
