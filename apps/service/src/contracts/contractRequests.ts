import { contractRequests } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { listContracts } from './listContracts.ts';

/** Source: MEM-20. */
export default handle(contractRequests, async ({ input, member, now, services }) =>
  accept(await listContracts(services, { ...input, side: 'requests', member, now })),
);
