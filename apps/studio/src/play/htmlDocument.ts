import type { VendorSite } from '@site/api/vendor';
import type { BrowserCode } from './BrowserCode.ts';
import { dressStyle } from './dressStyle.ts';
import type { Wording } from './wording.ts';

/** How a page presents itself to the reader. */
export interface Look {
  wording: Wording;
  /** The scheme of the site around the page; absent where it is not known, then the system decides. */
  scheme: 'light' | 'dark' | undefined;
  /** The site that launched the game; absent where no launch is known. */
  site: VendorSite | undefined;
}

export interface PageParts extends Look {
  code: BrowserCode;
  style: string;
  nonce: string;
}

interface DocumentParts extends PageParts {
  title: string;
  /** Theme and sign, e.g. gold-tiger/tiger. */
  icon: string;
  /** The module that runs the page. */
  entry: string;
  /** What it is given, as JSON. */
  data: object;
  /** Already escaped. */
  body: string;
}

const fontsOf: Readonly<Record<string, string>> = { bn: 'bengali', ar: 'arabic' };

/** A whole page: its letters, its style, its data, and its modules ahead of their first use. */
export function htmlDocument({
  title,
  icon,
  entry,
  data,
  body,
  wording: { locale, direction },
  scheme,
  site,
  code,
  style,
  nonce,
}: DocumentParts): string {
  const modules = code.graphOf(entry).map((address) => `<link rel="modulepreload" nonce="${nonce}" href="${address}">`);
  const fonts = ['latin', ...(fontsOf[locale] ? [fontsOf[locale]] : [])];
  return `<!doctype html>
<html lang="${locale}" dir="${direction}"${scheme ? ` data-scheme="${scheme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${scheme ?? 'light dark'}">
<title>${escapeHtml([title, site?.name].filter(Boolean).join(' · '))}</title>
<link rel="icon" href="/art/symbol/${icon}.svg">
${fonts.map((name) => `<link rel="stylesheet" nonce="${nonce}" href="/fonts/${name}.css">`).join('\n')}
<style nonce="${nonce}">${dressStyle(site?.tokens)}${style}</style>
${modules.join('\n')}
</head>
<body>
${body}
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<script type="module" nonce="${nonce}" src="${code.addressOf(entry)}"></script>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
