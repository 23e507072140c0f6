import { actOnDaily } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { actOnContract } from './actOnContract.ts';

/** Source: AGT-08. */
export default handle(actOnDaily, async ({ input, member, now, services }) =>
  accept({ contracts: [await actOnContract(services, { ...input, kind: 'DAILY', member, now })] }),
);
