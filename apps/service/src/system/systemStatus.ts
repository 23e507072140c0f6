import { systemStatus } from '@site/api/system';
import { accept, handle } from '../http/handle.ts';
import { applyBlockList } from './applyBlockList.ts';

/** 0 normal, 1 maintenance, 2 region-blocked: polled while a status page is shown. Source: SYS-01. */
export default handle(systemStatus, async ({ merchant, address, services: { brands } }) => {
  const { status, maintenanceEnd } = applyBlockList(await brands.of(merchant), address);
  return accept({ status, maintenanceEnd });
});
