import { randomUUID } from 'node:crypto';
import type { Slip, WalletAnswer } from '@site/api/vendor';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { EntryKind } from '@site/api/entryKinds';
import type { RoundChange } from '../wallet/vendor/Round.ts';

export interface Operation {
  kind: 'debit' | 'credit' | 'rollback';
  integration: string;
  txId: string;
  refTxId: string | undefined;
  bodyHash: Buffer;
  accountId: number;
  /** Currency of the wallet. */
  currency: string;
  roundId: string;
  entry: EntryKind;
  /**
   * Amount that the player receives; negative when the player pays. Zero is recorded too, for example for a stake that a campaign pays.
   */
  amountMinor: bigint;
  round: RoundChange;
  /** The grant that a debit uses one round of; its verdict has locked the grant as `granted (rounds, used)`. */
  usesGrantOf?: string | undefined;
  /** Selections that the stake of a debit is placed on. */
  slip?: Slip | undefined;
  /**
   * Common table expressions that end with `verdict (code, field, node_id, game_type)`, which has at most one row. They may read `player`,
   * whose wallet row is locked.
   */
  verdict: RawBuilder<unknown>;
}

interface Outcome {
  /** True when the player has a wallet in the currency; otherwise nothing is written. */
  hasWallet: boolean;
  answer: WalletAnswer | null;
}

/**
 * Executes a vendor's operation in one atomic statement, which takes one round trip. Writes the round, the transaction with the answer for
 * retries, both sides of the entry, the balance, the limits, and the rows of the roll-up queues. Links everything to the wallet's hash
 * chains (migration 0008).
 *
 * The wallet row is locked first, so that operations on one wallet are serialized. The statement's snapshot may be older than the lock, so
 * every row that matters is locked, protected by a unique key, or compared when written. When such a check fails, nothing is written and
 * there is no answer (or a unique violation), and the caller retries. The balance is computed from the locked row, because its check
 * constraint would otherwise see the old balance first.
 *
 * Throws and writes nothing when a part wrote too few rows, for example for a vendor without a house account.
 *
 * On a cluster the parts run one after another, and parts that write run on the player's shard. Such a part may not call the hash
 * functions, so a separate part computes the values. Every part names the columns that it reads.
 */
