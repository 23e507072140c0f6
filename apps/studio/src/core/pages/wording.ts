import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../../locales');

export interface Wording {
  /** BCP 47 tag. */
  locale: string;
  direction: 'ltr' | 'rtl';
  words: Readonly<Record<string, string>>;
}

interface Language {
  tag: string;
  direction: 'ltr' | 'rtl';
}

/** Reads the wording of the studio and of its engines, by language code. */
export function readWording(engines: readonly string[]): ReadonlyMap<string, Wording> {
  const languages = readJson('languages.json') as Record<string, Language>;
  return new Map(
    Object.entries(languages).map(([code, { tag, direction }]) => [
      code,
      {
        locale: tag,
        direction,
        words: Object.assign(
          {},
          ...['studio', ...engines.map((name) => `studio-${name}`)].map((file) => readJson(`${code}/${file}.json`)),
        ) as Record<string, string>,
      },
    ]),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}
