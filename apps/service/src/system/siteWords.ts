import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../locales');
/** Words of other programs, and of the service itself. */
const isElsewhere = (file: string) => /^(studio|desk|operator|components|message|support|page|about)/.test(file);
const namespaces = readdirSync(path.join(folder, 'EN'))
  .filter((file) => file.endsWith('.json') && !isElsewhere(file))
  .map((file) => file.slice(0, -'.json'.length));
const read = new Map<string, ReadonlyMap<string, string>>();

/** Returns the site's texts in a language, by `namespace:key`. Source: OPR-04. */
export function siteWords(language: string): ReadonlyMap<string, string> {
  const known = read.get(language);
  if (known) return known;
  const words = new Map(
    namespaces.flatMap((namespace) =>
      Object.entries(JSON.parse(readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8')) as Record<string, string>).map(
        ([key, text]) => [`${namespace}:${key}`, text] as const,
      ),
    ),
  );
  read.set(language, words);
  return words;
}
