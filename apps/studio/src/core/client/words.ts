import { placeFormat } from '@site/money/placeFormat';

export type Words = Readonly<Record<string, string>>;

/** Texts of a language. */
export interface Language {
  /** BCP 47 tag, which decides digits. */
  locale: string;
  words: Words;
}

/** Returns the wording of a key with its placeholders filled in, numbers in the digits of the language. Returns the key when it has no wording. */
export function say({ words, locale }: Language, key: string, places: Readonly<Record<string, string | number>> = {}): string {
  const write = placeFormat(locale);
  return (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => write(places[name] ?? ''));
}
