import { addDays, type Day } from '@site/rules/period';
import { eachApart } from './eachApart.ts';

interface CatchUp {
  /** Last day that is done as a whole; null before the first. */
  done: Day | null;
  last: Day;
  /** Does a day, and does nothing twice. */
  run: (day: Day) => Promise<void>;
  mark: (day: Day) => Promise<void>;
}

/**
 * Does each day after the last that is done, in order. A day that fails in part does not stop the later ones, and all from it on are run again the
 * next time: the mark stays before it.
 */
export async function daysToCatchUp({ done, last, run, mark }: CatchUp): Promise<void> {
  if (done === null) await mark(addDays(last, -1));
  const days: Day[] = [];
  for (let day = done === null ? last : addDays(done, 1); day <= last; day = addDays(day, 1)) days.push(day);
  let isWhole = true;
  await eachApart(
    days,
    (day) => day,
    async (day) => {
      try {
        await run(day);
      } catch (error) {
        isWhole = false;
        throw error;
      }
      if (isWhole) await mark(day);
    },
  );
}
