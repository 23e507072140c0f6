import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../locales');
const read = new Map<string, Record<string, string>>();

/** The widget's wording in a language that the locales have, by key. */
export function supportWords(language: string): Record<string, string> {
  const known = read.get(language);
  if (known) return known;
  const words = JSON.parse(readFileSync(path.join(folder, language, 'support.json'), 'utf8')) as Record<string, string>;
  read.set(language, words);
  return words;
}
