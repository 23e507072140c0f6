import { changeRollups } from '../rollup/recomputeRollups.ts';
import { carryOut } from './carryOut.ts';
import { failWithRemedy } from './failWithRemedy.ts';

const words = process.argv.slice(2);

/** Counts days of the roll-ups anew, or checks them. */
await carryOut({ verb: 'rollups', words, isForAnyProcess: true, run: ({ jobsDb }) => changeRollups(jobsDb, words) }).catch(failWithRemedy);