export async function executeOperation(db: Kysely<Schema>, operation: Operation): Promise<Outcome> {
  const { kind, integration, txId, accountId, currency, roundId, amountMinor, round } = operation;
  const { rows } = await sql<Outcome>`
    /* prepared: wallet.${sql.raw(operation.usesGrantOf === undefined ? kind : `${kind}.free`)} */
    with move (id, amount, at, integration, tx_id, kind, round_id, ref_tx_id, body_hash, entry) as (
      values (${randomUUID()}::uuid, ${amountMinor}::bigint, now(), ${integration}, ${txId}, ${kind}, ${roundId}, ${operation.refTxId ?? null}::text,
        ${operation.bodyHash}::bytea, ${operation.entry})
    ),
    change (part, stake, payout, valid, status, stake_before, payout_before, campaign_id, granted, granted_before, slip) as (
      values (${round.part}::smallint, ${round.stakeMinor}::bigint, ${round.payoutMinor}::bigint, ${round.validBetMinor}::bigint, ${round.status},
        ${round.from?.stakeMinor ?? null}::bigint, ${round.from?.payoutMinor ?? null}::bigint,
        ${round.grant?.campaignId ?? null}::text, ${round.grant?.stakeMinor ?? null}::bigint, ${round.from?.grantedMinor ?? null}::bigint,
        ${operation.slip ? JSON.stringify({ [txId]: operation.slip }) : null}::jsonb)
    ),
    locked as materialized (
      select account_id, currency, balance_minor, seq, hash, play_seq, play_hash from wallet
      where account_id = ${accountId} and currency = ${currency} for no key update
    ),
    player as materialized (
      select w.*, a.type, a.state, m.at from locked w join account a on a.id = w.account_id cross join move m
    ),
    limits as materialized (
      select l.currency, l.kind, l.period, l.game_type, l.amount_minor, l.used_minor, l.period_start, l.zone, l.played_at from play_limit l
      where l.account_id = ${accountId} and l.currency in (${currency}, '') and l.kind <> 'deposit' and exists (select 1 from player)
      for no key update
    ),
    running as (
      select l.currency, l.kind, l.period, l.game_type, l.amount_minor, r.is_running, case when r.is_running then l.used_minor else 0 end as used_minor,
        case when r.is_running then l.period_start else ${periodBegin('m.at')} end as period_start,
        ${playedSince('m.at')} as played_ms
      from limits l cross join move m cross join lateral (select ${isRunning} as is_running) r
    ),
    ${operation.verdict},
    held as materialized (
      select node_id, game_type, placed_at from bet
      where account_id = ${accountId} and integration = ${integration} and round_id = ${roundId} and part = ${round.part}
    ),
    round as (
      select p.account_id, m.integration, m.round_id, c.part, coalesce(h.node_id, v.node_id) as node_id, coalesce(h.game_type, v.game_type) as game_type,
        p.currency, c.stake, c.payout, c.valid, c.status, coalesce(h.placed_at, m.at) as placed_at,
        case when c.status <> 'open' then m.at end as settled_at, case c.status when 'settled' then p.play_seq + 1 end as play_seq,
        p.play_hash as before, c.stake_before, c.payout_before, c.campaign_id, c.granted, c.granted_before, c.slip
      from verdict v cross join player p cross join move m cross join change c left join held h on true
      where v.code = 'OK'
    ),
    linked_round as (
      select *, case status when 'settled' then link_hash(before, granted_content(round_content(account_id, play_seq, integration, round_id, part, node_id,
        game_type, currency, stake_before + stake, payout_before + payout, valid, placed_at, settled_at), campaign_id, granted_before + granted)) end as hash
      from round
    ),
    wagered as (
      insert into bet as b (account_id, integration, round_id, part, node_id, game_type, currency,
        stake_minor, payout_minor, valid_bet_minor, campaign_id, granted_minor, slip, status, placed_at, settled_at, play_seq, hash)
      select account_id, integration, round_id, part, node_id, game_type, currency, stake, payout, valid, campaign_id, granted, slip, status, placed_at,
        settled_at, play_seq, hash
      from linked_round
      on conflict (account_id, integration, round_id, part) do update set
        stake_minor = b.stake_minor + excluded.stake_minor, payout_minor = b.payout_minor + excluded.payout_minor,
        valid_bet_minor = excluded.valid_bet_minor, granted_minor = b.granted_minor + excluded.granted_minor,
        slip = ${slipAfter(operation)}, status = excluded.status, settled_at = excluded.settled_at,
        play_seq = excluded.play_seq, hash = excluded.hash
      where b.status <> 'settled' and b.currency = excluded.currency and (excluded.status <> 'settled' or b.placed_at = excluded.placed_at)
        and b.stake_minor = coalesce(${round.from?.stakeMinor ?? null}, b.stake_minor)
        and b.payout_minor = coalesce(${round.from?.payoutMinor ?? null}, b.payout_minor)
        and b.campaign_id is not distinct from excluded.campaign_id
        and coalesce(b.granted_minor, 0) = coalesce(${round.from?.grantedMinor ?? null}, b.granted_minor, 0)
      returning true as done, account_id, integration, round_id, part, status, settled_at, play_seq, hash
    ),
    uncounted as (
      insert into uncounted_bet (at, account_id, integration, round_id, part)
      select settled_at, account_id, integration, round_id, part from wagered where status = 'settled'
    ),
    judged_transaction as (
      select p.account_id, p.currency, m.integration, m.tx_id, m.kind, m.round_id, m.ref_tx_id, abs(m.amount) as amount_minor, m.body_hash,
        case v.code when 'OK' then 'ok' else 'refused' end as state, case when v.code = 'OK' and m.amount <> 0 then m.id end as transfer_id,
        jsonb_strip_nulls(jsonb_build_object('code', v.code, 'field', v.field, 'currency', p.currency,
          'balanceMinor', (p.balance_minor + case v.code when 'OK' then m.amount else 0 end)::text,
          'ourTxId', case v.code when 'OK' then m.id end,
          'grantedMinor', case when v.code = 'OK' and m.kind = 'debit' then c.granted::text end${freeRoundsLeft(operation)})) as answer,
        m.at, coalesce(b.play_seq, p.play_seq) + 1 as play_seq, coalesce(b.hash, p.play_hash) as before
      from verdict v cross join player p cross join move m cross join change c left join wagered b on true
      where v.code <> 'OK' or b.done
    ),
    linked_transaction as (
      select *, link_hash(before, transaction_content(account_id, play_seq, integration, tx_id, kind, round_id, ref_tx_id, amount_minor, body_hash,
        state, answer, transfer_id, at)) as hash
      from judged_transaction
    ),
    recorded as (
      insert into vendor_transaction (integration, tx_id, kind, account_id, currency, round_id, ref_tx_id, amount_minor, body_hash, state,
        transfer_id, answer, at, play_seq, hash)
      select integration, tx_id, kind, account_id, currency, round_id, ref_tx_id, amount_minor, body_hash, state, transfer_id, answer, at, play_seq, hash
      from linked_transaction
      returning state, answer, play_seq, hash
    ),
    moved as (
      insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor, at)
      select p.account_id, m.id, h.id, m.integration || ':' || m.tx_id, m.entry, p.currency, m.amount, m.at
      from recorded r, player p, move m, house_account h
      where r.state = 'ok' and m.amount <> 0 and h.name = 'vendor:' || m.integration
      returning id, account_id, counter_id, idempotency_key, kind, currency, amount_minor, cause, at
    ),
    uncounted_money as (
      insert into uncounted_transfer (at, account_id, transfer_id) select at, account_id, id from moved
    ),
    entry as (
      select t.account_id, t.id as transfer_id, t.account_id as holder_id, t.currency, t.amount_minor, p.seq + 1 as seq, p.balance_minor + t.amount_minor as balance_after,
        link_hash(p.hash, entry_content(t.account_id, p.seq + 1, t.amount_minor, p.balance_minor + t.amount_minor, t.id, t.account_id, t.counter_id,
          t.idempotency_key, t.kind, t.currency, t.amount_minor, t.cause, t.at)) as hash
      from moved t, player p
      union all
      select t.account_id, t.id, t.counter_id, t.currency, -t.amount_minor, null, null, null from moved t
    ),
    posted as (
      insert into posting (account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash)
      select account_id, transfer_id, holder_id, currency, amount_minor, seq, balance_after, hash from entry
      returning seq, balance_after, hash
    ),
    kept as (
      update wallet w set balance_minor = coalesce(e.balance_after, p.balance_minor), seq = coalesce(e.seq, p.seq), hash = coalesce(e.hash, p.hash),
        play_seq = r.play_seq, play_hash = r.hash
      from player p cross join recorded r left join (select * from posted where seq is not null) e on true
      where w.account_id = ${accountId} and w.currency = ${currency}
      returning w.account_id
    ),
    ${grantUse(operation)}
    counted as (
      update play_limit l set period_start = r.period_start,
        used_minor = r.used_minor + case r.kind when 'session' then r.played_ms else -t.amount_minor end,
        played_at = case r.kind when 'session' then m.at end
      from moved t, move m, running r, round b
      where l.account_id = ${accountId} and l.currency = r.currency and l.kind = r.kind and l.period = r.period and l.game_type = r.game_type
        and (r.game_type = '' or r.game_type = b.game_type)
        and (r.kind = 'loss' or m.kind = 'debit' or r.kind = 'stake' and m.kind = 'rollback' and m.amount > 0) and (m.kind = 'debit' or r.is_running)
    )
    select exists (select 1 from player) as "hasWallet", (select answer from recorded) as answer
    where must_hold(
      (select count(*) from moved) = (select count(*) from recorded r, move m where r.state = 'ok' and m.amount <> 0)
        and (select count(*) from posted) = 2 * (select count(*) from moved)
        and (select count(*) from kept) = (select count(*) from recorded)${operation.usesGrantOf === undefined ? sql`` : grantIsUsed},
      'An entry of ' || ${integration} || ' could not be written whole.')`.execute(db);
  const [outcome] = rows;
  if (!outcome) throw new Error('A select without a table gave no row.');
  return outcome;
}

