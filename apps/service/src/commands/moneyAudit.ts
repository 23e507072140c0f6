import { auditReport } from '../ledger/auditReport.ts';
import { carryOut } from './carryOut.ts';
import { failWithRemedy } from './failWithRemedy.ts';

/**
 * `npm run money-audit`: reports every invariant of the money, and each job whose last run failed. The exit code is 0 only when all hold
 * and none failed.
 */
await carryOut({ verb: 'money-audit', isForAnyProcess: true, run: ({ jobsDb }) => auditReport(jobsDb) }).catch(failWithRemedy);
