import { contracts } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { listContracts } from './listContracts.ts';

/** Source: AGT-16. */
export default handle(contracts, async ({ input, member, now, services }) =>
  accept(await listContracts(services, { ...input, member, now })),
);
