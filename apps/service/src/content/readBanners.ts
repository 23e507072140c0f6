import type { Banner } from '@site/api/content';
import type { Services } from '../services.ts';
import { wordsIn } from './wordsIn.ts';

interface BannerQuery {
  merchant: string;
  language: string;
  /** Names of groups, e.g. w_home; every group where none is given. */
  groups?: string[];
}

const wide = { width: 1440, height: 520 };
const tall = { width: 720, height: 880 };

/** The banners of some groups, in their order. Source: spec §2 "Banner groups". */
export async function readBanners(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant, language, groups }: BannerQuery,
): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('merchant', '=', merchant)
    .$if(groups !== undefined, (query) => query.where('group_name', 'in', groups ?? []))
    .orderBy('group_name')
    .orderBy('position')
    .execute();
  const brand = await brands.find(merchant);
  return rows.map((row) => {
    const { overline = '', title = '', text = '', alt = '' } = wordsIn(row.words, language, brand);
    const url = `/art/hero/${row.art}-desktop-${wide.width}.avif`;
    return {
      url,
      urlDark: url,
      width: wide.width,
      height: wide.height,
      phone: { url: `/art/hero/${row.art}-phone-${tall.width}.avif`, width: tall.width, height: tall.height },
      linkageType: row.linkage_type as Banner['linkageType'],
      target: row.target,
      groupName: row.group_name,
      overline,
      title,
      text,
      alt,
    };
  });
}
