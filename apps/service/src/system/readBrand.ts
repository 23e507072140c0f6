import { type Brand, brand as brandSchema } from '@site/api/system';
import { colorFaults, contrastFaults } from '@site/ui/brandFaults';
import { wordingFault } from '@site/rules/wordingFault';
import { z } from 'zod';
import languages from '../../../../locales/languages.json' with { type: 'json' };

const known = Object.keys(languages);

const brandFile = brandSchema
  .extend({
    merchant: z.string().regex(/^[a-z][a-z0-9]{1,30}$/, 'two to 31 lower-case letters and digits, a letter first'),
    name: z.string().trim().min(1).max(80),
    logo: z.string().regex(/^\/[\w./-]*$/, 'a path of this site'),
    languages: z.array(z.enum(known)).min(1),
    zone: z.string().refine(isZone, 'an IANA time zone'),
    /** Host names, without port. */
    hosts: z
      .array(z.string().regex(/^(\[[\da-f:]+\]|[a-z\d.-]+)$/, 'a host name in lower case, without a port'))
      .min(1)
      .optional(),
  })
  .strict()
  .refine((file) => file.languages.includes(file.defaultLanguage), { path: ['defaultLanguage'], message: 'not among the languages' });

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the site's texts in a language, by `namespace:key`. */
type WordsOf = (language: string) => ReadonlyMap<string, string>;

/** Returns what is wrong with the brand's own texts: a language or a text that is none, or other placeholders. */
function wordingFaults({ wording = {}, languages: offered }: Brand, wordsOf: WordsOf): string[] {
  return Object.entries(wording).flatMap(([language, texts]) => {
    if (!offered.includes(language)) return [`wording.${language}: not among the languages`];
    const words = wordsOf(language);
    return Object.entries(texts).flatMap(([key, own]) => {
      const original = words.get(key);
      const fault = original === undefined ? 'no text of the site' : wordingFault(original, own);
      return fault === undefined ? [] : [`wording.${language}.${key}: ${fault}`];
    });
  });
}

export type BrandReading =
  | { brand: Brand; hosts: string[] | undefined; problems: [] }
  | { brand?: undefined; hosts?: undefined; problems: string[] };

/**
 * Parses a brand's file, and checks its token names, its colours and, where the site's words are at hand, its own texts. Every problem names its
 * field.
 */
export function readBrand(text: string, wordsOf?: WordsOf): BrandReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: ['This is not JSON.'] };
  }
  const { data: file, error } = brandFile.safeParse(value);
  if (!file) return { problems: error.issues.map(({ path, message }) => `${path.join('.') || 'brand'}: ${message}`) };
  const { hosts, ...brand } = file;
  const faults = [...colorFaults(brand.tokens), ...(wordsOf ? wordingFaults(brand, wordsOf) : [])];
  return faults.length > 0 ? { problems: faults } : { brand, hosts, problems: [] };
}

/** Parses a brand's file for use: pairs of colours that cannot be read are problems as well. */
export function readUsableBrand(text: string, wordsOf: WordsOf): BrandReading {
  const read = readBrand(text, wordsOf);
  const problems = read.brand ? contrastFaults(read.brand.tokens) : [];
  return problems.length > 0 ? { problems } : read;
}
