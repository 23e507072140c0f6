import { hourlyContracts } from '@site/api/contracts';
import { accept, handle, refuse } from '../http/handle.ts';
import { actOnContract } from './actOnContract.ts';
import { listContracts } from './listContracts.ts';

/** Lists, or acts with an `action`. Source: AGT-07, AGT-08. */
export default handle(hourlyContracts, async ({ input, member, now, services }) => {
  const { action, contractId, side } = input;
  if (!action) return accept(await listContracts(services, { side, kind: 'HOURLY', member, now }));
  if (contractId === undefined) return refuse('invalidInput', { field: 'contractId', rule: 'required' });
  return accept({ contracts: [await actOnContract(services, { contractId, action, kind: 'HOURLY', member, now })] });
});
