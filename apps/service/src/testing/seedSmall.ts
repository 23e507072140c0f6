import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { seed } from '../seed/seed.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';

/** The demo in small: every account that people are told of, a tenth of the members, three days of bets up to now. */
export async function seedSmall(db: Kysely<Schema>, now = new Date()): Promise<void> {
  await seed(db, { catalogue: sampleCatalogue, now, size: 'small' });
}
