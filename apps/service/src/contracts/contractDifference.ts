import { contractDifference } from '@site/api/contracts';
import { changesOf } from '@site/rules/contract';
import { accept, handle, refuse } from '../http/handle.ts';
import { asSent } from './contractRows.ts';
import { ownContract } from './ownContract.ts';

/** Compares two contracts of one kind between the same two. Source: AGT-18. */
export default handle(contractDifference, async ({ input, member, now, services }) => {
  const { db } = services;
  const before = await ownContract(db, member, input.id);
  const after = await ownContract(db, member, input.withId);
  const isSame = before.kind === after.kind && before.giverId === after.giverId && before.takerId === after.takerId;
  if (!isSame) return refuse('invalidInput', { field: 'withId', rule: 'a version of the same contract' });
  const sent = { memberId: member.id, now };
  return accept({ before: asSent(before, sent), after: asSent(after, sent), changes: changesOf(before, after) });
});
