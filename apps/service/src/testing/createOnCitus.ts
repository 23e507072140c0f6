import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { distribute } from '../database/distribute.ts';
import { migrate, schemaVersion } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';
import { onServer } from './onServer.ts';

interface CitusDatabase {
  url: string;
  remove(): Promise<void>;
}

/** Few, because tests that read every shard pay for each. More than one on each of two workers. */
const SHARDS = 4;

/**
 * Creates an empty, distributed database on the coordinator and its workers. Migration and distribution take seconds, so they run once for
 * each schema, and are copied on each node.
 */
export async function createOnCitus(url: string): Promise<CitusDatabase> {
  const nodes = await nodesOf(url);
  const template = `marquee_template_${schemaVersion()}`;
  await makeTemplate(nodes, template);
  const name = `marquee_test_${randomUUID().replaceAll('-', '')}`;
  await onEach(nodes, `create database ${name} template ${template}`);
  return {
    url: inDatabase(url, name),
    remove: () => onEach(nodes, `drop database ${name} with (force)`),
  };
}

/** Returns the nodes, coordinator first. */
async function nodesOf(url: string): Promise<[coordinator: string, ...workers: string[]]> {
  const workers = await onServer<{ nodename: string; nodeport: number }>(
    url,
    'select nodename, nodeport from pg_dist_node where groupid > 0 order by groupid',
  );
  if (workers.length === 0) throw new Error('The coordinator of TEST_CITUS_URL has no workers.');
  return [
    url,
    ...workers.map(({ nodename, nodeport }) => Object.assign(new URL(url), { hostname: nodename, port: String(nodeport) }).href),
  ];
}

const inDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function onEach(nodes: string[], ...statements: string[]): Promise<void> {
  await Promise.all(nodes.map((node) => onServer(node, ...statements)));
}

/** Creates the template once: the first process creates it, others wait. */
async function makeTemplate(nodes: [string, ...string[]], name: string): Promise<void> {
  const [coordinator, ...workers] = nodes;
  const turn = new pg.Client({ connectionString: coordinator });
  await turn.connect();
  try {
    await turn.query(`select pg_advisory_lock(hashtext('template'))`);
    const { rows } = await turn.query('select from pg_database where datname = $1 and not datallowconn', [name]);
    if (rows.length > 0) return;
    await onEach(nodes, `drop database if exists ${name} with (force)`, `create database ${name}`);
    await onEach(
      nodes.map((node) => inDatabase(node, name)),
      'create extension citus',
    );
    const own = new URL(coordinator);
    await onServer(
      inDatabase(coordinator, name),
      `select citus_set_coordinator_host('${own.hostname}', ${own.port || 5432})`,
      ...workers.map((worker) => `select citus_add_node('${new URL(worker).hostname}', ${new URL(worker).port || 5432})`),
    );
    const pool = new pg.Pool({ connectionString: inDatabase(coordinator, name), max: 1, options: `-c citus.shard_count=${SHARDS}` });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db);
    await distribute(db);
    await db.destroy();
    // Citus keeps a session in each connected database, and a template must have none.
    await onEach(
      nodes,
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    );
  } finally {
    await turn.end();
  }
}
