import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Rounds {
  accountIds: readonly number[];
  /** Number of rounds of each account. */
  rounds: number;
  /** @default 1 */
  stakeMinor?: bigint;
  /** Time between two rounds. */
  everyMs?: number;
  /** Time of the last round. @default now */
  until?: Date;
}

/** Writes lost rounds of players, of one stake each, as the wallet does but many at a time. */
export async function playRounds(
  db: Kysely<Schema>,
  { accountIds, rounds, stakeMinor = 1n, everyMs = 1, until = new Date() }: Rounds,
): Promise<void> {
  const from = until.getTime() - rounds * everyMs;
  for (let done = 0; done < rounds; done += 1000) {
    const last = Math.min(rounds, done + 1000);
    await sql`
      with base as (select * from wallet where account_id = any(${accountIds}::integer[])),
      round as materialized (
        select b.account_id, n, gen_random_uuid() as id, gen_random_uuid()::text as name, to_timestamp(${from + done * everyMs}::bigint / 1000.0) + n * ${everyMs}::bigint * interval '1 millisecond' as at,
          b.seq + n as seq, b.balance_minor - n * ${stakeMinor}::bigint as balance, b.play_seq + 2 * n - 1 as round_place, b.play_seq + 2 * n as place
        from base b, generate_series(1, ${last - done}::integer) n
      ),
      game_played as (select node_id, game_type from game limit 1),
      link as (
        select r.*, false as is_round, place as link_place, transaction_content(r.account_id, place, 'STUDIO', name, 'debit', name, null, ${stakeMinor}::bigint, ${Buffer.from('x')}::bytea, 'ok', '{}', id, at) as content
        from round r
        union all
        select r.*, true, round_place, round_content(r.account_id, round_place, 'STUDIO', name, 0::smallint, g.node_id, g.game_type, 'USD', ${stakeMinor}::bigint, 0, ${stakeMinor}::bigint, at, at)
        from round r, game_played g
      ),
      linked as materialized (
        select l.*, chain_hash(b.play_hash, content) over (partition by l.account_id order by link_place) as hash
        from link l join base b on b.account_id = l.account_id
      ),
      recorded as (
        insert into vendor_transaction (integration, tx_id, kind, account_id, currency, round_id, amount_minor, body_hash, state, answer, transfer_id, at,
          play_seq, hash)
        select 'STUDIO', name, 'debit', account_id, 'USD', name, ${stakeMinor}::bigint, ${Buffer.from('x')}::bytea, 'ok', '{}', id, at, place, hash from linked where not is_round
      ),
      settled as (
        insert into bet (account_id, integration, round_id, part, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status, placed_at,
          settled_at, play_seq, hash)
        select account_id, 'STUDIO', name, 0, g.node_id, g.game_type, 'USD', ${stakeMinor}::bigint, 0, ${stakeMinor}::bigint, 'settled', at, at, round_place, hash
        from linked, game_played g where is_round
      ),
      uncounted as (
        insert into uncounted_bet (at, account_id, integration, round_id, part) select at, account_id, 'STUDIO', name, 0 from round
      ),
      moved as (
        insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, at)
        select account_id, id, -1, 'STUDIO:' || name, 'BET', 'USD', -${stakeMinor}::bigint, at from round
      ),
      uncounted_money as (
        insert into uncounted_transfer (at, account_id, transfer_id) select at, account_id, id from round
      ),
      entered as materialized (
        select r.*, chain_hash(b.hash, entry_content(r.account_id, r.seq, -${stakeMinor}::bigint, r.balance, r.id, r.account_id, -1, 'STUDIO:' || r.name, 'BET', 'USD',
          -${stakeMinor}::bigint, null, r.at)) over (partition by r.account_id order by r.seq) as hash
        from round r join base b on b.account_id = r.account_id
      ),
      posted as (
        insert into posting (account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash)
        select account_id, id, account_id, 'USD', -${stakeMinor}::bigint, seq, balance, hash from entered
        union all
        select account_id, id, -1, 'USD', ${stakeMinor}::bigint, null, null, null from round
      )
      update wallet w set balance_minor = e.balance, seq = e.seq, hash = e.hash, play_seq = l.place, play_hash = l.hash
      from (select distinct on (account_id) * from entered order by account_id, seq desc) e
        join (select distinct on (account_id) * from linked where not is_round order by account_id, place desc) l using (account_id)
      where w.account_id = e.account_id`.execute(db);
  }
}
