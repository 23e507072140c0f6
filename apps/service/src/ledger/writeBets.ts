import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { SeedBet } from '../seed/playHistory.ts';

const BETS_AT_A_TIME = 10_000;

/** Writes settled rounds of the integration HISTORY to the accounts' main wallets, hash-chained. The caller updates the roll-ups. */
export async function writeBets(tx: Transaction<Schema>, bets: SeedBet[]): Promise<void> {
  for (let from = 0; from < bets.length; from += BETS_AT_A_TIME) {
    const some = bets.slice(from, from + BETS_AT_A_TIME);
    await sql`
      with round as materialized (
        select b.account_id, 'h' || (${from}::integer + b.place) as round_id, b.node_id, g.game_type, a.currency, b.stake, b.payout, b.valid,
          to_timestamp(b.placed_ms / 1000.0) as placed_at, to_timestamp(b.settled_ms / 1000.0) as settled_at,
          w.play_seq + row_number() over (partition by b.account_id order by b.place) as play_seq, w.play_hash as before
        from unnest(
          ${some.map(({ accountId }) => accountId)}::integer[], ${some.map(({ nodeId }) => nodeId)}::integer[],
          ${some.map(({ stakeMinor }) => stakeMinor)}::bigint[], ${some.map(({ payoutMinor }) => payoutMinor)}::bigint[],
          ${some.map(({ validBetMinor }) => validBetMinor)}::bigint[], ${some.map(({ placedAtMs }) => placedAtMs)}::bigint[],
          ${some.map(({ settledAtMs }) => settledAtMs)}::bigint[]
        ) with ordinality as b (account_id, node_id, stake, payout, valid, placed_ms, settled_ms, place)
        join game g on g.node_id = b.node_id
        join account a on a.id = b.account_id
        join wallet w on w.account_id = b.account_id and w.currency = a.currency
      ),
      linked as (
        select *, chain_hash(before, round_content(account_id, play_seq, 'HISTORY', round_id, 0::smallint, node_id, game_type, currency, stake,
          payout, valid, placed_at, settled_at)) over (partition by account_id order by play_seq) as hash
        from round
      ),
      written as (
        insert into bet (account_id, integration, round_id, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor,
          status, placed_at, settled_at, play_seq, hash)
        select account_id, 'HISTORY', round_id, node_id, game_type, currency, stake, payout, valid, 'settled', placed_at, settled_at,
          play_seq, hash
        from linked
      )
      update wallet w set play_seq = last.play_seq, play_hash = last.hash
      from (select distinct on (account_id) * from linked order by account_id, play_seq desc) last
      where w.account_id = last.account_id and w.currency = last.currency`.execute(tx);
  }
}
