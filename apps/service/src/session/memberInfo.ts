import { memberInfoCall } from '@site/api/session';
import { accept, handle } from '../handle.ts';
import { memberInfoOf } from './memberInfoOf.ts';

/** Who is logged in. Source: spec §3 "Member info". */
export default handle(memberInfoCall, async ({ sessionHash, now, services }) => accept(await memberInfoOf(services, { sessionHash, now })));
