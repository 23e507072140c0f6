import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Documents whose tables list the tests of each row. */
export const documents = ['docs/requirements.md', 'docs/domain.md'];

/** Test files, in the order in which a row lists them: end-to-end tests first, trials last. */
const testFiles = [
  'apps/*/e2e/**/*.e2e.ts',
  '{apps,packages}/*/src/**/*.test.ts',
  '{packages/config,.storybook}/**/*.test.ts',
  'packages/*/src/**/*.stories.tsx',
  '.storybook/**/*.stories.tsx',
  '{apps,packages}/*/src/**/*.trial.ts',
];

/** Maximum number of tests listed in a row. */
const MAX_PROOFS = 3;

const id = String.raw`(?:DR-\d+(?:\.\d+)?|[A-Z][A-Z0-9]{2}-\d\d)(?![\d.]*\d)`;
const ids = new RegExp(String.raw`\b${id}`, 'g');
const testTitle = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
/** The docstring of a story is its test title. */
const storyTitle = new RegExp(String.raw`/\*\*\s*(${id}(?:(?!\*/)[^])*?)\s*\*/\s*export const (\w+)`, 'g');
/** The id, further ids whose tests prove the row as well, the optional sentence, and the cell to fill in. */
const row = new RegExp(String.raw`^(?<head>\| (?<named>${id}(?:, ${id})*) \|(?: .*[^\\]\|)?)[^|]*(?:\\\|[^|]*)*\|$`);

export interface Proof {
  file: string;
  title: string;
}

/** Returns the tests that name each id, in the order of `testFiles`. */
export function findProofs(): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const pattern of testFiles)
    for (const file of globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).toSorted())
      for (const { title, named } of titlesIn(file, readFileSync(path.join(root, file), 'utf8')))
        for (const one of new Set(named)) proofs.set(one, [...(proofs.get(one) ?? []), { file, title }]);
  return proofs;
}

/** Returns the ids that the rows of a document define. */
export const definedIn = (document: string): string[] =>
  document.split('\n').flatMap((line) => row.exec(line)?.groups?.['named']?.split(', ')[0] ?? []);

/**
 * Returns the document with the last cell of each row filled in: the tests that name its id, or the heading of the release that will add
 * one.
 */
export function fillProofs(document: string, proofs: Map<string, Proof[]>): string {
  let area = '';
  return document
    .split('\n')
    .map((line) => {
      area = /^## [A-Z0-9-]+:? (.+)$/.exec(line)?.[1] ?? area;
      const { head, named } = row.exec(line)?.groups ?? {};
      if (!head || !named) return line;
      return `${head} ${describe(
        named.split(', ').flatMap((one) => proofs.get(one) ?? []),
        area,
      )} |`;
    })
    .join('\n');
}

export const readDocument = (document: string): string => readFileSync(path.join(root, document), 'utf8');

function titlesIn(file: string, text: string): { title: string; named: string[] }[] {
  const found = file.endsWith('.stories.tsx')
    ? [...text.matchAll(storyTitle)].map(([, words = '', name = '']) => ({
        title: name,
        named: words.split(/:|\.(?!\d)/)[0]?.match(ids) ?? [],
      }))
    : [...text.matchAll(testTitle)].map(([, , title = '']) => ({ title: title.replaceAll(/\\(.)/g, '$1'), named: title.match(ids) ?? [] }));
  return found.filter(({ named }) => named.length > 0);
}

function describe(proofs: readonly Proof[], area: string): string {
  if (proofs.length === 0) return `not yet (${area})`;
  return [...Map.groupBy(proofs, ({ file }) => file).values()]
    .slice(0, MAX_PROOFS)
    .map(([first]) => first && `[${path.basename(first.file)}](../${first.file}) \`${asCode(first.title)}\``)
    .join('<br>');
}

/** Escapes a title for backticks in a table cell. */
const asCode = (title: string) => title.replaceAll('`', "'").replaceAll('|', String.raw`\|`);
