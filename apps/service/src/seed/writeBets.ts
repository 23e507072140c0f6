import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { SeedBet } from './playHistory.ts';

const BETS_AT_A_TIME = 10_000;

/** Writes settled rounds of the integration HISTORY. */
export async function writeBets(tx: Transaction<Schema>, bets: SeedBet[]): Promise<void> {
  for (let from = 0; from < bets.length; from += BETS_AT_A_TIME) {
    const some = bets.slice(from, from + BETS_AT_A_TIME);
    await sql`
      insert into bet (account_id, integration, round_id, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor,
        status, placed_at, settled_at, settled_xid)
      select b.account_id, 'HISTORY', 'h' || (${from}::integer + b.place), b.node_id, g.game_type, a.currency, b.stake, b.payout, b.valid,
        'settled', to_timestamp(b.placed_ms / 1000.0), to_timestamp(b.settled_ms / 1000.0), pg_current_xact_id()
      from unnest(
        ${some.map(({ accountId }) => accountId)}::integer[], ${some.map(({ nodeId }) => nodeId)}::integer[],
        ${some.map(({ stakeMinor }) => stakeMinor)}::bigint[], ${some.map(({ payoutMinor }) => payoutMinor)}::bigint[],
        ${some.map(({ validBetMinor }) => validBetMinor)}::bigint[], ${some.map(({ placedAtMs }) => placedAtMs)}::bigint[],
        ${some.map(({ settledAtMs }) => settledAtMs)}::bigint[]
      ) with ordinality as b (account_id, node_id, stake, payout, valid, placed_ms, settled_ms, place)
      join game g on g.node_id = b.node_id
      join account a on a.id = b.account_id`.execute(tx);
  }
}
