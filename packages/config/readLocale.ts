import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the words. */
export const localesFolder = path.resolve(import.meta.dirname, '../../locales');

/** Describes what `languages.json` says of a language. */
export interface LanguageTerms {
  /** BCP 47 tag. */
  tag: string;
  /** Name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** ISO 15924 code. */
  script: string;
  /** Numbering system of Intl, in which figures are written. */
  digits: string;
}

/** How far the words of a language are. */
export interface LocaleState {
  /** Number of texts that it has and that English has. */
  texts: number;
  /** Each as `file key`: not translated, not known in English, a plural form too few or too many, a blank text. */
  missing: string[];
  extra: string[];
  plurals: string[];
  blank: string[];
  /** Placeholders or tags other than those of the English text, as `file key: has / English has`. */
  places: string[];
  /** Share of the texts of some words that equal the English one, 0 to 1. */
  shareOfEnglish: number;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(pluralForm, '');
const placesIn = (text: string) => [...text.matchAll(/\{\{[^}]*\}\}|<\/?\w+ ?\/?>/g)].map(([place]) => place).toSorted();
/** Names and abbreviations alone are the same in every language; two words are not. */
const isSentence = (text: string) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));

export const readLanguages = (): Record<string, LanguageTerms> =>
  JSON.parse(readFileSync(path.join(localesFolder, 'languages.json'), 'utf8')) as Record<string, LanguageTerms>;

/** Names of the files that English has, without folder. */
export const namespaceFiles = (): string[] => globSync('*.json', { cwd: path.join(localesFolder, 'EN') }).toSorted();

/** Reads the texts of a file; none, where the language does not have the file. */
export function readWords(code: string, file: string): Record<string, string> {
  const [found] = globSync(`${code}/${file}`, { cwd: localesFolder });
  return found ? (JSON.parse(readFileSync(path.join(localesFolder, found), 'utf8')) as Record<string, string>) : {};
}

/** Compares the words of a language with English. `tag` decides which plural forms it has. Source: I18-01. */
export function readLocale(code: string, tag: string): LocaleState {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
  const state: LocaleState = { texts: 0, missing: [], extra: [], plurals: [], blank: [], places: [], shareOfEnglish: 0 };
  let sentences = 0;
  let equal = 0;
  for (const file of namespaceFiles()) {
    const english = readWords('EN', file);
    const words = readWords(code, file);
    const known = new Set(Object.keys(english).map(baseOf));
    const own = Map.groupBy(Object.keys(words), baseOf);
    state.missing.push(...[...known].filter((base) => !own.has(base)).map((base) => `${file} ${base}`));
    state.extra.push(...[...own.keys()].filter((base) => !known.has(base)).map((base) => `${file} ${base}`));
    for (const [base, keys] of own) {
      const present = keys.flatMap((key) => pluralForm.exec(key)?.[1] ?? []).toSorted();
      if (present.length > 0 && present.join() !== forms.join()) state.plurals.push(`${file} ${base}`);
    }
    for (const [key, text] of Object.entries(words)) {
      const model = english[key] ?? english[`${baseOf(key)}_other`];
      if (model === undefined) continue;
      state.texts += 1;
      if (text.trim() === '') state.blank.push(`${file} ${key}`);
      // "One game" needs no digits.
      const counted = (place: string) => !pluralForm.test(key) || !place.startsWith('{{count');
      const [has, wanted] = [placesIn(text).filter(counted), placesIn(model).filter(counted)];
      if (has.join() !== wanted.join()) state.places.push(`${file} ${key}: ${has.join(' ')} / ${wanted.join(' ')}`);
      if (!isSentence(model)) continue;
      sentences += 1;
      if (text === model) equal += 1;
    }
  }
  state.shareOfEnglish = sentences > 0 ? equal / sentences : 0;
  return state;
}
