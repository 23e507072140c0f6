import { loginCode } from '@site/api/session';
import { accept, handle } from '../http/handle.ts';
import { issueLoginCode } from './issueLoginCode.ts';

/** Issues a code that continues the session on another line. Source: SYS-08. */
export default handle(loginCode, async ({ member, sessionHash, now, services }) =>
  accept(await issueLoginCode(services, { memberId: member.id, sessionHash, isSameBrowser: true, now })),
);
