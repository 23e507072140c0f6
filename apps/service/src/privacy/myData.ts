import { myData } from '@site/api/privacy';
import { maskName } from '@site/rules/maskName';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle } from '../http/handle.ts';
import { leftOutTables } from './copiedTables.ts';

const isSecret = (column: string) => /(_hash|_sealed|^hash|^before)$/.test(column);

type Row = Record<string, unknown>;

/**
 * Returns a copy of everything about a member: the rows of every table that names the account, with the pictures but without secrets, and who
 * has looked at them.
 *
 * Source: MEM-26.
 */
export default handle(myData, async ({ member, now, services: { db } }) => {
  const subjects: Record<string, Row[]> = {};
  const own = sql`select * from account where id = ${member.id}`;
  subjects['account'] = await readRows(db, own);
  for (const table of await tablesOfMembers(db))
    // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a copy
    subjects[table] = await readRows(db, sql`select * from ${sql.table(table)} where account_id = ${member.id}`);
  // Of what was sent to the member, the sender's side belongs to somebody else.
  subjects['transfer_received'] = await readRows(
    db,
    sql`select id, kind, currency, -amount_minor as amount_minor, at from transfer where counter_id = ${member.id} and counter_id > 0 order by at`,
  );
  const contracts = sql`select id from contract where giver_id = ${member.id} or taker_id = ${member.id}`;
  for (const [table, key] of [
    ['contract', 'id'],
    ['contract_bill', 'contract_id'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one connection is enough for a copy
    subjects[table] = await readRows(db, sql`select * from ${sql.table(table)} where ${sql.ref(key)} in (${contracts})`);
  subjects['feedback_post'] = await readRows(
    db,
    sql`select p.number, p.written_by, p.text, p.uploads, p.at from feedback_post p join feedback f on f.id = p.feedback_id where f.account_id = ${member.id}`,
  );
  const looks = await readRows(
    db,
    sql`select a.at, a.what, o.nickname as operator, up.nickname as agent from record_access a
      left join account o on o.id = a.operator_id left join account up on up.id = a.agent_id
      where a.account_id = ${member.id} order by a.id`,
  );
  // A member knows its uplines by masked names.
  for (const look of looks) if (typeof look['agent'] === 'string') look['agent'] = maskName(look['agent']);
  subjects['record_access'] = looks;
  const filled = Object.entries(subjects).filter(([, rows]) => rows.length > 0);
  return accept({ madeAt: now.toISOString(), subjects: Object.fromEntries(filled) });
});

async function tablesOfMembers(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.column_name = 'account_id' order by 1`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== 'record_access' && !(name in leftOutTables));
}

async function readRows(db: Kysely<Schema>, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<Row>`${query}`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column, value]) => !isSecret(column) && value !== null && (column === 'image' || !(value instanceof Uint8Array)))
        .map(([column, value]) => [column, writtenOut(value)]),
    ),
  );
}

/** Pictures are jpg, and stand in the file as addresses that a browser opens. */
function writtenOut(value: unknown): unknown {
  if (value instanceof Uint8Array) return `data:image/jpeg;base64,${Buffer.from(value).toString('base64')}`;
  return typeof value === 'bigint' ? String(value) : value;
}
