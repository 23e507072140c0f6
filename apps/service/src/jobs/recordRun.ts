import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { reasonOf } from './reasonOf.ts';

interface Timed {
  db: Kysely<Schema>;
  /** Name under which operators see it. */
  name: string;
  run: () => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Runs work that has a timer of its own, and stores its outcome where operators look for jobs: the last success, and the failures of a day.
 *
 * Source: OPR-09.
 */
export async function recordRun({ db, name, run, onError }: Timed): Promise<void> {
  const startedAt = new Date();
  try {
    const reason = await run().then(
      () => null,
      (error: unknown) => {
        onError(error);
        return reasonOf(error);
      },
    );
    await sql`
      with over as (
        delete from timed_run where name = ${name} and started_at < ${startedAt} and (reason is null or ended_at < now() - interval '1 day')
      )
      insert into timed_run values (${name}, ${startedAt}, ${new Date()}, ${reason}) on conflict do nothing`.execute(db);
  } catch (error) {
    onError(error);
  }
}
