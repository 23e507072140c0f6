import type { VendorSite } from '@site/api/vendor';
import type { BrowserFiles } from './BrowserFiles.ts';
import { brandStyle } from './brandStyle.ts';
import type { Wording } from './wording.ts';

/** Language, colours and site of a page. */
export interface Look {
  wording: Wording;
  /** Scheme of the embedding site; when absent, the system preference applies. */
  scheme: 'light' | 'dark' | undefined;
  /** The site that launched the game; absent when unknown. */
  site: VendorSite | undefined;
}

export interface PageParts extends Look {
  files: BrowserFiles;
  style: string;
  nonce: string;
}

interface DocumentParts extends PageParts {
  title: string;
  /** Address of the favicon. */
  icon: string;
  /** Source paths of the modules that the page loads. The first one is the entry; the others are preloaded. */
  modules: readonly [entry: string, ...ahead: string[]];
  /** Embedded as JSON, for the module. */
  data: object;
  /** Escaped markup. */
  body: string;
}

/** Style sheets of fonts by language. Languages in the Latin script, and those whose script has the system's fonts, need none. */
const ownFonts: Readonly<Record<string, string>> = {
  bn: 'bengali',
  ...Object.fromEntries(['ar', 'fa', 'ur'].map((locale) => [locale, 'arabic'])),
  ...Object.fromEntries(['ru', 'uk', 'mn'].map((locale) => [locale, 'cyrillic'])),
  ...Object.fromEntries(['he', 'hi', 'km', 'lo', 'my', 'ne', 'si', 'ta', 'te', 'th'].map((locale) => [locale, 'scripts'])),
};

/** Returns the addresses of the style sheets with the fonts of a language. */
export const fontsOf = (locale: string): string[] =>
  ['latin', ...(ownFonts[locale] ? [ownFonts[locale]] : [])].map((name) => `/fonts/${name}.css`);

/** Renders a whole page: fonts, style, content, data, and its modules. */
export function htmlDocument({
  title,
  icon,
  modules,
  data,
  body,
  wording: { locale, direction },
  scheme,
  site,
  files,
  style,
  nonce,
}: DocumentParts): string {
  const addresses = new Set(modules.flatMap((module) => files.graphOf(module)));
  const preloads = [...addresses].map((address) => `<link rel="modulepreload" nonce="${nonce}" href="${address}">`);
  return `<!doctype html>
<html lang="${locale}" dir="${direction}"${scheme ? ` data-scheme="${scheme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${scheme ?? 'light dark'}">
<title>${escapeHtml([title, site?.name].filter(Boolean).join(' · '))}</title>
<link rel="icon" href="${icon}">
${fontsOf(locale)
  .map((address) => `<link rel="stylesheet" nonce="${nonce}" href="${address}">`)
  .join('\n')}
<style nonce="${nonce}">${brandStyle(site?.tokens)}${style}</style>
${preloads.join('\n')}
</head>
<body>
${body}
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<script type="module" nonce="${nonce}" src="${files.addressOf(modules[0])}"></script>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
