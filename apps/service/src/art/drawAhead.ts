import type { Game } from '@site/api/games';
import { buildLobby } from '../games/buildLobby.ts';
import type { Services } from '../services.ts';
import { readPicture } from './readPicture.ts';

/** Widths of posters that a first view shows. */
const FIRST_WIDTHS = new Set([170, 240, 340]);

/** Draws what the first view shows, so that the first visitor does not wait for it, until all is there or the signal says stop. */
export async function drawAhead(services: Services, signal: AbortSignal): Promise<void> {
  const { brand } = await services.brands.ofHost('localhost');
  const { banners, hot, sections } = await buildLobby(services, { merchant: brand.merchant, language: brand.defaultLanguage });
  const [first = [], ...others] = banners.map(({ url, urlDark, phone, crops }) => {
    // Browsers of usual density take the middle width.
    const [low, desktop, wide] = [crops.low[1], crops.desktop[1] ?? { url, urlDark }, crops.wide[1]];
    const shown = (low ? [low, phone] : [desktop, phone, wide]).filter((picture) => picture != null);
    return shown.map((picture) => picture.urlDark).concat(shown.map((picture) => picture.url));
  });
  // The hot games stand first: until theirs are drawn as AVIF, the first view weighs more than it should.
  const posters = [...inBoth(hot), ...inBoth(sections.flatMap(({ games }) => games))];
  for (const address of new Set([...first, ...posters, ...others.flat()])) {
    if (signal.aborted) return;
    const picture = await readPicture(address, services);
    if (picture) await services.gallery.draw(picture);
  }
}

/** As WebP, which is soon done, and then as AVIF. */
function inBoth(games: readonly Game[]): string[] {
  const posters = games.flatMap(({ pictures }) => pictures.filter(({ width }) => FIRST_WIDTHS.has(width)));
  return [...posters.map(({ webp }) => webp), ...posters.map(({ avif }) => avif)];
}
