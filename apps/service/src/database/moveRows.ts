import { type Kysely, sql, type Transaction } from 'kysely';
import { StartError } from '../StartError.ts';
import type { Schema } from './schema.ts';

/** Size of the rows that are read at once, in bytes, with their large values. */
const PIECE_BYTES = 4 * 2 ** 20;

/** Most rows that a page of 8 kB holds. */
const ROWS_OF_PAGE = 291;

/**
 * Copies every row of a database that nobody writes to into a migrated one that has never been used, in one transaction. Foreign keys are made
 * anew afterwards, which checks them. Returns the number of rows. Jobs that wait in the queue of pg-boss stay behind: every job finds what is due.
 *
 * `to` is a connection of the tables' owner without a timeout: the checks of a large table take minutes.
 *
 * Throws a StartError when the other database has been used.
 */
export async function moveRows(from: Kysely<Schema>, to: Kysely<Schema>): Promise<number> {
  return to.transaction().execute(async (tx) => {
    const used = await tx.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (used) throw new StartError('The database of DATABASE_URL holds accounts already: name one that has never been used.');
    const tables = await tablesOf(tx);
    const putKeysBack = await dropForeignKeys(tx);
    let moved = 0;
    for (const table of tables) {
      await setTriggers(tx, table, 'disable');
      await empty(tx, table);
      moved += await moveTable(from, tx, table);
      await setTriggers(tx, table, 'enable');
    }
    await moveSequences(from, tx);
    await putKeysBack();
    await sql`analyze ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
    return moved;
  });
}

interface Table {
  name: string;
  columns: string[];
}

/** Lists the tables with their columns, without those of the migrations: the new database has its own. */
async function tablesOf(db: Kysely<Schema>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' and is_generated = 'NEVER'
    group by table_name order by table_name`.execute(db);
  return rows;
}

/** Turns the triggers of a table off or on: the rows already hold what triggers added when they were written. */
const setTriggers = (tx: Transaction<Schema>, { name }: Table, state: 'disable' | 'enable') =>
  sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(tx);

/** Deletes what the migrations have written. The tables of the ledger are empty, and their owner may not delete from them. */
async function empty(tx: Transaction<Schema>, { name }: Table): Promise<void> {
  const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx);
  if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(tx);
}

async function moveTable(from: Kysely<Schema>, tx: Transaction<Schema>, { name, columns }: Table): Promise<number> {
  const table = sql.table(name);
  const listed = sql.join(columns.map((column) => sql.id(column)));
  const { rows: sizes } = await sql<Size>`
    select (select count(*) from ${table})::integer as count, pg_table_size(oid)::float8 as bytes,
      (pg_relation_size(oid) / current_setting('block_size')::integer)::integer as pages
    from pg_class where oid = ${name}::regclass`.execute(from);
  const size = sizes[0] ?? { count: 0, bytes: 0, pages: 0 };
  let moved = 0;
  for (const [first, end] of piecesOf(size)) {
    const { rows } = await sql<{ piece: string | null }>`
      select json_agg(r)::text as piece from (
        select ${listed} from ${table} where ctid >= ${first}::tid and ctid < ${end}::tid
      ) r`.execute(from);
    const piece = rows[0]?.piece;
    if (!piece) continue;
    const { numAffectedRows = 0n } = await sql`
      insert into ${table} (${listed}) overriding system value
      select ${listed} from json_populate_recordset(null::${table}, ${piece}::json)`.execute(tx);
    moved += Number(numAffectedRows);
  }
  if (moved !== size.count) throw new Error(`Of the ${size.count} rows of ${name}, ${moved} were copied.`);
  return moved;
}

interface Size {
  count: number;
  /** With large values, which stand elsewhere. */
  bytes: number;
  pages: number;
}

/** Yields the bounds of pieces of a table, as tuple ids: many pages, or some rows of one where large values stand elsewhere. */
function* piecesOf({ count, bytes, pages }: Size): Generator<[string, string]> {
  const rows = Math.max(1, Math.floor((PIECE_BYTES * count) / bytes));
  const step = Math.floor((PIECE_BYTES * pages) / bytes);
  for (let page = 0; page < pages; page += Math.max(1, step))
    if (step >= 1) yield [`(${page},0)`, `(${page + step},0)`];
    else for (let row = 0; row <= ROWS_OF_PAGE; row += rows) yield [`(${page},${row})`, `(${page},${row + rows})`];
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