/** SQL of the grant's use, in the same statement as the free round. The grant is locked, so that two debits never use the same round. */
const grantUse = ({ accountId, usesGrantOf }: Operation) =>
  usesGrantOf === undefined
    ? sql``
    : sql`used_grant as (
      update campaign_grant g set used = h.used + 1
      from granted h, recorded r
      where r.state = 'ok' and g.account_id = ${accountId} and g.campaign_id = ${usesGrantOf}
      returning g.account_id
    ),`;
const grantIsUsed = sql` and (select count(*) from used_grant) = (select count(*) from recorded where state = 'ok')`;
const freeRoundsLeft = ({ usesGrantOf }: Operation) =>
  usesGrantOf === undefined ? sql`` : sql`, 'freeRoundsLeft', case v.code when 'OK' then (select rounds - used - 1 from granted) end`;

/** SQL of the slip of a changed bet. A stake that is taken back takes its slip along, unless the bet ends by it: a void bet keeps what it was on. */
const slipAfter = ({ kind, refTxId }: Operation) =>
  kind === 'rollback'
    ? sql`case when excluded.status = 'void' then b.slip else b.slip - ${refTxId ?? ''}::text end`
    : sql`coalesce(b.slip || excluded.slip, b.slip, excluded.slip)`;

/** Returns the SQL of the begin of the period of the limit `l` that contains an instant. Source: docs/domain.md DR-23.1. */
export const periodBegin = (at: string) => sql.raw(`(date_trunc(l.period, ${at} at time zone l.zone) at time zone l.zone)`);
/** SQL of the instant at which the period of the limit `l` ends. */
export const periodEnd = sql.raw(
  `((date_trunc(l.period, l.period_start at time zone l.zone) + ('1 ' || l.period)::interval) at time zone l.zone)`,
);

/** SQL condition: the period of the limit `l` has not ended. */
export const isRunning = sql`${periodEnd} > now()`;

/** SQL of the time after which a player who has not staked counts as not playing. Source: docs/domain.md DR-23.3. */
export const PAUSE = sql.raw(`interval '10 minutes'`);

/** SQL of the time of play since the last stake of the limit `l`, in milliseconds: nothing after a pause. Source: docs/domain.md DR-23.3. */
export const playedSince = (at: string) =>
  sql`case when ${sql.raw(at)} - l.played_at < ${PAUSE} then greatest(0, (extract(epoch from ${sql.raw(at)} - l.played_at) * 1000)::bigint) else 0 end`;
