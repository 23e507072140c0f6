import type { Brand } from '@site/api/system';
import Negotiator from 'negotiator';
import languages from '../../../../locales/languages.json' with { type: 'json' };

const tags: Record<string, { tag: string }> = languages;

interface Preferences {
  /** `?lang=`: explicitly requested for this page. */
  query?: string | undefined;
  /** Stored choice. */
  cookie?: string | undefined;
  /** Accept-Language. */
  header?: string | undefined;
}

/** Returns the code of the language to answer in: the first requested one that the brand offers, otherwise the brand's default. */
export function languageOf(
  { languages: offered, defaultLanguage }: Pick<Brand, 'languages' | 'defaultLanguage'>,
  { query, cookie, header }: Preferences,
): string {
  const chosen = [query, cookie].map((code) => code?.toUpperCase()).find((code) => code && offered.includes(code));
  if (chosen) return chosen;
  if (!header) return defaultLanguage;
  // A header that accepts anything gets the first.
  const codes = new Map([defaultLanguage, ...offered].map((code) => [tags[code]?.tag ?? code, code]));
  const [tag = ''] = new Negotiator({ headers: { 'accept-language': header } }).languages([...codes.keys()]);
  return codes.get(tag) ?? defaultLanguage;
}
