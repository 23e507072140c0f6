import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { seed } from '../seed/seed.ts';
import { sampleOffer } from './sampleCatalogue.ts';

/** Writes a small demo: every documented account, a tenth of the members, three days of bets up to now. */
export async function seedSmall(db: Kysely<Schema>, now = new Date()): Promise<void> {
  await seed(db, { offers: [sampleOffer], now, size: 'small' });
}
