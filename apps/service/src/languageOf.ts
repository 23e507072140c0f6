import type { Brand } from '@site/api/system';
import languages from '../../../locales/languages.json' with { type: 'json' };

const tags: Record<string, { tag: string }> = languages;

interface Wish {
  /** `?lang=`: somebody asked for this very page. */
  query?: string | undefined;
  /** What a person chose before. */
  cookie?: string | undefined;
  /** Accept-Language. */
  header?: string | undefined;
}

/** The spec's code of the language to answer in: the first wish that the brand offers, else the brand's own. */
export function languageOf(
  { languages: offered, defaultLanguage }: Pick<Brand, 'languages' | 'defaultLanguage'>,
  { query, cookie, header }: Wish,
): string {
  const chosen = [query, cookie].map((code) => code?.toUpperCase()).find((code) => code && offered.includes(code));
  if (chosen) return chosen;
  if (!header) return defaultLanguage;
  for (const tag of preferred(header))
    for (const code of offered) if (code.toLowerCase() === tag || tags[code]?.tag.toLowerCase() === tag) return code;
  return defaultLanguage;
}

/** Tags of Accept-Language, the dearest first, each followed by its language without a region. */
function preferred(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      return { tag, weight: Number(parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1] ?? 1) };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => [tag, tag.split('-')[0] ?? tag]);
}
