import { permission } from '@site/api/system';
import { accept, handle } from '../http/handle.ts';
import { ipOf } from './ipOf.ts';
import { locationOf } from './locationOf.ts';
import { permissionOf } from './permissionOf.ts';
import { applyBlockList } from './applyBlockList.ts';

/** Returns the data that the site needs first, in every state of the brand. Source: SYS-01. */
export default handle(permission, async ({ merchant, language, address, headers, now, services }) => {
  const { brands, config, encKeys } = services;
  const state = applyBlockList(await brands.of(merchant), address);
  const common = permissionOf({ ...services, state, language, encKey: await encKeys.current() });
  return accept({ ...common, location: { ip: ipOf(address), ...locationOf({ state, config, headers }) }, serverTime: now.getTime() });
});
