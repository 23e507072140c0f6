import type { Report } from '@site/api/defineReport';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Look {
  report: Report;
  /** Values by column. */
  filter: object;
  member: { id: number };
  now: Date;
}

/**
 * Records that an agent reads a report about one member below, who finds it in the copy of the own data. Does nothing for a report about
 * several, and for the agent's own rows.
 *
 * Source: AGT-11, MEM-26.
 */
export async function logLook(db: Kysely<Schema>, { report, filter, member, now }: Look): Promise<void> {
  const account = 'account' in filter ? filter.account : undefined;
  if (report.audience !== 'agent' || account === undefined) return;
  await sql`
    insert into record_access (account_id, agent_id, what, at)
    select tree.descendant_id, ${member.id}, ${report.name}, ${now}
    from account_tree tree join account a on a.id = tree.descendant_id
    where tree.ancestor_id = ${member.id} and tree.depth > 0 and a.username = ${account}`.execute(db);
}
