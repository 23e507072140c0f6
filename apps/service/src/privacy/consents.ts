import { consents } from '@site/api/privacy';
import { accept, handle } from '../http/handle.ts';
import { readConsents } from './readConsents.ts';

/** Tells by which ways a member may be advertised to. Source: MEM-26. */
export default handle(consents, async ({ member, services: { db } }) => accept(await readConsents(db, member.id)));
