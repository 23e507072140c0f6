import type { Report } from '@site/api/defineReport';
import { type Kysely, sql } from 'kysely';
import { openMembers } from '../agent/openTeam.ts';
import { idOf } from '../agent/teamRows.ts';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import type { Asked, ReportSource } from './ReportSource.ts';

interface Look {
  /** Name of the report or call. */
  what: string;
  /** Usernames of those who were shown. */
  names: readonly (string | null)[];
  member: Pick<Member, 'id' | 'merchant'>;
  now: Date;
}

/**
 * Records that an agent was shown members below it by name, who find it in the copy of the own data: in one statement, once for each member. The agent
 * itself is left out.
 *
 * Source: AGT-11, MEM-26.
 */
export async function logLook(db: Kysely<Schema>, { what, names, member, now }: Look): Promise<void> {
  const shown = [...new Set(names)].filter((name) => name !== null);
  if (shown.length === 0) return;
  await sql`
    insert into record_access (account_id, agent_id, what, at)
    select tree.descendant_id, ${member.id}, ${what}, ${now}
    from account a join account_tree tree on tree.descendant_id = a.id
    where a.merchant = ${member.merchant} and a.username = any(${shown}::text[])
      and tree.ancestor_id = ${member.id} and tree.depth > 0`.execute(db);
}

interface Page {
  report: Report;
  filter: object;
  rows: readonly object[];
  isFirst: boolean;
  member: Member;
  now: Date;
}

/**
 * Records the members whom a page of an agent's report names, and the one whom it is limited to. Further pages about one member belong to the same look.
 *
 * Source: AGT-11, MEM-26.
 */
export async function logPage(db: Kysely<Schema>, { report, filter, rows, isFirst, member, now }: Page): Promise<void> {
  if (report.audience !== 'agent') return;
  const { account, downline = null }: Names = filter;
  const names = account === undefined ? [...(isFirst ? [downline] : []), ...rows.map(nameIn)] : isFirst ? [account] : [];
  await logLook(db, { what: report.name, names, member, now });
}

interface File<R extends Report> {
  report: R;
  source: ReportSource<R>;
  asked: Asked<R>;
  now: Date;
}

/**
 * Records the members whom the file of an agent's report may name: those of the team, or the takers of the contracts that it is about.
 *
 * Source: AGT-11, MEM-26.
 */
export async function logFile<R extends Report>(db: Kysely<Schema>, { report, source, asked, now }: File<R>): Promise<void> {
  const { member } = asked;
  if (report.audience !== 'agent' || !member) return;
  const team = { ...asked, member };
  const { account, downline }: { account?: string | undefined; downline?: string | undefined } = asked.filter;
  const hides = report.groups?.[asked.groupBy ?? '']?.hides ?? [];
  const names = (column: 'account' | 'downline') => report.columns[column] !== undefined && !hides.includes(column);
  if (!names('account') && !names('downline')) return;
  if (account !== undefined) return logLook(db, { what: report.name, names: [account], member, now });
  if (!report.columns['downline']) {
    const { rows } = await sql<{ account: string }>`
      select distinct "row".account from ${source.rows(asked, () => sql``)} as "row"`.execute(db);
    return logLook(db, { what: report.name, names: rows.map(({ account: named }) => named), member, now });
  }
  await sql`
    insert into record_access (account_id, agent_id, what, at)
    select account_id, ${member.id}, ${report.name}, ${now}
    from (${openMembers(team)}) team
    where ${downline === undefined ? sql`true` : sql`branch_id = ${idOf(team, downline)}`}
      and ${names('account') ? sql`true` : sql`account_id = branch_id`}`.execute(db);
}

/** Names in a row or in a filter. */
interface Names {
  account?: string | null | undefined;
  downline?: string | null | undefined;
}

/** Returns the member of a row, or else the downline. */
const nameIn = ({ account, downline }: Names): string | null => account ?? downline ?? null;
