import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { applyRollups } from './applyRollups.ts';

/** How far reports may be behind what has been played. Source: design §4 "Roll-ups". */
const EVERY_MS = 15_000;

/** Brings the roll-ups up to date at once and then every 15 seconds, until it is closed; closing waits for what is being done. */
export function keepRollups(db: Kysely<Schema>, onError: (error: unknown) => void): { close(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= applyRollups(db)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
