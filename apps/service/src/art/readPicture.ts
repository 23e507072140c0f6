import type { Services } from '../services.ts';
import { pictureSizes } from './pictureSizes.ts';

export type PictureFormat = 'avif' | 'webp' | 'svg';

export interface Picture {
  /** Path of its drawing at the studio, and of its file here but for width and ending. */
  drawing: string;
  /** In pixels; undefined for a drawing that is shown as it is. */
  width: number | undefined;
  format: PictureFormat;
}

const poster = /^\/art\/poster\/(?<name>[\w-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;
const hero = /^\/art\/hero\/(?<name>[\w-]+)-(?<crop>desktop|phone)-(?<width>\d+)\.(?<format>avif|webp)$/;
const vendor = /^\/art\/(?<kind>vendor|vendor-card)\/(?<name>\w+)\.svg$/;

/** The picture of an address, or undefined where there is none: only names that the catalogue, a banner or a promotion has are drawn. */
export async function readPicture(address: string, { db, catalogue }: Pick<Services, 'db' | 'catalogue'>): Promise<Picture | undefined> {
  const asPoster = poster.exec(address)?.groups;
  if (asPoster) {
    const { codes } = await catalogue.read();
    if (!codes.has(asPoster['name'] ?? '')) return undefined;
    return sized(`/art/poster/${asPoster['name']}`, asPoster, pictureSizes.poster);
  }
  const asHero = hero.exec(address)?.groups;
  if (asHero) {
    const name = asHero['name'] ?? '';
    const hung = await db
      .selectFrom('banner')
      .where('art', '=', name)
      .select('art')
      .union(db.selectFrom('promotion').where('art', '=', name).select('art'))
      .limit(1)
      .executeTakeFirst();
    const widths = asHero['crop'] === 'phone' ? pictureSizes.heroPhone : pictureSizes.heroDesktop;
    return hung && sized(`/art/hero/${hung.art}-${asHero['crop']}`, asHero, widths);
  }
  const { kind, name } = vendor.exec(address)?.groups ?? {};
  const { vendors } = await catalogue.read();
  return name && vendors.has(name) ? { drawing: `/art/${kind}/${name}`, width: undefined, format: 'svg' } : undefined;
}

function sized(drawing: string, { width, format }: Record<string, string | undefined>, widths: readonly number[]): Picture | undefined {
  const found = widths.find((known) => String(known) === width);
  return found === undefined ? undefined : { drawing, width: found, format: format === 'avif' ? 'avif' : 'webp' };
}
