import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { PAUSE } from '../ledger/executeOperation.ts';

interface Asked {
  accountId: number;
  from: Date;
  to: Date;
}

/** Returns how long a member has played, from the times of the stakes. Source: RES-03, docs/domain.md DR-23.3. */
export async function readPlayedMs(db: Kysely<Schema>, { accountId, from, to }: Asked): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`
    select coalesce(sum(extract(epoch from gap) * 1000), 0)::bigint as ms
    from (
      select placed_at - lag(placed_at) over (order by placed_at) as gap
      from bet where account_id = ${accountId} and placed_at >= ${from} and placed_at <= ${to}
    ) g where gap < ${PAUSE}`.execute(db);
  return Number(rows[0]?.ms ?? 0n);
}
