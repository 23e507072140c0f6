import type { First, Painted } from '@site/api/page';
import { dataBlock } from './dataBlock.ts';
import { escapeHtml } from './escapeHtml.ts';
import { languageLinks } from './languageLinks.ts';
import { structuredData } from './structuredData.ts';

interface Headed {
  first: First;
  painted: Painted;
  /** Of the brand, as the public finds it. */
  origin: string;
  /** Path and query that search engines keep; undefined for a page that they should leave alone. */
  canonical: string | undefined;
  /** Search engines are asked to leave the page out. */
  isHidden: boolean;
  /** Stands for the page's address in full, which is known when it leaves: with its language where that was asked for. */
  canonicalSlot: string;
}

/** What the head says of the page to browsers that install it and to search engines: all but what makes it run. */
export function pageHead({ first, painted: { title, description }, origin, canonical, isHidden, canonicalSlot }: Headed): string {
  const { brand } = first.permission;
  const icons = `/icon/${brand.merchant}`;
  const ground = brand.tokens['page'];
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'application-name', brand.name),
    `<meta name="theme-color" content="${escapeHtml(ground?.dark ?? PAGE.dark)}" media="(prefers-color-scheme: dark)">`,
    `<meta name="theme-color" content="${escapeHtml(ground?.light ?? PAGE.light)}" media="(prefers-color-scheme: light)">`,
    `<link rel="icon" type="image/svg+xml" href="${icons}/mark.svg">`,
    `<link rel="apple-touch-icon" href="${icons}/apple-180.png">`,
    `<link rel="manifest" href="/manifest.webmanifest?merchant=${brand.merchant}&amp;lang=${first.language}">`,
    ...(isHidden ? [meta('name', 'robots', 'noindex')] : []),
    ...(canonical === undefined ? [] : found({ first, title, description, origin, canonical, canonicalSlot })),
  ].join('');
}

/** The grounds that the page has where the brand names none. */
const PAGE = { dark: '#0c0e14', light: '#f6f3ec' };

interface Found extends Pick<Headed, 'first' | 'origin' | 'canonicalSlot'> {
  title: string;
  description: string;
  canonical: string;
}

function found({ first, title, description, origin, canonical, canonicalSlot }: Found): string[] {
  const { brand } = first.permission;
  const links = languageLinks(brand, origin, canonical);
  const [pageTitle = title] = title.split(' · ');
  return [
    `<link rel="canonical" href="${canonicalSlot}">`,
    ...links.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin}/icon/${brand.merchant}/512.png`),
    dataBlock('type="application/ld+json"', structuredData({ first, origin, canonical, title: pageTitle })),
  ];
}

const meta = (key: 'name' | 'property', name: string, content: string) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
