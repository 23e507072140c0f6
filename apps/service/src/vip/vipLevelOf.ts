import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the VIP level of a member: 0 until a first one is reached. Source: MEM-12, docs/domain.md DR-4.1. */
export async function vipLevelOf(db: Kysely<Schema>, accountId: number): Promise<number> {
  const standing = await db.selectFrom('vip_standing').where('account_id', '=', accountId).select('level').executeTakeFirst();
  return standing?.level ?? 0;
}
