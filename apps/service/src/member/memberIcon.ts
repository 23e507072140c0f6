import { memberIcon } from '@site/api/member';
import { accept, handle } from '../http/handle.ts';
import { iconNames } from './iconNames.ts';

/** Returns the member's avatar and the available ones. Empty means none: the first letter of the name is shown. */
export default handle(memberIcon, async ({ member, services: { db } }) => {
  const { icon } = await db.selectFrom('account').where('id', '=', member.id).select('icon').executeTakeFirstOrThrow();
  return accept({ icon, icons: [...iconNames] });
});
