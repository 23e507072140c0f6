import { defineProposal } from './defineProposal.ts';
import { writeStatus } from './writeStatus.ts';

/** Closes the brand for maintenance. An expected end that has passed meanwhile is left out. Source: OPR-05, OPR-07, SYS-01. */
export const closeSite = defineProposal<{ maintenanceEnd: number | null }>({
  act: 'changeBrand',
  proposed: 'propose',
  rejected: 'rejectProposal',
  async carryOut(tx, approval, { content: { maintenanceEnd }, reason }) {
    const end = maintenanceEnd !== null && maintenanceEnd > approval.now.getTime() ? new Date(maintenanceEnd) : null;
    await writeStatus(tx, approval, { status: 1, end, reason });
    return () => approval.services.brands.forget();
  },
});
