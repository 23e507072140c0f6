import { exclusion } from '@site/api/limits';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { readExclusion } from './readExclusion.ts';

/** Tells a member how long the own break lasts. Source: RES-02. */
export default handle(exclusion, async ({ member, services: { db } }) =>
  isTrial(member) ? refuse('needsRealAccount') : accept(await readExclusion(db, member.id)),
);
