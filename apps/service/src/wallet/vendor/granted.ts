import { type RawBuilder, sql } from 'kysely';
import type { RoundGame } from './Round.ts';

/** The verdict on what is not refused, unless its id is taken. */
export function granted({ nodeId, gameType }: RoundGame): RawBuilder<unknown> {
  return sql`verdict as (select 'OK' as code, null::text as field, ${nodeId}::integer as node_id, ${gameType}::text as game_type)`;
}
