import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Bus } from '../push/Bus.ts';
import { openListenBus } from '../push/openListenBus.ts';
import { openProcessBus } from '../push/openProcessBus.ts';
import { keepLiteTidy } from './keepLiteTidy.ts';
import { lockDirectory } from './lockDirectory.ts';
import { migrate } from './migrate.ts';
import { migrateAsOwner } from './migrateAsOwner.ts';
import { openDurableLite } from './openDurableLite.ts';
import { PreparingClient } from './PreparingClient.ts';
import type { Schema } from './schema.ts';

export interface OpenDatabase {
  db: Kysely<Schema>;
  kind: 'pglite' | 'postgres';
  /** Whether it is reached under a role that owns nothing and makes no schema. */
  hasOwnRole: boolean;
  bus: Bus;
  /** The shape in which pg-boss asks for a database, through the same pool. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  close(): Promise<void>;
}

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/**
 * The one door to the data: a Postgres where `url` names one, else the embedded engine in `dataDir`, locked and durable. Both are
 * reached through the same driver, and come back migrated.
 */
export async function openDatabase({ url, migrationUrl, dataDir }: DatabasePlace): Promise<OpenDatabase> {
  return url ? openPostgres(url, migrationUrl) : openLite(path.join(dataDir, 'database'));
}

interface DatabasePlace {
  url: string | undefined;
  /** The same database as its owner; without it the role of `url` owns what it works with. */
  migrationUrl?: string | undefined;
  dataDir: string;
}

async function openPostgres(url: string, migrationUrl: string | undefined): Promise<OpenDatabase> {
  if (migrationUrl) await migrateAsOwner({ url, migrationUrl });
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5000, Client: PreparingClient });
  pool.on('error', (error) => {
    if (!pool.ending) process.emitWarning(error);
  });
  const bus = await openListenBus(url, pool);
  const database: OpenDatabase = {
    ...onPool(pool),
    kind: 'postgres',
    hasOwnRole: migrationUrl !== undefined,
    bus,
    async close() {
      await bus.close();
      await pool.end();
    },
  };
  return migrationUrl ? database : migrated(database);
}

/**
 * The engine has one session and stays in here: a query beside the pool would run inside whatever transaction the pool has open,
 * and vanish with it.
 */
async function openLite(directory: string): Promise<OpenDatabase> {
  mkdirSync(directory, { recursive: true });
  const unlock = lockDirectory(directory);
  try {
    const lite = await openDurableLite(directory);
    const pool = new pg.Pool(Object.assign(createPgConfig(lite), { max: 1, connectionTimeoutMillis: 15_000, Client: PreparingClient }));
    const stopTidying = keepLiteTidy(pool);
    return await migrated({
      ...onPool(pool),
      kind: 'pglite',
      hasOwnRole: false,
      bus: openProcessBus(),
      async close() {
        await stopTidying();
        await pool.end();
        await lite.close();
        unlock();
      },
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

function onPool(pool: pg.Pool): Pick<OpenDatabase, 'db' | 'executeSql'> {
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return { rows: (Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows) as Record<string, unknown>[] };
    },
  };
}

async function migrated(database: OpenDatabase): Promise<OpenDatabase> {
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
