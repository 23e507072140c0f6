import type { Services } from '../services.ts';
import { artist } from '../vendors/createVendors.ts';
import { iconNames } from '../member/iconNames.ts';
import { pictureSizes } from './pictureSizes.ts';

export type PictureFormat = 'avif' | 'webp' | 'svg';

/** Begin of the names of pictures that operators have uploaded, and who has made those. */
export const ownPrefix = 'own-';
export const OWN = 'own';

export interface Picture {
  /** Integration of the vendor that draws it, or `OWN`. */
  by: string;
  /** Version of that vendor's pictures; empty when it gives none. */
  version: string;
  /** Path of its drawing at the vendor; also the name of its file here, without width and extension. */
  drawing: string;
  /** In pixels; undefined for a drawing that is served as the vendor made it. */
  width: number | undefined;
  format: PictureFormat;
}

const poster = /^\/art\/poster\/(?<name>[\w-]+)-(?<width>\d+)\.(?<format>avif|webp)$/;
const film = /^\/art\/film\/(?<name>[\w-]+)\.webp$/;
const hero = /^\/art\/hero\/(?<name>[\w-]+)-(?<scheme>light|dark)-(?<crop>desktop|wide|low|phone)-(?<width>\d+)\.(?<format>avif|webp)$/;
const avatar = /^\/art\/avatar\/(?<name>\w+)-(?<width>\d+)\.(?<format>avif|webp)$/;
/** A vendor's wordmark, or its picture by game category. A few have a Turkish variant. */
const vendor = /^\/art\/(?:vendor|(?<picture>product-images)\/[A-Z]+)\/(?<name>\w+)\.svg$/;
/** Variants of vendor pictures, and those for right-to-left languages. */
const otherPicture = /^\/art\/product-images\/[A-Z]+\/(?<name>\w+)(?<look>-TY)?(?<direction>-RTL)?\.svg$/;
const turkish = /^(?:TCG|BTI)/;

const heroSizes = {
  desktop: pictureSizes.heroDesktop,
  wide: pictureSizes.heroWide,
  low: pictureSizes.heroLow,
  phone: pictureSizes.heroPhone,
} as const;

/** Resolves the address of a picture, or returns undefined: only names from the catalogue, banners, promotions and avatars are accepted. */
export async function readPicture(address: string, services: Pick<Services, 'db' | 'catalogue'>): Promise<Picture | undefined> {
  const found = await findPicture(address.split('?')[0] ?? '', services);
  return found && { ...found, version: (await services.catalogue.read()).artVersions.get(found.by) ?? '' };
}

type Found = Omit<Picture, 'version'>;

async function findPicture(address: string, { db, catalogue }: Pick<Services, 'db' | 'catalogue'>): Promise<Found | undefined> {
  const asPoster = poster.exec(address)?.groups;
  if (asPoster) {
    const { name = '' } = asPoster;
    const by = (await catalogue.read()).integrations.get(name);
    return by === undefined ? undefined : sized({ by, drawing: `/art/poster/${name}` }, asPoster, pictureSizes.poster);
  }
  const filmed = film.exec(address)?.groups?.['name'];
  if (filmed !== undefined) {
    const { games, integrations } = await catalogue.read();
    const by = games.some((game) => game.gameCode === filmed && game.filmUrl) ? integrations.get(filmed) : undefined;
    return by === undefined ? undefined : { by, drawing: `/art/film/${filmed}`, width: undefined, format: 'webp' };
  }

  const asHero = hero.exec(address)?.groups;
  if (asHero) {
    const name = asHero['name'] ?? '';
    const crop = asHero['crop'] as keyof typeof heroSizes;
    if (name.startsWith(ownPrefix)) {
      const own = await db.selectFrom('brand_picture').where('name', '=', name).select('name').executeTakeFirst();
      // It has one look, whatever the scheme.
      return own && sized({ by: OWN, drawing: `/art/hero/${name}-${crop}` }, asHero, heroSizes[crop]);
    }
    const hung = await db
      .selectFrom('banner')
      .where('art', '=', name)
      .select('art')
      .union(db.selectFrom('promotion').where('art', '=', name).select('art'))
      .limit(1)
      .executeTakeFirst();
    return hung && sized({ by: artist, drawing: `/art/hero/${hung.art}-${asHero['scheme']}-${crop}` }, asHero, heroSizes[crop]);
  }
  const asAvatar = avatar.exec(address)?.groups;
  if (asAvatar) {
    const name = iconNames.find((known) => known === asAvatar['name']);
    return name && sized({ by: artist, drawing: `/art/avatar/${name}` }, asAvatar, pictureSizes.avatar);
  }
  const { vendors } = await catalogue.read();
  const other = otherPicture.exec(address)?.groups;
  if (other?.['look'] || other?.['direction']) {
    const { name = '', look = '', direction = '' } = other;
    const by = look === '' || turkish.test(name) ? vendors.get(name)?.integration : undefined;
    return by ? { by, drawing: `/art/vendor-card/${name}${look}${direction}`, width: undefined, format: 'svg' } : undefined;
  }
  const { picture, name } = vendor.exec(address)?.groups ?? {};
  const by = vendors.get(name ?? '')?.integration;
  return by ? { by, drawing: `/art/${picture ? 'vendor-card' : 'vendor'}/${name}`, width: undefined, format: 'svg' } : undefined;
}

function sized(
  place: Pick<Found, 'by' | 'drawing'>,
  { width, format }: Record<string, string | undefined>,
  widths: readonly number[],
): Found | undefined {
  const found = widths.find((known) => String(known) === width);
  return found === undefined ? undefined : { ...place, width: found, format: format === 'avif' ? 'avif' : 'webp' };
}
