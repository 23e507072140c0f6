import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { pauseBeforeRetry } from '../database/pauseBeforeRetry.ts';
import type { Schema } from '../database/schema.ts';

/** Lease of a process that dies while holding the counting. */
const HELD_FOR = sql`interval '20 seconds'`;
const RENEWED_EVERY_MS = 2000;

/**
 * Runs work while no process counts settled bets or transfers: uncounted ones stay in their queues. The work must call `keepHolding` at least
 * every few seconds, so that the lease is renewed. When it was too slow, all of it is repeated.
 */
export async function holdCounting<Result>(
  db: Kysely<Schema>,
  work: (keepHolding: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    if (await hold(db, sql`held_until is null or held_until <= now()`, holder)) {
      try {
        let renewedAtMs = performance.now();
        const renew = async () => {
          if (!(await hold(db, sql`held_by = ${holder} and held_until > now()`, holder))) throw new Lapsed();
          renewedAtMs = performance.now();
        };
        const keepHolding = async () => {
          if (performance.now() - renewedAtMs > RENEWED_EVERY_MS) await renew();
        };
        const result = await work(keepHolding);
        await renew();
        return result;
      } catch (error) {
        if (!(error instanceof Lapsed)) throw error;
      } finally {
        await db.updateTable('rollup_mark').set({ held_by: null, held_until: null }).where('held_by', '=', holder).execute();
      }
    }
    await pauseBeforeRetry(attempt);
  }
}

class Lapsed extends Error {}

async function hold(db: Kysely<Schema>, condition: ReturnType<typeof sql>, holder: string): Promise<boolean> {
  const { rows } = await sql`
    update rollup_mark set held_by = ${holder}, held_until = now() + ${HELD_FOR} where name in ('bets', 'money') and (${condition}) returning name`.execute(
    db,
  );
  return rows.length > 0;
}
