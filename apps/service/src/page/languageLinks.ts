import type { Brand } from '@site/api/system';
import languages from '../../../../locales/languages.json' with { type: 'json' };

const tags: Record<string, { tag: string }> = languages;

interface LanguageLink {
  /** BCP 47 tag, or x-default for the address that chooses by the visitor. */
  tag: string;
  href: string;
}

/**
 * Lists the addresses of a page in each language of the brand. `address` is a path with its query.
 *
 * Source: docs/decisions/site.md "One address for each language".
 */
export function languageLinks({ languages: offered }: Brand, origin: string, address: string): LanguageLink[] {
  return [
    ...offered.map((code) => ({ tag: tags[code]?.tag ?? code.toLowerCase(), href: inLanguage(origin, address, code) })),
    { tag: 'x-default', href: origin + address },
  ];
}

/** Returns the address of a page in a language. */
export function inLanguage(origin: string, address: string, code: string): string {
  return `${origin}${address}${address.includes('?') ? '&' : '?'}lang=${code}`;
}
