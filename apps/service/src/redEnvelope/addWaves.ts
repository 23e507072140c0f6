import { randomBytes } from 'node:crypto';
import { creditsIn } from '@site/rules/credits';
import { fairFloats } from '@site/rules/fairStream';
import { splitPool } from '@site/rules/redEnvelope';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { eachApart, nameOfBrand } from '../jobs/eachApart.ts';
import { brandSettings } from '../system/brandSettings.ts';

const MINUTE_MS = 60_000;

/** A wave has a seed of its own, and one draw. */
export const WAVE_NONCE = 0;

/**
 * Adds the wave of each brand that runs now or ran last, and the next one, by the settings of the brand, with its pool split in advance. Waves
 * that were added before stay as they are, and no other overlaps them. Safe to run concurrently: a wave begins once at its time. A brand
 * that fails does not stop the others.
 *
 * Source: MEM-17, docs/domain.md DR-8.1, DR-8.2, DR-8.3.
 */
export async function addWaves(db: Kysely<Schema>, now: Date): Promise<void> {
  const { rows: brands } = await sql<{ merchant: string; currency: string; settings: object }>`
    select merchant, config ->> 'currency' as currency, settings from brand`.execute(db);
  await eachApart(brands, nameOfBrand, async ({ merchant, currency, settings }) => {
    const { isOn, everyMinutes, lengthMinutes, poolCredits, count } = brandSettings.parse(settings).envelopes;
    if (!isOn) return;
    const everyMs = everyMinutes * MINUTE_MS;
    const last = Math.floor(now.getTime() / everyMs) * everyMs;
    for (const startMs of [last, last + everyMs]) {
      const startsAt = new Date(startMs);
      const endsAt = new Date(startMs + lengthMinutes * MINUTE_MS);
      const known = db
        .selectFrom('envelope_wave')
        .where('merchant', '=', merchant)
        .where('starts_at', '<', endsAt)
        .where('ends_at', '>', startsAt)
        .select('id');
      if (await known.executeTakeFirst()) continue;
      const serverSeed = randomBytes(32).toString('hex');
      const clientSeed = `${merchant}:${startsAt.toISOString()}`;
      const poolMinor = creditsIn(currency, BigInt(poolCredits));
      const shares = splitPool(poolMinor, await fairFloats({ serverSeed, clientSeed, nonce: WAVE_NONCE }, count - 1));
      await db
        .insertInto('envelope_wave')
        .values({
          merchant,
          starts_at: startsAt,
          ends_at: endsAt,
          currency,
          pool_minor: poolMinor,
          shares: JSON.stringify(shares.map(String)),
          server_seed: serverSeed,
          client_seed: clientSeed,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
