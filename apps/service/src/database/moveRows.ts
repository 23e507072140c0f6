import { type Kysely, sql, type Transaction } from 'kysely';
import { StartError } from '../StartError.ts';
import type { Schema } from './schema.ts';

/** Size of the rows that are read at once, in bytes, with their large values. */
const PIECE_BYTES = 4 * 2 ** 20;

/**
 * Copies every row of a database that nobody writes to into a migrated one that has never been used, in one transaction. Foreign keys are made
 * anew afterwards, which checks them. Returns the number of rows. Jobs that wait in the queue of pg-boss stay behind: every job finds what is due.
 *
 * Throws a StartError when the other database has been used.
 */
export async function moveRows(from: Kysely<Schema>, to: Kysely<Schema>): Promise<number> {
  return to.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const used = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (used) throw new StartError('The database of DATABASE_URL holds accounts already: name one that has never been used.');
    const tables = await tablesOf(tx);
    const names = sql.join(tables.map(({ name }) => sql.table(name)));
    const putKeysBack = await dropForeignKeys(tx);
    await sql`truncate ${names}`.execute(tx);
    let moved = 0;
    for (const table of tables) {
      await setTriggers(tx, table, 'disable');
      moved += await moveTable(from, tx, table);
      await setTriggers(tx, table, 'enable');
    }
    await moveSequences(from, tx);
    await putKeysBack();
    await sql`analyze ${names}`.execute(tx);
    return moved;
  });
}

interface Table {
  name: string;
  columns: string[];
}

/** Tables with their columns, without those of the migrations, which are those of the new database. */
async function tablesOf(db: Kysely<Schema>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' and is_generated = 'NEVER'
    group by table_name order by table_name`.execute(db);
  return rows;
}

/** The rows are those that the triggers made when they were written. */
const setTriggers = (tx: Transaction<Schema>, { name }: Table, state: 'disable' | 'enable') =>
  sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(tx);

async function moveTable(from: Kysely<Schema>, tx: Transaction<Schema>, { name, columns }: Table): Promise<number> {
  const table = sql.table(name);
  const listed = sql.join(columns.map((column) => sql.id(column)));
  const { rows: sizes } = await sql<{ pages: number; bytes: number }>`
    select (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages, pg_table_size(oid)::float8 as bytes
    from pg_class where oid = ${name}::regclass`.execute(from);
  const { pages = 0, bytes = 0 } = sizes[0] ?? {};
  const step = Math.max(1, Math.floor((pages * PIECE_BYTES) / bytes));
  let moved = 0;
  for (let page = 0; page < pages; page += step) {
    const { rows } = await sql<{ piece: string | null }>`
      select json_agg(r)::text as piece from (
        select ${listed} from ${table} where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + step},0)`}::tid
      ) r`.execute(from);
    const piece = rows[0]?.piece;
    if (!piece) continue;
    const { numAffectedRows = 0n } = await sql`
      insert into ${table} (${listed}) overriding system value
      select ${listed} from json_populate_recordset(null::${table}, ${piece}::json)`.execute(tx);
    moved += Number(numAffectedRows);
  }
  return moved;
}

async function moveSequences(from: Kysely<Schema>, tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string; last: bigint }>`
    select quote_ident(sequencename) as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(from);
  for (const { name, last } of rows) await sql`select setval(${name}::regclass, ${last})`.execute(tx);
}

/** Drops all foreign keys. Returns a function that makes them again. */
async function dropForeignKeys(tx: Transaction<Schema>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
  return async () => {
    for (const { table, name, definition } of rows) await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(tx);
  };
}
