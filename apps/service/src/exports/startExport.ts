import { createHash, randomBytes } from 'node:crypto';
import { startExport } from '@site/api/records';
import { accept, handle, refuse } from '../handle.ts';
import { csvReports } from './csvReports.ts';

const TICKET_MS = 60_000;

/**
 * Gives the address of a report as CSV. It works once, for 60 seconds.
 *
 * Refuses: notFound for a report that is not the caller's to read, needsRealAccount, and by name a query that makes no sense.
 *
 * Source: AGT-06, calls.md §7.3 `startExport`.
 */
export default handle(startExport, async ({ input: { report, query }, member, now, services: { db, brands } }) => {
  const { brand } = await brands.of(member.merchant);
  const fault = csvReports[report].fault({ member, zone: brand.zone, query });
  if (fault?.code === 'invalidInput') return refuse('invalidInput', { field: fault.field, rule: fault.rule });
  if (fault) return refuse(fault.code);
  const ticket = randomBytes(32).toString('base64url');
  await db
    .insertInto('export_ticket')
    .values({
      token_hash: ticketHash(ticket),
      account_id: member.id,
      report,
      query: JSON.stringify(query),
      expires_at: new Date(now.getTime() + TICKET_MS),
    })
    .execute();
  return accept({ url: `/wps/exports/file?ticket=${ticket}` });
});

export const ticketHash = (ticket: string) => createHash('sha256').update(ticket).digest();
