import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOnThread } from './hashOnThread.ts';
import { MIN_PASSES } from './hashParameters.ts';

/** Upper bound, for a machine whose clock is wrong. */
const MAX_PASSES = 64;
/** Number of measurements of a hash: other load can lengthen them, never shorten them. */
const MEASURED = 3;

/** Returns the milliseconds of a hash with the given passes. */
type Measure = (passes: number) => Promise<number>;

/** Returns the fewest passes with which a hash takes `leastMs` here, at least OWASP's minimum. */
export async function passesFor(leastMs: number, measure: Measure = measureHash): Promise<number> {
  if (leastMs === 0) return MIN_PASSES;
  const onePassMs = (await measure(MIN_PASSES)) / MIN_PASSES;
  let passes = Math.min(MAX_PASSES, Math.max(MIN_PASSES, Math.floor(leastMs / onePassMs)));
  while (passes < MAX_PASSES && (await measure(passes)) < leastMs) passes += 1;
  return passes;
}

async function measureHash(passes: number): Promise<number> {
  let bestMs = Infinity;
  for (let times = 0; times < MEASURED; times += 1) {
    const from = performance.now();
    await hashOnThread({ password: 'as long as most', passes });
    bestMs = Math.min(bestMs, performance.now() - from);
  }
  return bestMs;
}

/** Stores the maximum of passes measured by any process, and returns it. A start on a busy machine does not lower it. */
export async function syncPasses(db: Kysely<Schema>, passes: number): Promise<number> {
  const agreed = await db
    .insertInto('password_cost')
    .values({ passes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ passes: sql`greatest(password_cost.passes, excluded.passes)` }))
    .returning('passes')
    .executeTakeFirstOrThrow();
  return agreed.passes;
}
