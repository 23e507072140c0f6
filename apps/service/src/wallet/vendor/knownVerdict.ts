import type { WalletCode } from '@site/api/vendor';
import { type RawBuilder, sql } from 'kysely';
import type { RoundGame } from './Round.ts';

interface Refusal {
  code: WalletCode;
  field: string;
}

/** Returns the SQL of a verdict that is known before `executeOperation`. It is the same for every verdict, as a prepared statement. */
export function knownVerdict({ nodeId, gameType }: RoundGame, refusal?: Refusal): RawBuilder<unknown> {
  return sql`verdict as (
    select ${refusal?.code ?? 'OK'}::text as code, ${refusal?.field ?? null}::text as field, ${nodeId}::integer as node_id,
      ${gameType}::text as game_type
  )`;
}
