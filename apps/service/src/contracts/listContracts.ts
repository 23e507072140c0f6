import type { Contract } from '@site/api/contracts';
import type { ContractKind } from '@site/rules/contract';
import type { Member } from '../http/handle.ts';
import type { Services } from '../services.ts';
import { logLook } from '../report/logLook.ts';
import { asSent, readContracts } from './contractRows.ts';
import { readResults } from './readResults.ts';

interface Listing {
  member: Member;
  now: Date;
  kind?: ContractKind | undefined;
  /** `requests`: those that wait for either side. */
  side?: 'given' | 'taken' | 'requests' | undefined;
  status?: Contract['status'] | undefined;
}

/**
 * Lists the contracts of which the member is a side, newest first, with the results of their last period, and records the look at each taker whose
 * results are among them.
 *
 * Source: AGT-11, AGT-16, MEM-26.
 */
export async function listContracts(
  { db, brands }: Services,
  { member, now, kind, side, status }: Listing,
): Promise<{ contracts: Contract[] }> {
  const { zone } = (await brands.of(member.merchant)).brand;
  const rows = await readContracts(db, { partyId: member.id, ...(kind && { kinds: [kind] }) });
  const contracts: Contract[] = [];
  const shown: string[] = [];
  for (const row of rows) {
    const plain = asSent(row, { memberId: member.id, now });
    const isRequest = plain.status === 'new request' || plain.status === 'termination request';
    if (side === 'requests' ? !isRequest : side && plain.side !== side) continue;
    if (status && plain.status !== status) continue;
    const results = await readResults(db, row, { now, zone });
    if (results) shown.push(row.taker);
    contracts.push(asSent(row, { memberId: member.id, now, results }));
  }
  await logLook(db, { what: 'contracts', names: shown, member, now });
  return { contracts };
}
