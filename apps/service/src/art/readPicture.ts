import type { Services } from '../services.ts';
import { iconNames } from '../session/iconNames.ts';
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
const hero = /^\/art\/hero\/(?<name>[\w-]+)-(?<scheme>light|dark)-(?<crop>desktop|wide|low|phone)-(?<width>\d+)\.(?<format>avif|webp)$/;
const avatar = /^\/art\/avatar\/(?<name>\w+)-(?<width>\d+)\.(?<format>avif|webp)$/;
/** A vendor's wordmark, or its picture, by kind of game. A few have another one where Turkish is spoken. */
const vendor = /^\/art\/(?:vendor|(?<picture>product-images)\/[A-Z]+)\/(?<name>\w+)\.svg$/;
/** Pictures of vendors by another look or for languages that are read from right to left. */
const otherPicture = /^\/art\/product-images\/[A-Z]+\/(?<name>\w+)(?<look>-TY)?(?<direction>-RTL)?\.svg$/;
const turkish = /^(?:TCG|BTI)/;

const heroSizes = {
  desktop: pictureSizes.heroDesktop,
  wide: pictureSizes.heroWide,
  low: pictureSizes.heroLow,
  phone: pictureSizes.heroPhone,
} as const;

/** The picture of an address, or undefined where there is none: only names that the catalogue, a banner, a promotion or the members' icons have are drawn. */
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
    const crop = asHero['crop'] as keyof typeof heroSizes;
    return hung && sized(`/art/hero/${hung.art}-${asHero['scheme']}-${crop}`, asHero, heroSizes[crop]);
  }
  const asAvatar = avatar.exec(address)?.groups;
  if (asAvatar) {
    const name = iconNames.find((known) => known === asAvatar['name']);
    return name && sized(`/art/avatar/${name}`, asAvatar, pictureSizes.avatar);
  }
  const { vendors } = await catalogue.read();
  const other = otherPicture.exec(address)?.groups;
  if (other?.['look'] || other?.['direction']) {
    const { name = '', look = '', direction = '' } = other;
    const isKnown = vendors.has(name) && (look === '' || turkish.test(name));
    return isKnown ? { drawing: `/art/vendor-card/${name}${look}${direction}`, width: undefined, format: 'svg' } : undefined;
  }
  const { picture, name } = vendor.exec(address)?.groups ?? {};
  if (!name || !vendors.has(name)) return undefined;
  return { drawing: `/art/${picture ? 'vendor-card' : 'vendor'}/${name}`, width: undefined, format: 'svg' };
}

function sized(drawing: string, { width, format }: Record<string, string | undefined>, widths: readonly number[]): Picture | undefined {
  const found = widths.find((known) => String(known) === width);
  return found === undefined ? undefined : { drawing, width: found, format: format === 'avif' ? 'avif' : 'webp' };
}
