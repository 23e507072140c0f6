import { type RawBuilder, sql } from 'kysely';
import { betColumns, type selectBets } from './selectBets.ts';

interface Sort {
  key: RawBuilder<unknown>;
  /** The key as whole digits, in which form it travels in a cursor, */
  digits: RawBuilder<unknown>;
  /** and back. */
  keyOf: (digits: string) => RawBuilder<unknown>;
}

const byAmount = (key: RawBuilder<unknown>): Sort => ({ key, digits: key, keyOf: (digits) => sql`${digits}::bigint` });

/** What bets may be sorted by. */
export const betSorts = {
  placedAt: {
    key: sql`bet.placed_at`,
    digits: sql`(extract(epoch from bet.placed_at) * 1000000)::bigint`,
    keyOf: (digits) => sql`(timestamptz 'epoch' + greatest(${digits}::bigint, 0) * interval '1 microsecond')`,
  },
  stakeMinor: byAmount(sql`bet.stake_minor`),
  payoutMinor: byAmount(sql`bet.payout_minor`),
  netMinor: byAmount(sql`(bet.payout_minor - bet.stake_minor)`),
} satisfies Record<string, Sort>;

/** Where a page ends: the value it is sorted by, and the key of its last row, so that rows of one value have an order too. */
export interface BetPlace {
  sorted_by: string;
  integration: string;
  round_id: string;
  part: number;
}

interface BetPage {
  sortedBy: keyof typeof betSorts;
  isDescending: boolean;
  /** The last row of the page before; none for the first. */
  after: BetPlace | undefined;
  limit: number;
}

/** The next rows of some bets, in their order. */
export function readBetPage(bets: ReturnType<typeof selectBets>, { sortedBy, isDescending, after, limit }: BetPage) {
  const { key, digits, keyOf }: Sort = betSorts[sortedBy];
  const direction = isDescending ? 'desc' : 'asc';
  const beyond = sql.raw(isDescending ? '<' : '>');
  const rest = after
    ? bets.where(
        sql<boolean>`(${key}, bet.integration, bet.round_id, bet.part) ${beyond}
          (${keyOf(after.sorted_by)}, ${after.integration}, ${after.round_id}, ${after.part}::smallint)`,
      )
    : bets;
  return rest
    .select(betColumns)
    .select(sql<string>`(${digits})::text`.as('sorted_by'))
    .orderBy(key, direction)
    .orderBy('bet.integration', direction)
    .orderBy('bet.round_id', direction)
    .orderBy('bet.part', direction)
    .limit(limit)
    .execute();
}
