import { findRequests } from '../wallet/findRequests.ts';
import { carryOut } from './carryOut.ts';
import { failWithRemedy } from './failWithRemedy.ts';

const words = process.argv.slice(2);

/** `npm run vendor:requests -- VENDOR TEXT`: prints what a vendor sent and what we replied, of the last 30 days. */
await carryOut({
  verb: 'vendor-requests',
  words,
  isForAnyProcess: true,
  run: async ({ jobsDb }) => ({ ok: true, lines: await findRequests(jobsDb, words) }),
}).catch(failWithRemedy);
