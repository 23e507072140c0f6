import type { LobbyValue } from '@site/api/lobby';
import { sql } from 'kysely';
import { isShown } from './isShown.ts';
import type { Services } from '../services.ts';

/** Counts the banners that each group of a brand shows in a language. */
export async function countBanners(
  { db }: Pick<Services, 'db'>,
  { merchant, language }: { merchant: string; language: string },
): Promise<LobbyValue['bannerCounts']> {
  const rows = await db
    .selectFrom('banner')
    .select(['group_name', sql<string>`count(*)`.as('banners')])
    .where('merchant', '=', merchant)
    .where(isShown(new Date(), language))
    .groupBy('group_name')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.group_name, Number(row.banners)]));
}
