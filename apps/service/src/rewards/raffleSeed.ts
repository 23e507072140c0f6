import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the seed of a raffle's draws of a day, which is chosen when it is first asked for. Source: docs/domain.md DR-8.4, DR-16. */
export async function raffleSeed(db: Kysely<Schema>, promotionId: number, day: string): Promise<string> {
  await db
    .insertInto('raffle_seed')
    .values({ promotion_id: promotionId, day, server_seed: randomBytes(32).toString('hex') })
    .onConflict((known) => known.doNothing())
    .execute();
  const { server_seed } = await db
    .selectFrom('raffle_seed')
    .where('promotion_id', '=', promotionId)
    .where('day', '=', day)
    .select('server_seed')
    .executeTakeFirstOrThrow();
  return server_seed;
}
