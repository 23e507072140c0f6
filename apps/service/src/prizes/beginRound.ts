import { randomBytes } from 'node:crypto';
import { seedHash } from '@site/rules/fairStream';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const SEED_BYTES = 32;

/** Begins a round of a jackpot with a new sealed seed, and returns the seed. Source: docs/domain.md DR-19.2. */
export async function beginRound(db: Kysely<Schema>, jackpotId: number, round: number): Promise<string> {
  const serverSeed = randomBytes(SEED_BYTES).toString('hex');
  await db
    .insertInto('jackpot_round')
    .values({ jackpot_id: jackpotId, round, server_seed: serverSeed, seed_hash: await seedHash(serverSeed) })
    .execute();
  return serverSeed;
}
