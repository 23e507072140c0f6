import { systemStatus } from '@site/api/system';
import { accept, handle } from '../handle.ts';

/** 0 normal, 1 maintenance, 2 region-blocked: asked again while a status page stands. Source: SYS-01. */
export default handle(systemStatus, async ({ merchant, services: { brands } }) => {
  const { status, maintenanceEnd } = await brands.of(merchant);
  return accept({ status, maintenanceEnd });
});
