import type { InitialData, RenderedPage } from '@site/api/page';
import { dataBlock } from './dataBlock.ts';
import { escapeHtml } from './escapeHtml.ts';
import { FONT_FACE } from './fontFaces.ts';
import type { Site } from './readSite.ts';

const ENTRY_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOADED_MODULES = /<link rel="modulepreload"[^>]*>/g;

interface Parts {
  painted: RenderedPage;
  first: InitialData;
  head: string;
}

/**
 * Assembles a page from the template and the rendered parts, with placeholders still in it. `head` describes the page. When data is saved,
 * system fonts are used, and a page that is whole without scripts loads them at the first touch.
 */
export function fillTemplate({ template, nonceSlot, filesOf }: Site, { painted, first, head }: Parts): string {
  const { savesData = false } = first;
  const isTouchAwaited = savesData && painted.isWhole;
  const fill: Record<string, string> = {
    head: [
      head,
      ...painted.preload.map(preloadLink),
      ...(isTouchAwaited ? [] : filesOf(painted.modules)).map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" nonce="${nonceSlot}" href="/${file}">`,
      ),
    ].join(''),
    styles: painted.styles,
    app: painted.html,
    first: dataBlock('type="application/json" id="first"', { ...first, words: wordsOf(painted.words, filesOf) }),
  };
  const start = isTouchAwaited ? startAtTouch : startAfterPaint;
  return (
    template
      .replaceAll(FONT_FACE, (font) => (savesData ? '' : font))
      .replaceAll(PRELOADED_MODULES, (link) => (isTouchAwaited ? '' : link))
      .replace('<html lang="en" dir="ltr"', () => `<html lang="${painted.lang}" dir="${painted.direction}"`)
      .replace(ENTRY_SCRIPT, (_script, entry: string) => `<script type="module" nonce="${nonceSlot}">${start(entry)}</script>`)
      // As a function: in a string, `$&` in the content would be replaced.
      .replaceAll(/<!--(head|styles|app|first)-->/g, (_mark, name: string) => fill[name] ?? '')
  );
}

/** Returns the addresses of the words: the entry, which every language shares, names none. */
const wordsOf = (keys: RenderedPage['words'], filesOf: Site['filesOf']) =>
  Object.fromEntries(Object.entries(keys).flatMap(([name, key]) => filesOf([key]).map((file) => [name, `/${file}`])));

/** The inline script sets the media of a preload for one scheme: no media query reflects the visitor's choice. */
function preloadLink({ href, srcSet, sizes, media, type, scheme }: RenderedPage['preload'][number]): string {
  const when = scheme ? `media="not all" data-scheme="${scheme}" data-media="${escapeHtml(media)}"` : `media="${escapeHtml(media)}"`;
  const widths = srcSet ? ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${widths} ${when} type="${escapeHtml(type)}">`;
}

/**
 * Starts scripts after the first paint: the page is rendered already, so its largest picture or first words take precedence over hydration,
 * in bytes and in frames. Waits until the frame is on screen, and at most two seconds for a slow picture or a hidden tab.
 */
const startAfterPaint = (entry: string) =>
  `Promise.race([
    (async () => {
      const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
      await pictures.find((picture) => picture.checkVisibility())?.decode().catch(() => {});
      await new Promise(requestAnimationFrame);
      await new Promise((painted) => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }));
    })(),
    new Promise((late) => setTimeout(late, 2000)),
  ]).then(() => import('${entry}'));`.replaceAll(/\n\s*/g, '');

/** Starts scripts at the first touch, except for members, addresses with log-in data, and fragments that scripts scroll to. */
const startAtTouch = (entry: string) =>
  `const touched = ['pointerdown', 'keydown', 'scroll'].map((sign) =>
    new Promise((touch) => addEventListener(sign, touch, { capture: true, once: true, passive: true })));
  const isHere = document.documentElement.hasAttribute('data-member');
  if (!isHere && !location.hash && !/[?&](code|token)=/.test(location.search)) await Promise.race(touched);
  import('${entry}');`.replaceAll(/\n\s*/g, ' ');
