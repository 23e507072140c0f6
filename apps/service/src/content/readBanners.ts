import { type GameType, gameType } from '@site/api/common';
import type { Banner, BannerPicture } from '@site/api/content';
import { cropShapes } from '../art/cutOwn.ts';
import { pictureAddress } from '../art/pictureAddress.ts';
import { pictureSizes } from '../art/pictureSizes.ts';
import type { Services } from '../services.ts';
import type { BrandState } from '../system/Brands.ts';
import { artist } from '../vendors/createVendors.ts';
import { isShown } from './isShown.ts';
import { saidInOf } from './saidInOf.ts';
import { wordsIn } from './wordsIn.ts';

interface BannerQuery {
  merchant: string;
  language: string;
  /** Names of groups, e.g. w_home. @default all groups */
  groups?: string[];
  /** Selects smaller pictures. */
  savesData: boolean;
}

/** Crops that every banner has in a single width, in pixels; browsers that save data get the smaller ones. */
const plainCrops = {
  desktop: { usual: { width: 1440, height: 520 }, small: { width: 960, height: 347 } },
  phone: { usual: { width: 600, height: 733 }, small: { width: 480, height: 587 } },
};

/** Crops for wide frames: their widths and aspect ratios. */
const wideCrops = {
  desktop: { widths: pictureSizes.heroDesktop, shape: cropShapes.desktop },
  wide: { widths: pictureSizes.heroWide, shape: cropShapes.wide },
  low: { widths: pictureSizes.heroLow, shape: cropShapes.low },
};

/** Crops by group: the lobby's banners are high, those at the head of a list are low, and the side menu shows the phone crop. */
const cropsOfGroup: Record<string, (keyof typeof wideCrops)[]> = { w_home: ['desktop', 'wide'], w_leftmenu: [] };

/** Reads the banners of some groups, in order. Removes invalid or forbidden targets. Source: LOB-16. */
export async function readBanners(
  services: Pick<Services, 'db' | 'brands' | 'shelves' | 'catalogue'>,
  { merchant, language, groups, savesData }: BannerQuery,
): Promise<Banner[]> {
  const { db, brands } = services;
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('merchant', '=', merchant)
    .$if(groups !== undefined, (query) => query.where('group_name', 'in', groups ?? []))
    .orderBy('group_name')
    .where(isShown(new Date(), language))
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
  const promotions = await db
    .selectFrom('promotion')
    .where('merchant', '=', merchant)
    .where(isShown(new Date(), language))
    .select(['code', 'game_type'])
    .execute();
  const [brand, shelf, { artVersions }] = await Promise.all([
    brands.of(merchant),
    services.shelves.of(merchant, language),
    services.catalogue.read(),
  ]);
  const version = artVersions.get(artist) ?? '';
  const isPlayed = (kind: string | null | undefined) => !kind || shelf.isOpen(kind);
  const leadsSomewhere: Record<Banner['linkageType'], (target: string, head: GameType | undefined) => boolean> = {
    GAME: (target) => shelf.find(Number(target)) !== undefined,
    CATEGORY: (target, head) => {
      const kind = gameType.safeParse(target).data;
      return shelf.categories.some(({ gameCategory }) => gameCategory === kind) && pageOf(kind) !== pageOf(head);
    },
    // Not when all games of the category are closed.
    PROMOTION: (target, head) => promotions.some(({ code, game_type }) => code === target && isPlayed(game_type)) && isPlayed(head),
    LINK: (target) => isAllowedLink(brand, target),
    NONE: () => true,
  };
  const size = savesData ? 'small' : 'usual';
  return rows.map((row) => {
    const { overline = '', title = '', text = '', alt = '' } = wordsIn(row.words, language, brand);
    const linkageType = row.linkage_type as Banner['linkageType'];
    const leads = leadsSomewhere[linkageType](row.target, headOf(row.group_name));
    const picture = (crop: string, { width, height }: { width: number; height: number }): BannerPicture => {
      const address = (scheme: 'light' | 'dark') => pictureAddress(`/art/hero/${row.art}-${scheme}-${crop}-${width}.avif`, version);
      return { url: address('light'), urlDark: address('dark'), width, height };
    };
    const wanted = savesData ? [] : (cropsOfGroup[row.group_name] ?? ['low']);
    const inEachWidth = (crop: keyof typeof wideCrops) => {
      const { widths, shape } = wideCrops[crop];
      return wanted.includes(crop) ? widths.map((width) => picture(crop, { width, height: Math.round(width / shape) })) : [];
    };
    const plain = picture('desktop', plainCrops.desktop[size]);
    return {
      url: plain.url,
      urlDark: plain.urlDark,
      width: plain.width,
      height: plain.height,
      phone: picture('phone', plainCrops.phone[size]),
      crops: { desktop: inEachWidth('desktop'), wide: inEachWidth('wide'), low: inEachWidth('low') },
      linkageType: leads ? linkageType : 'NONE',
      target: leads ? row.target : '',
      groupName: row.group_name,
      overline,
      title,
      text,
      alt,
      saidIn: saidInOf(row.words, language, brand),
    };
  });
}

/** Returns the category whose list a banner group heads; undefined for the lobby's, the side menu's and the like. */
const headOf = (group: string): GameType | undefined => gameType.safeParse(group.replace(/^w_/, '').toUpperCase()).data;

/** Lottery and e-lottery share a page. */
const pageOf = (kind: GameType | undefined) => (kind === 'LOTT' ? 'ELOTT' : kind);

/** Returns true for an https address of a host that the brand allows, so that banners cannot lead anywhere else. */
function isAllowedLink({ settings }: BrandState, target: string): boolean {
  const { protocol, hostname } = URL.parse(target) ?? {};
  return protocol === 'https:' && hostname !== undefined && settings.linkHosts.includes(hostname);
}
