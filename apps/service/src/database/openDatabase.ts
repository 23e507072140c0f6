import path from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Line } from '../http/Overload.ts';
import type { Bus } from '../push/Bus.ts';
import { openListenBus } from '../push/openListenBus.ts';
import { openProcessBus } from '../push/openProcessBus.ts';
import { keepLiteTidy } from './keepLiteTidy.ts';
import { lockDirectory } from './lockDirectory.ts';
import { migrate } from './migrate.ts';
import { migrateAsOwner } from './migrateAsOwner.ts';
import { openDurableLite } from './openDurableLite.ts';
import { openPool } from './openPool.ts';
import { LiteClient } from './LiteClient.ts';
import { prepareDirectory, refuseFullDisk } from './prepareDirectory.ts';
import type { Schema } from './schema.ts';

export interface OpenDatabase {
  /** For calls. On Postgres, statements time out after 3 seconds. */
  db: Kysely<Schema>;
  /** For jobs and commands. On Postgres it has separate connections and a timeout of 20 seconds; the embedded engine has one connection. */
  jobsDb: Kysely<Schema>;
  /**
   * For payments. On Postgres it has separate connections, which stay open: payments do not wait for a connection behind visitors, and their
   * statements stay planned. A debit takes 1 ms there, 13 ms on a connection that is new to it.
   */
  walletDb: Kysely<Schema>;
  kind: 'pglite' | 'postgres';
  /** True when the service's role owns no tables and creates no schemas. */
  hasOwnRole: boolean;
  bus: Bus;
  /** Interface that pg-boss requires of a database, using the same pool. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Requests that wait for a connection of `db`. */
  queue: Line;
  close(): Promise<void>;
}

/** Number of connections for payments: at 1 ms a statement, more would not be busy. */
const WALLET_CONNECTIONS = 8;
const CALL_STATEMENT_MS = 3000;
const JOB_STATEMENT_MS = 20_000;

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/**
 * Opens the database and migrates it: a Postgres server when `url` is set, otherwise the embedded engine in `dataDir`, locked and durable.
 * Both use the same driver.
 */
export async function openDatabase({ url, migrationUrl, dataDir }: DatabasePlace): Promise<OpenDatabase> {
  return url ? openPostgres(url, migrationUrl) : openLite(path.join(dataDir, 'database'));
}

interface DatabasePlace {
  url: string | undefined;
  /** Connection with the owner's role. Without it, the role of `url` owns the tables. */
  migrationUrl?: string | undefined;
  dataDir: string;
}

async function openPostgres(url: string, migrationUrl: string | undefined): Promise<OpenDatabase> {
  await (migrationUrl ? migrateAsOwner({ url, migrationUrl }) : migrateOnServer(url));
  const pool = openPool(url, { max: 16, statementMs: CALL_STATEMENT_MS });
  const walletPool = openPool(url, { max: WALLET_CONNECTIONS, min: WALLET_CONNECTIONS, statementMs: CALL_STATEMENT_MS });
  const jobsPool = openPool(url, { max: 4, statementMs: JOB_STATEMENT_MS });
  const bus = await openListenBus(url, pool);
  return {
    ...onPool(pool),
    jobsDb: onPool(jobsPool).db,
    walletDb: onPool(walletPool).db,
    kind: 'postgres',
    hasOwnRole: migrationUrl !== undefined,
    bus,
    async close() {
      await bus.close();
      await Promise.all([pool.end(), walletPool.end(), jobsPool.end()]);
    },
  };
}

/** Migrates without a timeout, because a migration may rewrite large tables or wait for another process. */
async function migrateOnServer(url: string): Promise<void> {
  const pool = openPool(url, { max: 2, statementMs: 0 });
  try {
    await migrate(onPool(pool).db);
  } finally {
    await pool.end();
  }
}

/**
 * Opens the embedded engine. The engine itself is not returned: it has one session, so a query outside the pool would run inside the
 * pool's open transaction, and be rolled back with it.
 */
async function openLite(directory: string): Promise<OpenDatabase> {
  prepareDirectory(directory);
  refuseFullDisk(directory);
  const unlock = lockDirectory(directory);
  try {
    const lite = await openDurableLite(directory);
    const pool = new pg.Pool(Object.assign(createPgConfig(lite), { max: 1, connectionTimeoutMillis: 15_000, Client: LiteClient }));
    const stopTidying = keepLiteTidy(pool);
    const { db, ...more } = onPool(pool);
    const close = async () => {
      await stopTidying();
      await pool.end();
      await lite.close();
    };
    try {
      await migrate(db);
    } catch (error) {
      await close();
      throw error;
    }
    return {
      db,
      jobsDb: db,
      walletDb: db,
      ...more,
      kind: 'pglite',
      hasOwnRole: false,
      bus: openProcessBus(),
      close: () => close().then(unlock),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function onPool(pool: pg.Pool): Pick<OpenDatabase, 'db' | 'executeSql' | 'queue'> {
  const queue = {
    served: 0,
    get waiting() {
      return pool.waitingCount;
    },
  };
  pool.on('acquire', () => {
    queue.served += 1;
  });
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    queue,
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return { rows: (Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows) as Record<string, unknown>[] };
    },
  };
}
