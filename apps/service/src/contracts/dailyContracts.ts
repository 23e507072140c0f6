import { dailyContracts } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { listContracts } from './listContracts.ts';

/** Source: AGT-07, AGT-16. */
export default handle(dailyContracts, async ({ input, member, now, services }) =>
  accept(await listContracts(services, { ...input, kind: 'DAILY', member, now })),
);
