import { actOnDividend } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { actOnContract } from './actOnContract.ts';

/** Source: AGT-08. */
export default handle(actOnDividend, async ({ input, member, now, services }) =>
  accept({ contracts: [await actOnContract(services, { ...input, kind: 'DIVIDEND', member, now })] }),
);
