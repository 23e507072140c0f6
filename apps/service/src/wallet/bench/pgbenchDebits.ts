import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createQueryId, type Kysely, type RootOperationNode, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { debit } from '../vendor/debit.ts';
import type { Drive } from './driveDebits.ts';

/** The most that pgbench takes. */
const MAX_SCRIPTS = 100;

interface Terms extends Pick<Drive, 'players' | 'lanes'> {
  db: Kysely<Schema>;
  /** Address of the server, in any of its databases. */
  server: string;
  seconds: number;
}

/** Has pgbench run the statement of a debit, prepared, with a script for each player. Returns the debits per second. */
export async function pgbenchDebits({ db, server, players, lanes, seconds }: Terms): Promise<number> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  const directory = mkdtempSync(path.join(tmpdir(), 'marquee-pgbench-'));
  try {
    const files: string[] = [];
    for (const [index, player] of players.slice(0, MAX_SCRIPTS).entries()) {
      const file = path.join(directory, `${index}.sql`);
      writeFileSync(file, `\\set r random(1, 9000000000000000000)\n${await scriptOf(db, player)};\n`);
      files.push('-f', file);
    }
    const terms = ['-n', '-M', 'prepared', '-c', String(lanes), '-j', '2', '-T', String(seconds), ...files, url.href];
    const { stdout } = await promisify(execFile)('pgbench', terms);
    if (!/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed: ${stdout}`);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Returns the statement that a debit of this player is, with its values written out and an id of its own each time. */
async function scriptOf(db: Kysely<Schema>, player: Drive['players'][number]): Promise<string> {
  const seen: RootOperationNode[] = [];
  const listening = db.withPlugin({
    transformQuery({ node }) {
      seen.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const id = `as pgbench ${player.playerId} ${performance.now()}`;
  await debit({ db: listening, integration: 'STUDIO' }, { ...player, txId: id, roundId: id, amountMinor: '1' });
  const queries = seen.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
  const statement = queries.find((query) => query.sql.includes('prepared: wallet.debit'));
  if (!statement) throw new Error('A debit is no statement of its own.');
  const written = (value: unknown): string => {
    if (value === null) return 'null';
    if (value === id) return ':r::text';
    if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    if (typeof value !== 'string') throw new Error(`A debit has a value that pgbench cannot write: ${typeof value}.`);
    return value !== player.sessionId && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ? 'gen_random_uuid()' : `'${value}'`;
  };
  return statement.sql.replaceAll(/\$(\d+)/g, (_, place: string) => written(statement.parameters[Number(place) - 1])).replaceAll('\n', ' ');
}
