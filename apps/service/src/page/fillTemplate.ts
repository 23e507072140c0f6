import type { First, Painted } from '@site/api/page';
import { dataBlock } from './dataBlock.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Site } from './readSite.ts';

const ENTRY_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;

interface Parts {
  painted: Painted;
  first: First;
  head: string;
}

/** The page as a whole: the template with the painted parts in it, the slots still open. `head` is what says what the page is. */
export function fillTemplate({ template, nonceSlot, filesOf }: Site, { painted, first, head }: Parts): string {
  const fill: Record<string, string> = {
    head: [
      head,
      ...painted.preload.map(
        ({ href, media, type }) =>
          `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}" media="${escapeHtml(media)}" type="${escapeHtml(type)}">`,
      ),
      ...filesOf(painted.modules).map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" nonce="${nonceSlot}" href="/${file}">`,
      ),
    ].join(''),
    styles: painted.styles,
    app: painted.html,
    first: dataBlock('type="application/json" id="first"', first),
  };
  return (
    template
      .replace('<html lang="en" dir="ltr"', () => `<html lang="${painted.lang}" dir="${painted.direction}"`)
      .replace(ENTRY_SCRIPT, (_script, entry: string) => `<script type="module" nonce="${nonceSlot}">${startAfterPaint(entry)}</script>`)
      // By a function: in a text, `$&` of somebody's content would be obeyed.
      .replaceAll(/<!--(head|styles|app|first)-->/g, (_mark, name: string) => fill[name] ?? '')
  );
}

/**
 * The page is painted already, so its largest picture comes before what makes it answer: neither its bytes nor the frame that shows
 * it waits for scripts. A picture that does not come, or a tab that is not looked at, holds them up for two seconds at most.
 */
const startAfterPaint = (entry: string) =>
  `Promise.race([
    (async () => {
      const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
      await pictures.find((picture) => picture.checkVisibility())?.decode().catch(() => {});
      await new Promise(requestAnimationFrame);
      await new Promise((painted) => setTimeout(painted));
    })(),
    new Promise((late) => setTimeout(late, 2000)),
  ]).then(() => import('${entry}'));`.replaceAll(/\n\s*/g, '');
