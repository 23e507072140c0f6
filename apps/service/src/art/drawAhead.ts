import { buildLobby } from '../games/buildLobby.ts';
import type { Services } from '../services.ts';
import { readPicture } from './readPicture.ts';

/** Widths of posters that a first view shows. */
const FIRST_WIDTHS = new Set([170, 340]);

/** Draws what the first view of a brand shows, so that the first visitor does not wait for it. */
export async function drawAhead(services: Services, merchant: string): Promise<void> {
  const { gallery, brands } = services;
  const { brand } = await brands.of(merchant);
  const { banners, hot, sections } = await buildLobby(services, { merchant, language: brand.defaultLanguage });
  const heroes = banners.flatMap(({ url, phone }) => (phone ? [url, phone.url] : [url]));
  const posters = [...hot, ...sections.flatMap(({ games }) => games)].flatMap(({ pictures }) =>
    pictures.filter(({ width }) => FIRST_WIDTHS.has(width)),
  );
  for (const address of [...heroes, ...posters.map(({ webp }) => webp), ...posters.map(({ avif }) => avif)]) {
    const picture = await readPicture(address, services);
    if (picture) await gallery.draw(picture);
  }
}
