import type { OutputOf } from '@site/api/call';
import type { exportProgress } from '@site/api/exports';
import type { Services } from '../services.ts';
import { countRows, readExport, readReports } from './readExport.ts';

type Reader = Pick<Services, 'db' | 'brands'>;

/** Reads how far an own export is. Its rows are counted when this is asked first, since most files are here before anybody asks. */
export async function readProgress(
  services: Reader,
  { accountId, id }: { accountId: number; id: string },
): Promise<OutputOf<typeof exportProgress> | undefined> {
  const { db } = services;
  const ticket = await db
    .selectFrom('export_ticket')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .selectAll()
    .executeTakeFirst();
  if (!ticket) return undefined;
  const rows = ticket.rows ?? (await countOnce(services, ticket));
  return { id, rowsDone: ticket.rows_done, rows, state: ticket.ended ?? (ticket.used_at ? 'running' : 'waiting') };
}

async function countOnce(services: Reader, ticket: Parameters<typeof readExport>[1] & { id: string }): Promise<number> {
  const exported = (await readReports()).get(ticket.report);
  if (!exported) throw new Error(`There is no report ${ticket.report}.`);
  const rows = await countRows(exported, (await readExport(services, ticket)).asked);
  await services.db.updateTable('export_ticket').set({ rows }).where('id', '=', ticket.id).where('rows', 'is', null).execute();
  return rows;
}
