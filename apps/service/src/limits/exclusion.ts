import { exclusion } from '@site/api/limits';
import { accept, handle } from '../http/handle.ts';
import { readExclusion } from './readExclusion.ts';

/** Tells a member how long the own break lasts. Source: RES-02. */
export default handle(exclusion, async ({ member, services: { db } }) => accept(await readExclusion(db, member.id)));
