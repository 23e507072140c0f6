import type { Game } from '@site/api/games';
import { buildLobby } from '../games/buildLobby.ts';
import type { Services } from '../services.ts';
import { readPicture } from './readPicture.ts';

/** Widths of posters in a first view. */
const FIRST_WIDTHS = new Set([170, 240, 340]);

/** Generates the pictures of the first view in advance, until all exist or the signal aborts, and deletes those of an older art. */
export async function warmGallery(services: Services, signal: AbortSignal): Promise<void> {
  await services.gallery.keepOnly((await services.catalogue.read()).artVersions.values());
  const { brand } = await services.brands.ofHost('localhost');
  const { banners, hot, sections } = await buildLobby(services, { merchant: brand.merchant, language: brand.defaultLanguage });
  const [first = [], ...others] = banners.map(({ url, urlDark, phone, crops }) => {
    // Browsers of usual density choose the middle width.
    const [low, desktop, wide] = [crops.low[1], crops.desktop[1] ?? { url, urlDark }, crops.wide[1]];
    const shown = (low ? [low, phone] : [desktop, phone, wide]).filter((picture) => picture != null);
    return shown.map((picture) => picture.urlDark).concat(shown.map((picture) => picture.url));
  });
  // Hot games come first: until theirs exist as AVIF, the first view is larger than necessary.
  const posters = [...inBoth(hot), ...inBoth(sections.flatMap(({ games }) => games))];
  for (const address of new Set([...first, ...posters, ...others.flat()])) {
    if (signal.aborted) return;
    const picture = await readPicture(address, services);
    if (picture) await services.gallery.draw(picture);
  }
}

/** Lists pictures as WebP, which is fast, and then as AVIF. */
function inBoth(games: readonly Game[]): string[] {
  const posters = games.flatMap(({ pictures }) => pictures.filter(({ width }) => FIRST_WIDTHS.has(width)));
  return [...posters.map(({ webp }) => webp), ...posters.map(({ avif }) => avif)];
}
