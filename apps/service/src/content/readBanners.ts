import { gameType } from '@site/api/common';
import type { Banner } from '@site/api/content';
import type { Services } from '../services.ts';
import type { BrandState } from '../system/Brands.ts';
import { wordsIn } from './wordsIn.ts';

interface BannerQuery {
  merchant: string;
  language: string;
  /** Names of groups, e.g. w_home; every group where none is given. */
  groups?: string[];
  /** Smaller pictures. */
  savesData: boolean;
}

/** Shapes of the two crops, in the widths of which browsers that save data get the smaller. */
const crops = {
  desktop: { usual: { width: 1440, height: 520 }, small: { width: 960, height: 347 } },
  phone: { usual: { width: 720, height: 880 }, small: { width: 480, height: 587 } },
};

/** The banners of some groups, in their order. What leads nowhere, or where it may not, leads nowhere. Source: spec §2 "Banner groups". */
export async function readBanners(
  services: Pick<Services, 'db' | 'brands' | 'shelves'>,
  { merchant, language, groups, savesData }: BannerQuery,
): Promise<Banner[]> {
  const { db, brands } = services;
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('merchant', '=', merchant)
    .$if(groups !== undefined, (query) => query.where('group_name', 'in', groups ?? []))
    .orderBy('group_name')
    .orderBy('position')
    .execute();
  const promotions = await db.selectFrom('promotion').where('merchant', '=', merchant).select('code').execute();
  const [brand, shelf] = await Promise.all([brands.of(merchant), services.shelves.of(merchant, language)]);
  const leadsSomewhere: Record<Banner['linkageType'], (target: string) => boolean> = {
    GAME: (target) => shelf.find(Number(target)) !== undefined,
    CATEGORY: (target) => shelf.categories.some(({ gameCategory }) => gameCategory === gameType.safeParse(target).data),
    PROMOTION: (target) => promotions.some(({ code }) => code === target),
    LINK: (target) => isAllowedLink(brand, target),
    NONE: () => true,
  };
  const size = savesData ? 'small' : 'usual';
  return rows.map((row) => {
    const { overline = '', title = '', text = '', alt = '' } = wordsIn(row.words, language, brand);
    const linkageType = row.linkage_type as Banner['linkageType'];
    const leads = leadsSomewhere[linkageType](row.target);
    const [desktop, phone] = [crops.desktop[size], crops.phone[size]];
    const address = (scheme: 'light' | 'dark', crop: string) => `/art/hero/${row.art}-${scheme}-${crop}.avif`;
    const [wide, tall] = [`desktop-${desktop.width}`, `phone-${phone.width}`];
    return {
      url: address('light', wide),
      urlDark: address('dark', wide),
      width: desktop.width,
      height: desktop.height,
      phone: { url: address('light', tall), urlDark: address('dark', tall), width: phone.width, height: phone.height },
      linkageType: leads ? linkageType : 'NONE',
      target: leads ? row.target : '',
      groupName: row.group_name,
      overline,
      title,
      text,
      alt,
    };
  });
}

/** An https address of a host that the brand has named: whoever writes a banner cannot lead people anywhere else. */
function isAllowedLink({ settings }: BrandState, target: string): boolean {
  const { protocol, hostname } = URL.parse(target) ?? {};
  return protocol === 'https:' && hostname !== undefined && settings.linkHosts.includes(hostname);
}
