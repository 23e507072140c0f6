import { realityCheck } from '@site/api/limits';
import { accept, handle } from '../http/handle.ts';
import { readRealityCheck } from './readRealityCheck.ts';

/** Tells a member what the session has cost. Source: RES-02. */
export default handle(realityCheck, async ({ member, sessionHash, now, services: { db } }) => {
  return accept(await readRealityCheck(db, { accountId: member.id, currency: member.currency, sessionHash, now }));
});
