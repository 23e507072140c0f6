import type { LobbyValue } from '@site/api/lobby';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** Counts the banners of each group of a brand. */
export async function countBanners({ db }: Pick<Services, 'db'>, merchant: string): Promise<LobbyValue['bannerCounts']> {
  const rows = await db
    .selectFrom('banner')
    .select(['group_name', sql<string>`count(*)`.as('banners')])
    .where('merchant', '=', merchant)
    .groupBy('group_name')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.group_name, Number(row.banners)]));
}
