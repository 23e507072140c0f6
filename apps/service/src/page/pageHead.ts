import type { InitialData, RenderedPage } from '@site/api/page';
import { dataBlock } from './dataBlock.ts';
import { escapeHtml } from './escapeHtml.ts';
import { languageLinks } from './languageLinks.ts';
import { structuredData } from './structuredData.ts';

interface Headed {
  first: InitialData;
  painted: RenderedPage;
  /** Public origin of the brand. */
  origin: string;
  /** Canonical path and query; undefined for a page hidden from search engines. */
  canonical: string | undefined;
  /** Adds noindex. */
  isHidden: boolean;
  /** Placeholder for the page's full address, filled in when it is sent: with its language, when requested. */
  canonicalSlot: string;
}

/** Renders the head's metadata for browsers and search engines. */
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

/** Default background colours of the page. */
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
