import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { recordRun } from '../jobs/recordRun.ts';
import { applyRollups } from './applyRollups.ts';
import { requireAllCounted } from './requireAllCounted.ts';

/** Maximum delay of reports. Source: docs/decisions/service.md "Roll-ups take their work from queues". */
export const ROLL_EVERY_MS = 15_000;

interface Roll {
  db: Kysely<Schema>;
  /** Pays what the new figures make due. */
  payJackpots: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Updates the roll-ups immediately and then every 15 seconds, until closed; closing waits for a running update. */
export function startRollups({ db, payJackpots, onError }: Roll): { close(): Promise<void> } {
  let running: Promise<void> | undefined;
  const count = async () => {
    await applyRollups(db);
    await requireAllCounted(db);
  };
  const runAll = async () => {
    await recordRun({ db, name: 'roll-ups', run: count, onError });
    await recordRun({ db, name: 'pay-jackpots', run: payJackpots, onError });
  };
  const run = () => {
    running ??= runAll().finally(() => {
      running = undefined;
    });
  };
  run();
  const timer = setInterval(run, ROLL_EVERY_MS);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
