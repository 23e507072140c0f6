import { randomUUID } from 'node:crypto';
import type { WalletAnswer } from '@site/api/vendor';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { EntryKind } from '../../ledger/Ledger.ts';
import type { RoundChange } from './Round.ts';

export interface Operation {
  kind: 'debit' | 'credit' | 'rollback';
  integration: string;
  txId: string;
  refTxId: string | undefined;
  bodyHash: Buffer;
  accountId: number;
  roundId: string;
  entry: EntryKind;
  /** What the player receives; below zero what the player gives. Zero moves nothing and is recorded all the same. */
  amountMinor: bigint;
  round: RoundChange;
  /**
   * Common table expressions that end in `verdict (code, field, node_id, game_type)`, of one row or none. They may read `player`,
   * whose wallet row is locked.
   */
  verdict: RawBuilder<unknown>;
}

interface Outcome {
  isPlayer: boolean;
  answer: WalletAnswer | null;
}

/**
 * Carries an operation out in one statement, so that it costs one round trip and happens whole or not at all: the round, the
 * vendor's transaction with the answer it gets again if it asks again, both sides of the entry, the balance, the limits, and what
 * the roll-ups have to count. What is written is linked to what the player's chains held before (migration 0008).
 *
 * The wallet row is locked first, so that the operations of one player follow each other. What the statement saw before it got
 * the lock may be old by then; whatever matters is therefore locked, or guarded by a key, or compared on the way in. When one of
 * these fails nothing is written and there is no answer (or a unique violation), and the caller looks again. The balance is
 * reckoned from the locked row, since the check that it is not negative would look at the old one first.
 */
