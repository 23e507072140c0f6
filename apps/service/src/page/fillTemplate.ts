import type { First, Painted } from '@site/api/page';
import { dataBlock } from './dataBlock.ts';
import { escapeHtml } from './escapeHtml.ts';
import { FONT_FACE } from './fontFaces.ts';
import type { Site } from './readSite.ts';

const ENTRY_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRELOADED_MODULES = /<link rel="modulepreload"[^>]*>/g;

interface Parts {
  painted: Painted;
  first: First;
  head: string;
}

/**
 * The page as a whole: the template with the painted parts in it, the slots still open. `head` is what says what the page is. Where data
 * is saved the machine's own fonts do, and scripts come with the first touch if the page is whole without them.
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
    first: dataBlock('type="application/json" id="first"', first),
  };
  const start = isTouchAwaited ? startAtTouch : startAfterPaint;
  return (
    template
      .replaceAll(FONT_FACE, (font) => (savesData ? '' : font))
      .replaceAll(PRELOADED_MODULES, (link) => (isTouchAwaited ? '' : link))
      .replace('<html lang="en" dir="ltr"', () => `<html lang="${painted.lang}" dir="${painted.direction}"`)
      .replace(ENTRY_SCRIPT, (_script, entry: string) => `<script type="module" nonce="${nonceSlot}">${start(entry)}</script>`)
      // By a function: in a text, `$&` of somebody's content would be obeyed.
      .replaceAll(/<!--(head|styles|app|first)-->/g, (_mark, name: string) => fill[name] ?? '')
  );
}

/** The page's script gives one of a scheme its media where that scheme shows: no media query knows what a visitor has chosen. */
function preloadLink({ href, srcSet, sizes, media, type, scheme }: Painted['preload'][number]): string {
  const when = scheme ? `media="not all" data-scheme="${scheme}" data-media="${escapeHtml(media)}"` : `media="${escapeHtml(media)}"`;
  const widths = srcSet ? ` imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes ?? '100vw')}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${widths} ${when} type="${escapeHtml(type)}">`;
}

/**
 * The page is painted already, so its largest picture, or its first words, come before what makes it answer: neither their bytes nor the
 * frame that shows them waits for scripts. A frame is told of once it is on the screen. A picture that does not come, or a tab that is
 * not looked at, holds them up for two seconds at most.
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

/** Not so where somebody is logged in, or comes with something to log in by, or to a place that the scripts scroll to. */
const startAtTouch = (entry: string) =>
  `const touched = ['pointerdown', 'keydown', 'scroll'].map((sign) =>
    new Promise((touch) => addEventListener(sign, touch, { capture: true, once: true, passive: true })));
  const isHere = document.documentElement.hasAttribute('data-member');
  if (!isHere && !location.hash && !/[?&](code|token)=/.test(location.search)) await Promise.race(touched);
  import('${entry}');`.replaceAll(/\n\s*/g, ' ');
