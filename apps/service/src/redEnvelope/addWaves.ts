import { randomBytes } from 'node:crypto';
import { creditsIn } from '@site/rules/credits';
import { fairFloats } from '@site/rules/fairStream';
import { splitPool } from '@site/rules/redEnvelope';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const EVERY_MS = 60 * 60_000;
const LENGTH_MS = 30 * 60_000;
const POOL_CREDITS = 50n;
const ENVELOPES = 40;

/** A wave has a seed of its own, and one draw. */
export const WAVE_NONCE = 0;

/**
 * Adds the wave of each brand that runs now or ran last, and the next one: one an hour, of half an hour, with its pool split in advance. Safe to
 * run concurrently: a wave begins once at its time.
 *
 * Source: MEM-17, docs/domain.md DR-8.1, DR-8.2, DR-8.3.
 */
export async function addWaves(db: Kysely<Schema>, now: Date): Promise<void> {
  const { rows: brands } = await sql<{ merchant: string; currency: string }>`
    select merchant, config ->> 'currency' as currency from brand`.execute(db);
  const hour = Math.floor(now.getTime() / EVERY_MS) * EVERY_MS;
  for (const { merchant, currency } of brands)
    for (const startMs of [hour, hour + EVERY_MS]) {
      const startsAt = new Date(startMs);
      const known = db.selectFrom('envelope_wave').where('merchant', '=', merchant).where('starts_at', '=', startsAt).select('id');
      if (await known.executeTakeFirst()) continue;
      const serverSeed = randomBytes(32).toString('hex');
      const clientSeed = `${merchant}:${startsAt.toISOString()}`;
      const poolMinor = creditsIn(currency, POOL_CREDITS);
      const shares = splitPool(poolMinor, await fairFloats({ serverSeed, clientSeed, nonce: WAVE_NONCE }, ENVELOPES - 1));
      await db
        .insertInto('envelope_wave')
        .values({
          merchant,
          starts_at: startsAt,
          ends_at: new Date(startMs + LENGTH_MS),
          currency,
          pool_minor: poolMinor,
          shares: JSON.stringify(shares.map(String)),
          server_seed: serverSeed,
          client_seed: clientSeed,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
}
