import { systemStatus } from '@site/api/system';
import { accept, handle } from '../handle.ts';
import { seenFrom } from './seenFrom.ts';

/** 0 normal, 1 maintenance, 2 region-blocked: asked again while a status page stands. Source: SYS-01. */
export default handle(systemStatus, async ({ merchant, address, services: { brands } }) => {
  const { status, maintenanceEnd } = seenFrom(await brands.of(merchant), address);
  return accept({ status, maintenanceEnd });
});
