import { setIcon } from '@site/api/profile';
import { accept, handle, refuse } from '../http/handle.ts';
import { iconNames } from '../member/iconNames.ts';

/** Chooses the member's picture, or none. Source: MEM-01. */
export default handle(setIcon, async ({ input: { icon }, member, services: { db } }) => {
  if (icon !== '' && !iconNames.some((name) => name === icon)) return refuse('invalidInput', { field: 'icon', rule: 'one of the list' });
  await db.updateTable('account').set({ icon }).where('id', '=', member.id).execute();
  return accept(null);
});
