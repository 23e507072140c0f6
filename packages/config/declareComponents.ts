import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';

const library = path.resolve(import.meta.dirname, '../ui');
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });

export const manifestFile = path.join(library, 'package.json');
export const wordsFile = path.join(library, 'src/words/Words.ts');

interface Manifest {
  exports: Record<string, string>;
}

/** Returns the manifest of the library with an entry for each component that has a guide. */
export function manifestWithComponents(): string {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const guided = globSync('src/*/*.guide.ts', { cwd: library })
    .map((guide) => guide.replace('.guide.ts', '.tsx'))
    .filter((file) => existsSync(path.join(library, file)))
    .map((file) => [`./${path.basename(file, '.tsx')}`, `./${file}`]);
  return `${JSON.stringify({ ...manifest, exports: { ...manifest.exports, ...Object.fromEntries(guided) } }, null, 2)}\n`;
}

/** Returns the file of the words' types with a line for each component among the entries that takes labels. */
export function wordsWithComponents({ exports: entries }: Manifest): string {
  const labelled = Object.values(entries)
    .filter((entry) => entry.endsWith('.tsx') && !entry.includes('*'))
    .flatMap((entry) => {
      const file = path.join(library, entry);
      const from = entry.replace('./src/', '../').replace('.tsx', '');
      return parse(readFileSync(file, 'utf8'), { filename: file, resolver })
        .filter(({ props = {} }) => 'labels' in props)
        .map(({ displayName: name = '' }) => `  ${name}: typeof import('${from}').${name};\n`);
    });
  return readFileSync(wordsFile, 'utf8').replace(
    /(interface Components \{\n)[^}]*\}/,
    (_all, start: string) => `${start}${labelled.toSorted((one, other) => one.localeCompare(other, 'en')).join('')}}`,
  );
}
