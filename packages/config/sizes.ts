import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifestFile, manifestWithComponents, wordsFile, wordsWithComponents } from './declareComponents.ts';
import { entries, entrySize } from './entrySizes.ts';

// Writes the library's components into its entries and the types of its words, and the size of each entry into its README.
const manifest = manifestWithComponents();
writeFileSync(manifestFile, manifest);
writeFileSync(wordsFile, wordsWithComponents(JSON.parse(manifest) as { exports: Record<string, string> }));

const readme = path.resolve(import.meta.dirname, '../ui/README.md');
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const rows: string[] = [];
for (const [name, file] of entries()) {
  const [own, all] = [await entrySize(file, 'own'), await entrySize(file, 'all')];
  rows.push(`| \`@site/ui/${name}\` | ${kB(own)} | ${kB(all)} |`);
}
const table = ['| Entry | Own, kB | With what it needs, kB |', '|---|---:|---:|', ...rows].join('\n');
writeFileSync(readme, readFileSync(readme, 'utf8').replace(/(?:^\|.*\n)+(?=\n<!-- end of sizes -->)/m, `${table}\n`));
console.log(`${rows.length} entries weighed.`);
