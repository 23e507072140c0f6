import { createHash, randomBytes } from 'node:crypto';
import { fileOf } from '@site/api/defineReport';
import { startExport } from '@site/api/exports';
import { reportList } from '@site/api/reports';
import { isAgent, isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';

const TICKET_MS = 60_000;

/**
 * Returns the address of a report as CSV or XLSX. It works once, within 60 seconds.
 *
 * Refuses: notFound for a report that the caller may not read, needsRealAccount.
 *
 * Source: AGT-06.
 */
export default handle(startExport, async ({ input: { report, query, format }, member, language, now, services: { db } }) => {
  const audience = reportList.find((one) => fileOf(one) === report)?.audience;
  if (audience === 'agent' && !isAgent(member)) return refuse('notFound');
  if (audience === 'member' && isTrial(member)) return refuse('needsRealAccount');
  const ticket = randomBytes(32).toString('base64url');
  const { id } = await db
    .insertInto('export_ticket')
    .values({
      token_hash: ticketHash(ticket),
      account_id: member.id,
      report,
      // Stored unparsed, so that the same schema parses it again.
      query: JSON.stringify({ ...query, filter: JSON.stringify(query.filter), language, format }),
      expires_at: new Date(now.getTime() + TICKET_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return accept({ id, url: `/wps/exports/file?ticket=${ticket}` });
});

export const ticketHash = (ticket: string) => createHash('sha256').update(ticket).digest();
