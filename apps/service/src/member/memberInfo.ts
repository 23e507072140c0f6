import { memberInfo } from '@site/api/member';
import { accept, handle } from '../http/handle.ts';
import { memberInfoOf } from './memberInfoOf.ts';

/** Returns the logged-in member. Source: API-04. */
export default handle(memberInfo, async ({ sessionHash, language, now, services }) =>
  accept(await memberInfoOf(services, { sessionHash, language, now })),
);