export async function carryOut(db: Kysely<Schema>, operation: Operation): Promise<Outcome> {
  const { kind, integration, txId, accountId, roundId, amountMinor, round } = operation;
  const { rows } = await sql<Outcome>`
    /* prepared: wallet.${sql.raw(kind)} */
    with move (id, amount, at, integration, tx_id, kind, round_id, ref_tx_id, body_hash, entry) as (
      values (${randomUUID()}::uuid, ${amountMinor}::bigint, now(), ${integration}, ${txId}, ${kind}, ${roundId}, ${operation.refTxId ?? null}::text,
        ${operation.bodyHash}::bytea, ${operation.entry})
    ),
    change (part, stake, payout, valid, status) as (
      values (${round.part}::smallint, ${round.stakeMinor}::bigint, ${round.payoutMinor}::bigint, ${round.validBetMinor}::bigint, ${round.status})
    ),
    player as materialized (
      select w.account_id, a.type, a.state, w.currency, w.balance_minor, w.seq, w.hash, w.play_seq, w.play_hash
      from wallet w join account a on a.id = w.account_id
      where w.account_id = ${accountId}
      for no key update of w
    ),
    ${operation.verdict},
    wagered as (
      insert into bet as b (account_id, integration, round_id, part, node_id, game_type, currency,
        stake_minor, payout_minor, valid_bet_minor, status, placed_at, settled_at, play_seq, hash)
      select p.account_id, m.integration, m.round_id, r.part, v.node_id, v.game_type, p.currency,
        r.stake, r.payout, r.valid, r.status, m.at,
        case when r.status <> 'open' then m.at end,
        case when r.status = 'settled' then p.play_seq + 1 end,
        case when r.status = 'settled' then link_hash(p.play_hash, round_content(p.account_id, p.play_seq + 1, m.integration, m.round_id,
          r.part, v.node_id, v.game_type, p.currency, r.stake, r.payout, r.valid, m.at, m.at)) end
      from verdict v, player p, move m, change r
      where v.code = 'OK'
      on conflict (account_id, integration, round_id, part) do update set
        stake_minor = b.stake_minor + excluded.stake_minor, payout_minor = b.payout_minor + excluded.payout_minor,
        valid_bet_minor = excluded.valid_bet_minor, status = excluded.status, settled_at = excluded.settled_at,
        play_seq = excluded.play_seq,
        hash = case excluded.status when 'settled' then link_hash((select play_hash from player), round_content(b.account_id, excluded.play_seq, b.integration,
          b.round_id, b.part, b.node_id, b.game_type, b.currency, b.stake_minor + excluded.stake_minor, b.payout_minor + excluded.payout_minor,
          excluded.valid_bet_minor, b.placed_at, excluded.settled_at)) end
      where b.status <> 'settled'
        and b.stake_minor = coalesce(${round.from?.stakeMinor ?? null}, b.stake_minor)
        and b.payout_minor = coalesce(${round.from?.payoutMinor ?? null}, b.payout_minor)
      returning true as done, account_id, integration, round_id, part, status, settled_at, play_seq, hash
    ),
    uncounted as (
      insert into uncounted_bet (at, account_id, integration, round_id, part)
      select settled_at, account_id, integration, round_id, part from wagered where status = 'settled'
    ),
    judged_transaction as (
      select p.account_id, m.integration, m.tx_id, m.kind, m.round_id, m.ref_tx_id, abs(m.amount) as amount_minor, m.body_hash,
        case v.code when 'OK' then 'ok' else 'refused' end as state, case when v.code = 'OK' and m.amount <> 0 then m.id end as transfer_id,
        jsonb_strip_nulls(jsonb_build_object('code', v.code, 'field', v.field, 'currency', p.currency,
          'balanceMinor', (p.balance_minor + case v.code when 'OK' then m.amount else 0 end)::text,
          'ourTxId', case v.code when 'OK' then m.id end)) as answer,
        m.at, coalesce(b.play_seq, p.play_seq) + 1 as play_seq, coalesce(b.hash, p.play_hash) as before
      from verdict v cross join player p cross join move m left join wagered b on true
      where v.code <> 'OK' or b.done
    ),
    recorded as (
      insert into vendor_transaction (integration, tx_id, kind, account_id, round_id, ref_tx_id, amount_minor, body_hash, state, transfer_id,
        answer, at, play_seq, hash)
      select integration, tx_id, kind, account_id, round_id, ref_tx_id, amount_minor, body_hash, state, transfer_id, answer, at, play_seq,
        link_hash(before, transaction_content(account_id, play_seq, integration, tx_id, kind, round_id, ref_tx_id, amount_minor, body_hash,
          state, answer, transfer_id, at))
      from judged_transaction
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
    posted as (
      insert into posting (account_id, transfer_id, amount_minor, seq, balance_after, hash)
      select t.account_id, t.id, t.amount_minor, p.seq + 1, p.balance_minor + t.amount_minor, link_hash(p.hash, entry_content(t.account_id, p.seq + 1,
        t.amount_minor, p.balance_minor + t.amount_minor, t.id, t.account_id, t.counter_id, t.idempotency_key, t.kind, t.currency, t.amount_minor,
        t.cause, t.at))
      from moved t, player p
      union all
      select t.counter_id, t.id, -t.amount_minor, null, null, null from moved t
      returning seq, balance_after, hash
    ),
    kept as (
      update wallet w set balance_minor = coalesce(e.balance_after, p.balance_minor), seq = coalesce(e.seq, p.seq), hash = coalesce(e.hash, p.hash),
        play_seq = r.play_seq, play_hash = r.hash
      from player p cross join recorded r left join (select * from posted where seq is not null) e on true
      where w.account_id = ${accountId}
    ),
    counted as (
      update play_limit l set
        used_minor = case when ${isRunning} then l.used_minor else 0 end - m.amount,
        period_start = case when ${isRunning} then l.period_start else now() end
      from moved, move m
      where l.account_id = ${accountId} and (l.kind = 'loss' or m.kind <> 'credit') and (m.kind = 'debit' or ${isRunning})
    )
    select exists (select from player) as "isPlayer", (select answer from recorded) as answer`.execute(db);
  const [outcome] = rows;
  if (!outcome) throw new Error('A select without a table gave no row.');
  return outcome;
}

/** Whether the period of the limit `l` is still running. */
export const isRunning = sql.raw(`l.period_start + ('1 ' || l.period)::interval > now()`);
