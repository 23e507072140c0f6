import type { Report } from '@site/api/defineReport';
import { type Kysely, sql } from 'kysely';
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
 * Records the members whom the file of an agent's report names, and the one whom it is limited to.
 *
 * Source: AGT-11, MEM-26.
 */
export async function logFile<R extends Report>(db: Kysely<Schema>, { report, source, asked, now }: File<R>): Promise<void> {
  const { member } = asked;
  if (report.audience !== 'agent' || !member) return;
  const { account, downline = null }: Names = asked.filter;
  const hides = report.groups?.[asked.groupBy ?? '']?.hides ?? [];
  const showsColumn = (column: keyof Names) => report.columns[column] !== undefined && !hides.includes(column);
  const shown = (['account', 'downline'] as const).find(showsColumn);
  if (!shown) return;
  const look = { what: report.name, member, now };
  if (account !== undefined) return logLook(db, { ...look, names: [account] });
  const columns = source.namedBy ? sql.join(source.namedBy.map((column) => sql.ref(`row.${column}`))) : sql`"row".*`;
  const page = sql`select distinct ${columns} from ${source.rows(asked, () => sql``)} as "row"`;
  const { rows } = await sql<{ name: string | null }>`
    select distinct named.${sql.ref(shown)} as name from ${source.complete?.(page, asked) ?? sql`(${page})`} as named`.execute(db);
  await logLook(db, { ...look, names: [downline, ...rows.map(({ name }) => name)] });
}

/** Names in a row or in a filter. */
interface Names {
  account?: string | null | undefined;
  downline?: string | null | undefined;
}

/** Returns the member of a row, or else the downline. */
const nameIn = ({ account, downline }: Names): string | null => account ?? downline ?? null;
