import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { beginRound } from './beginRound.ts';

/** Adds a jackpot with its first round, and returns its id. */
export async function addJackpot(db: Kysely<Schema>, jackpot: Insertable<Schema['jackpot']>): Promise<number> {
  const { id } = await db.insertInto('jackpot').values(jackpot).returning('id').executeTakeFirstOrThrow();
  await beginRound(db, id, 1);
  return id;
}
