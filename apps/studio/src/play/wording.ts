import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../locales');

export interface Wording {
  /** BCP 47. */
  locale: string;
  direction: 'ltr' | 'rtl';
  words: Readonly<Record<string, string>>;
}

interface Language {
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** The studio's wording in each language it has one in, by the spec's language code. */
export function readWording(): ReadonlyMap<string, Wording> {
  const languages = readJson('languages.json') as Record<string, Language>;
  return new Map(
    Object.entries(languages).map(([code, { tag, direction }]) => [
      code,
      { locale: tag, direction, words: readJson(`${code}/studio.json`) as Record<string, string> },
    ]),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}
