import { loginCode } from '@site/api/session';
import { accept, handle } from '../handle.ts';
import { issueLoginCode } from './issueLoginCode.ts';

/** A member takes the session along to another line. Source: SYS-08. */
export default handle(loginCode, async ({ member, sessionHash, now, services }) =>
  accept(await issueLoginCode(services, { memberId: member.id, sessionHash, isSameBrowser: true, now })),
);
