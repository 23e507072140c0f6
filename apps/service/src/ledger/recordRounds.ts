import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { isRunning, periodBegin, periodEnd } from './executeOperation.ts';
import { lockWalletsOf } from './lockWallets.ts';
import { purseRounds } from './purseRounds.ts';

interface PlayedRound {
  roundId: string;
  nodeId: number;
  gameType: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  placedAtMs: number;
  settledAtMs: number;
}

interface Played {
  accountId: number;
  currency: string;
  integration: string;
  rounds: readonly PlayedRound[];
}

/**
 * Writes settled rounds that a player has played with money kept at a vendor: hash-chained to the wallet's previous rounds, counted by its
 * limits and queued for the roll-ups. They move no money here. A round that is known, also from the time when the vendor asked for each
 * stake, stays as it is. Returns the amounts of the given rounds as they are written now; none without a wallet in the currency.
 *
 * A limit whose period has ended since begins anew with the first round after it.
 *
 * Source: VEN-02, docs/domain.md DR-22.
 */
export async function recordRounds(
  tx: Transaction<Schema>,
  { accountId, currency, integration, rounds }: Played,
): Promise<Map<string, { stakeMinor: bigint; payoutMinor: bigint }>> {
  const [wallet] = await lockWalletsOf(tx, [accountId], [currency]);
  if (!wallet || rounds.length === 0) return new Map();
  const recorded = purseRounds(integration);
  const ids = rounds.map(({ roundId }) => roundId);
  await sql`
    with known as materialized (
      select round_id from bet where account_id = ${accountId} and integration in (${integration}, ${recorded}) and round_id = any(${ids}::text[])
    ),
    round as materialized (
      select r.round_id, r.node_id, r.game_type, r.stake, r.payout, r.valid, to_timestamp(r.placed_ms / 1000.0) as placed_at,
        least(to_timestamp(r.settled_ms / 1000.0), now()) as settled_at, w.play_hash as before,
        w.play_seq + row_number() over (order by r.settled_ms, r.round_id) as play_seq
      from unnest(
        ${ids}::text[], ${rounds.map(({ nodeId }) => nodeId)}::integer[], ${rounds.map(({ gameType }) => gameType)}::text[],
        ${rounds.map(({ stakeMinor }) => stakeMinor)}::bigint[], ${rounds.map(({ payoutMinor }) => payoutMinor)}::bigint[],
        ${rounds.map(({ validBetMinor }) => validBetMinor)}::bigint[], ${rounds.map(({ placedAtMs }) => placedAtMs)}::bigint[],
        ${rounds.map(({ settledAtMs }) => settledAtMs)}::bigint[]
      ) as r (round_id, node_id, game_type, stake, payout, valid, placed_ms, settled_ms)
      cross join (select play_seq, play_hash from wallet where account_id = ${accountId} and currency = ${currency}) w
      where r.round_id not in (select round_id from known)
    ),
    linked as materialized (
      select *, chain_hash(before, round_content(${accountId}, play_seq, ${recorded}, round_id, 0::smallint, node_id, game_type, ${currency}, stake,
        payout, valid, placed_at, settled_at)) over (order by play_seq) as hash
      from round
    ),
    written as (
      insert into bet (account_id, integration, round_id, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor,
        status, placed_at, settled_at, play_seq, hash)
      select ${accountId}, ${recorded}, round_id, node_id, game_type, ${currency}, stake, payout, valid, 'settled', placed_at, settled_at, play_seq, hash
      from linked
    ),
    uncounted as (
      insert into uncounted_bet (at, account_id, integration, round_id, part) select settled_at, ${accountId}, ${recorded}, round_id, 0 from linked
    ),
    limits as materialized (
      select l.kind, l.period, l.game_type, l.used_minor, l.period_start, ${isRunning} as is_running, case when ${isRunning} then l.period_start else ${periodEnd} end as counts_from, l.zone
      from play_limit l where l.account_id = ${accountId} and l.currency = ${currency} and l.kind in ('stake', 'loss') for no key update
    ),
    used as (
      select l.kind, l.period, l.game_type, case when l.is_running then l.period_start else ${periodBegin('min(r.settled_at)')} end as period_start,
        case when l.is_running then l.used_minor else 0 end + sum(r.stake - case l.kind when 'loss' then r.payout else 0 end)::bigint as used_minor
      from limits l join linked r on r.settled_at >= l.counts_from
        and (l.game_type = '' or l.game_type = r.game_type)
      group by l.kind, l.period, l.game_type, l.is_running, l.period_start, l.used_minor, l.zone
    ),
    counted as (
      update play_limit l set used_minor = u.used_minor, period_start = u.period_start from used u
      where l.account_id = ${accountId} and l.currency = ${currency} and l.kind = u.kind and l.period = u.period and l.game_type = u.game_type
    )
    update wallet w set play_seq = last.play_seq, play_hash = last.hash
    from (select play_seq, hash from linked order by play_seq desc limit 1) last
    where w.account_id = ${accountId} and w.currency = ${currency}`.execute(tx);
  const written = await tx
    .selectFrom('bet')
    .where('account_id', '=', accountId)
    .where('integration', 'in', [integration, recorded])
    .where('currency', '=', currency)
    .where('round_id', 'in', ids)
    .groupBy('round_id')
    .select(['round_id', sql<bigint>`sum(stake_minor)::bigint`.as('stakeMinor'), sql<bigint>`sum(payout_minor)::bigint`.as('payoutMinor')])
    .execute();
  return new Map(written.map(({ round_id, ...amounts }) => [round_id, amounts]));
}
