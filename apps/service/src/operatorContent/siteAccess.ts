import { siteAccess } from '@site/api/operatorContent';
import { accept, handle } from '../http/handle.ts';
import { ipOf } from '../system/ipOf.ts';

/** Tells whether the brand is open, and which networks are blocked. Source: OPR-05. */
export default handle(siteAccess, async ({ merchant, address, services: { brands } }) => {
  const { status, maintenanceEnd, settings } = await brands.of(merchant);
  return accept({ status, maintenanceEnd, ranges: settings.blockedRanges, ownAddress: ipOf(address) });
});
