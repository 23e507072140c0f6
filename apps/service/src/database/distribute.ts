import { type Kysely, sql } from 'kysely';
import { StartError } from '../StartError.ts';
import type { Schema } from './schema.ts';

/** Tables of a player's money and play. All rows of a player stand on one worker, the one that holds the player's `account_id`. */
const spreadTables = [
  'wallet',
  'transfer',
  'posting',
  'deposit',
  'vendor_transaction',
  'vendor_transfer',
  'bet',
  'campaign_grant',
  'uncounted_bet',
  'uncounted_transfer',
  'member_day',
  'member_money_day',
  'play_limit',
] as const satisfies (keyof Schema)[];

/** Functions that the statements on these tables call. */
const spreadFunctions = [
  'link_hash',
  'next_link_hash',
  'entry_content',
  'transaction_content',
  'round_content',
  'granted_content',
  'must_hold',
  'refuse_change',
  'slip_text',
  'slip_legs',
  'slip_market',
  'slip_selection',
  'slip_odds',
];

/**
 * Spreads the tables of money and play over the workers of a Citus cluster; everything else stays on the coordinator. Tables that are
 * spread already stay as they are. Returns the names of those that were spread.
 *
 * Happens whole or not at all. Writers of these tables wait until it is done.
 */
export async function distribute(db: Kysely<Schema>): Promise<string[]> {
  await requireWorkers(db);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('distribute'))`.execute(tx);
    // The triggers look at nothing but the row that they are fired for, so they hold on each shard as they do on one table.
    await sql`set local citus.enable_unsafe_triggers = on`.execute(tx);
    await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx);
    const { rows: functions } = await sql<{ signature: string }>`
      select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any(${spreadFunctions})`.execute(tx);
    for (const { signature } of functions) await sql`select create_distributed_function(${signature}::regprocedure)`.execute(tx);

    const { rows } = await sql<{
      name: string;
    }>`select logicalrelid::regclass::text as name from pg_dist_partition where partmethod = 'h'`.execute(tx);
    const known = new Set(rows.map(({ name }) => name));
    const added = spreadTables.filter((name) => !known.has(name));
    for (const name of added) {
      await sql`select create_distributed_table(${name}, 'account_id', colocate_with => ${name === 'wallet' ? 'none' : 'wallet'})`.execute(
        tx,
      );
      await sql`select truncate_local_data_after_distributing_table(${name})`.execute(tx);
    }
    return added;
  });
}

async function requireWorkers(db: Kysely<Schema>): Promise<void> {
  const { rows: extensions } = await sql`select from pg_extension where extname = 'citus'`.execute(db);
  if (extensions.length === 0)
    throw new StartError('The database of DATABASE_URL has no Citus: name the coordinator of a cluster, with the extension citus created.');
  const { rows: workers } = await sql`select from pg_dist_node where groupid > 0 and isactive and shouldhaveshards`.execute(db);
  if (workers.length === 0)
    throw new StartError('The coordinator of DATABASE_URL knows no worker: add one with select citus_add_node(host, port).');
}
