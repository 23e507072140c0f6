import type { SaidIn } from '@site/api/common';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import type { BrandState } from '../system/Brands.ts';
import { languageSaid } from './inLanguage.ts';

const known: Record<string, { tag: string; direction: string }> = languages;

/** Returns `lang` and `dir` of the texts that `wordsIn` chooses; undefined where they are in the language asked for. Source: I18-02. */
export function saidInOf(words: Record<string, unknown>, language: string, brand: BrandState | undefined): SaidIn {
  const code = languageSaid(words, language, brand);
  const { tag, direction } = known[code] ?? {};
  if (code === language || tag === undefined) return undefined;
  return { lang: tag, dir: direction === 'rtl' ? 'rtl' : 'ltr' };
}
