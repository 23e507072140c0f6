import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../locales');

/** Namespaces that the service reads. */
export type Wording =
  | 'support'
  | 'message'
  | 'site'
  | 'page'
  | 'failure'
  | 'agent'
  | 'member'
  | 'report'
  | 'vip'
  | 'missions'
  | 'desk-house';

const read = new Map<string, Record<string, string>>();

/** Returns the service's own texts in a language, by key. */
export function readWording(namespace: Wording, language: string): Record<string, string> {
  const file = path.join(folder, language, `${namespace}.json`);
  const known = read.get(file);
  if (known) return known;
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  read.set(file, words);
  return words;
}
