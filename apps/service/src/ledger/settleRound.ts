import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { RoundChange } from '../wallet/vendor/Round.ts';

interface Ended {
  accountId: number;
  currency: string;
  integration: string;
  roundId: string;
  status: RoundChange['status'];
  validBetMinor: bigint;
}

/** Writes the result of a round. A settled round is hash-chained to the wallet's previous transactions and rounds. */
export async function settleRound(
  tx: Transaction<Schema>,
  { accountId, currency, integration, roundId, status, validBetMinor }: Ended,
): Promise<void> {
  await sql`
    with player as (select account_id, play_seq, play_hash from wallet where account_id = ${accountId} and currency = ${currency}),
    open_round as (
      select * from bet where account_id = ${accountId} and integration = ${integration} and round_id = ${roundId} and part = 0
    ),
    change (status, valid, at) as (values (${status}, ${validBetMinor}::bigint, now())),
    round as (
      select c.status, c.valid, c.at, case c.status when 'settled' then p.play_seq + 1 end as play_seq,
        case c.status when 'settled' then link_hash(p.play_hash, granted_content(round_content(b.account_id, p.play_seq + 1, b.integration, b.round_id, b.part,
          b.node_id, b.game_type, b.currency, b.stake_minor, b.payout_minor, c.valid, b.placed_at, c.at), b.campaign_id, b.granted_minor)) end as hash
      from player p cross join open_round b cross join change c
    ),
    ended as (
      update bet b set status = r.status, valid_bet_minor = r.valid, settled_at = r.at, play_seq = r.play_seq, hash = r.hash
      from round r
      where b.account_id = ${accountId} and b.integration = ${integration} and b.round_id = ${roundId} and b.part = 0
      returning b.account_id, b.integration, b.round_id, b.part, b.status, b.settled_at, b.play_seq, b.hash
    ),
    uncounted as (
      insert into uncounted_bet (at, account_id, integration, round_id, part)
      select settled_at, account_id, integration, round_id, part from ended where status = 'settled'
    )
    update wallet w set play_seq = e.play_seq, play_hash = e.hash from ended e
    where w.account_id = ${accountId} and w.currency = ${currency} and e.hash is not null`.execute(tx);
}
