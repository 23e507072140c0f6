import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

const RECENT = 20;
const FAVOURITES = 6;

/** Writes members' recently opened games and, as favourites, their most played ones. */
export async function writePlayed(tx: Transaction<Schema>, now: Date): Promise<void> {
  await sql`
    insert into recent_game (account_id, node_id, played_at)
    select account_id, node_id, at from (
      select account_id, node_id, max(placed_at) as at, row_number() over (partition by account_id order by max(placed_at) desc, node_id) as place
      from bet group by account_id, node_id
    ) played where place <= ${RECENT}`.execute(tx);
  await sql`
    insert into favourite (account_id, node_id, added_at)
    select account_id, node_id, ${now}::timestamptz - make_interval(hours => place::int) from (
      select account_id, node_id, row_number() over (partition by account_id order by count(*) desc, node_id) as place
      from bet group by account_id, node_id
    ) played where place <= ${FAVOURITES}`.execute(tx);
}
