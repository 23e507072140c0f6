import { contractDocument } from '@site/api/contracts';
import { contractState, endingContracts } from '@site/rules/contract';
import { accept, handle } from '../http/handle.ts';
import { logLook } from '../report/logLook.ts';
import { asSent, isLive, readContracts } from './contractRows.ts';
import { ownContract } from './ownContract.ts';
import { endsSent } from './planOffer.ts';
import { readResults } from './readResults.ts';

/**
 * Shows a contract to one of its sides, with the versions between the two, and records the look where it has results of the taker.
 *
 * Source: AGT-18, MEM-26.
 */
export default handle(contractDocument, async ({ input, member, now, services }) => {
  const { db, brands } = services;
  const { zone } = (await brands.of(member.merchant)).brand;
  const row = await ownContract(db, member, input.id);
  const results = await readResults(db, row, { now, zone });
  if (results) await logLook(db, { what: 'contractDocument', names: [row.taker], member, now });
  const { giverId, takerId, kind } = row;
  const versions = (await readContracts(db, { between: { giverId, takerId }, kinds: [kind] })).filter(
    ({ id, status }) => status === 'accepted' || id === row.id,
  );
  const held = isLive(row) ? (await readContracts(db, { teamOf: takerId, kinds: [kind] })).filter(isLive) : [];
  const ends = endingContracts({ takerId }, held).flatMap((ending) => {
    const contract = held.find(({ id }) => id === ending.id);
    // An agent sees what ends in its own team.
    return contract && contract.id !== row.id ? [{ ...ending, contract }] : [];
  });
  return accept({
    contract: asSent(row, { memberId: member.id, now, results }),
    versions: versions.map((version, index) => ({
      id: String(version.id),
      number: versions.length - index,
      status: contractState(version, now),
      validFrom: version.validFrom.getTime(),
      endsAt: version.endedAt?.getTime() ?? null,
    })),
    ...(results && { reached: results.reached }),
    ends: await endsSent(db, ends, { now, zone }),
  });
});
