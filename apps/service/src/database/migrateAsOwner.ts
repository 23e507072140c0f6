import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { StartError } from '../StartError.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

interface TwoRoles {
  /** Connection with the service's role. */
  url: string;
  /** Connection with the owner's role. */
  migrationUrl: string;
}

/**
 * Migrates the schema as its owner, and grants the service's role its rights: all except updating or deleting entries of the ledger.
 * Throws a StartError when the role has these rights anyway, because it is an owner or a superuser.
 *
 * Source: docs/decisions/service.md "Money is double entry and append-only".
 */
export async function migrateAsOwner({ url, migrationUrl }: TwoRoles): Promise<void> {
  const role = await asUser(url, async (service) => {
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(service);
    return rows[0]?.role ?? '';
  });
  await asUser(migrationUrl, async (owner) => {
    await migrate(owner);
    await owner.transaction().execute((tx) => grantService(tx, role));
  });
}

/** Append-only tables. One change is allowed: a vendor's debit or credit becomes `rolledBack`. */
const writtenOnce = ['transfer', 'posting', 'vendor_transaction', 'deposit'];

/** Runs in one transaction, so that a running service never lacks its rights. */
async function grantService(tx: Transaction<Schema>, role: string): Promise<void> {
  const grantee = sql.id(role);
  const kept = sql.join(writtenOnce.map((name) => sql.table(name)));
  await sql`select pg_advisory_xact_lock(hashtext('grants'))`.execute(tx);
  await refuseMighty(tx, role);
  await sql`create schema if not exists pgboss`.execute(tx);
  await sql`grant usage, create on schema pgboss to ${grantee}`.execute(tx);
  await sql`grant usage on schema public to ${grantee}`.execute(tx);
  await sql`grant select, insert, update, delete on all tables in schema public to ${grantee}`.execute(tx);
  await sql`grant usage, select, update on all sequences in schema public to ${grantee}`.execute(tx);
  await sql`revoke update, delete, truncate, trigger on ${kept} from ${grantee}`.execute(tx);
  await sql`grant update (state) on vendor_transaction to ${grantee}`.execute(tx);
}

/** Throws for a member of the owner's role or a superuser: revoking has no effect on them. */
async function refuseMighty(tx: Transaction<Schema>, role: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid = any(${writtenOnce}::regclass[]) and pg_has_role(${role}, relowner, 'member')`.execute(tx);
  const [table] = rows;
  if (table)
    throw new StartError(
      `The role ${role} of DATABASE_URL may do as the owner of the table ${table.name}: give it a role that owns nothing and is no superuser, or leave MIGRATION_DATABASE_URL out.`,
    );
}

async function asUser<Value>(url: string, work: (db: Kysely<Schema>) => Promise<Value>): Promise<Value> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 }) }),
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
