import type { WalletCode } from '@site/api/vendor';
import { type RawBuilder, sql } from 'kysely';
import type { RoundGame } from './Round.ts';

interface Refusal {
  code: WalletCode;
  field: string;
}

/** Returns a verdict for `carryOut`, given before it runs: granted, or refused for good. The text is the same for both, as it is prepared. */
export function verdictOn({ nodeId, gameType }: RoundGame, refusal?: Refusal): RawBuilder<unknown> {
  return sql`verdict as (
    select ${refusal?.code ?? 'OK'}::text as code, ${refusal?.field ?? null}::text as field, ${nodeId}::integer as node_id,
      ${gameType}::text as game_type
  )`;
}
