import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { applyRollups } from './applyRollups.ts';

/** Maximum delay of reports. Source: docs/decisions/service.md "Roll-ups take their work from queues". */
const EVERY_MS = 15_000;

interface Roll {
  db: Kysely<Schema>;
  /** Does the work that the new figures make due. */
  afterwards: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Updates the roll-ups immediately and then every 15 seconds, until closed; closing waits for a running update. */
export function startRollups({ db, afterwards, onError }: Roll): { close(): Promise<void> } {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= applyRollups(db)
      .then(afterwards)
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
