import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../locales');
const read = new Map<string, Record<string, string>>();

/** What the service itself says to people, in a language that the locales have, by key. */
export function readWording(namespace: 'support' | 'message' | 'site', language: string): Record<string, string> {
  const file = path.join(folder, language, `${namespace}.json`);
  const known = read.get(file);
  if (known) return known;
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  read.set(file, words);
  return words;
}
