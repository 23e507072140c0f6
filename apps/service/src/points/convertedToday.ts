import { dayOf, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Asked {
  accountId: number;
  zone: string;
  now: Date;
}

/** Returns the points that a member has converted on the brand's day. Source: docs/domain.md DR-5.2. */
export async function convertedToday(db: Kysely<Schema>, { accountId, zone, now }: Asked): Promise<bigint> {
  const { points } = await db
    .selectFrom('point_entry')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'CONVERT')
    .where('at', '>=', startOfDay(dayOf(now, zone), zone))
    .select(sql<bigint>`coalesce(-sum(points), 0)::bigint`.as('points'))
    .executeTakeFirstOrThrow();
  return points;
}
