import { memberIcon } from '@site/api/session';
import { accept, handle } from '../handle.ts';
import { iconNames } from './iconNames.ts';

/** Which icon stands beside the member's name, and which there are. Empty is none: the first letter of the name then. */
export default handle(memberIcon, async ({ member, services: { db } }) => {
  const { icon } = await db.selectFrom('account').where('id', '=', member.id).select('icon').executeTakeFirstOrThrow();
  return accept({ icon, icons: [...iconNames] });
});
