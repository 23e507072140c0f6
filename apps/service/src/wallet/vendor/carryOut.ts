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
 * vendor's transaction with the answer it gets again if it asks again, both sides of the entry, the balance, the limits.
 *
 * The wallet row is locked first, so that the operations of one player follow each other. What the statement saw before it got
 * the lock may be old by then; whatever matters is therefore locked, or guarded by a key, or compared on the way in. When one of
 * these fails nothing is written and there is no answer (or a unique violation), and the caller looks again. The balance is
 * reckoned from the locked row, since the check that it is not negative would look at the old one first.
 */
export async function carryOut(db: Kysely<Schema>, operation: Operation): Promise<Outcome> {
  const { kind, integration, txId, accountId, roundId, amountMinor, round } = operation;
  const movesMoney = amountMinor !== 0n;
  const { rows } = await sql<Outcome>`
    /* prepared: wallet.${sql.raw(kind)} */
    with move (id, amount) as (values (${randomUUID()}::uuid, ${amountMinor}::bigint)),
    player as materialized (
      select a.type, a.state, w.currency, w.balance_minor, w.seq
      from wallet w join account a on a.id = w.account_id
      where w.account_id = ${accountId}
      for no key update of w
    ),
    ${operation.verdict},
    wagered as (
      insert into bet as b (account_id, integration, round_id, part, node_id, game_type, currency,
        stake_minor, payout_minor, valid_bet_minor, status, placed_at, settled_at, settled_xid)
      select ${accountId}::integer, ${integration}, ${roundId}, ${round.part}::smallint, v.node_id, v.game_type, p.currency,
        ${round.stakeMinor}::bigint, ${round.payoutMinor}::bigint, ${round.validBetMinor}::bigint, ${round.status}, now(),
        case when ${round.status} <> 'open' then now() end, case when ${round.status} = 'settled' then pg_current_xact_id() end
      from verdict v, player p
      where v.code = 'OK'
      on conflict (account_id, integration, round_id, part) do update set
        stake_minor = b.stake_minor + excluded.stake_minor, payout_minor = b.payout_minor + excluded.payout_minor,
        valid_bet_minor = excluded.valid_bet_minor, status = excluded.status, settled_at = excluded.settled_at, settled_xid = excluded.settled_xid
      where b.status <> 'settled'
        and b.stake_minor = coalesce(${round.from?.stakeMinor ?? null}, b.stake_minor)
        and b.payout_minor = coalesce(${round.from?.payoutMinor ?? null}, b.payout_minor)
      returning true as done
    ),
    recorded as (
      insert into vendor_transaction (integration, tx_id, kind, account_id, round_id, ref_tx_id, amount_minor, body_hash, state, transfer_id, answer)
      select ${integration}, ${txId}, ${kind}, ${accountId}::integer, ${roundId}, ${operation.refTxId ?? null}, abs(${amountMinor}::bigint),
        ${operation.bodyHash}::bytea, case v.code when 'OK' then 'ok' else 'refused' end, case when v.code = 'OK' and ${movesMoney} then m.id end,
        jsonb_strip_nulls(jsonb_build_object('code', v.code, 'field', v.field, 'currency', p.currency,
          'balanceMinor', (p.balance_minor + case v.code when 'OK' then m.amount else 0 end)::text,
          'ourTxId', case v.code when 'OK' then m.id end))
      from verdict v cross join player p cross join move m left join wagered on true
      where v.code <> 'OK' or wagered.done
      returning state, answer
    ),
    moved as (
      insert into transfer (account_id, id, counter_id, idempotency_key, kind, currency, amount_minor)
      select ${accountId}::integer, m.id, h.id, ${`${integration}:${txId}`}, ${operation.entry}, p.currency, m.amount
      from recorded r, player p, move m, house_account h
      where r.state = 'ok' and ${movesMoney} and h.name = ${`vendor:${integration}`}
      returning counter_id
    ),
    posted as (
      insert into posting (account_id, transfer_id, amount_minor, seq, balance_after)
      select ${accountId}::integer, m.id, m.amount, p.seq + 1, p.balance_minor + m.amount from moved, player p, move m
      union all
      select moved.counter_id, m.id, -m.amount, null, null from moved, move m
    ),
    paid as (
      update wallet w set balance_minor = p.balance_minor + m.amount, seq = p.seq + 1 from moved, move m, player p where w.account_id = ${accountId}
    ),
    counted as (
      update play_limit l set
        used_minor = case when ${isRunning} then l.used_minor else 0 end - m.amount,
        period_start = case when ${isRunning} then l.period_start else now() end
      from moved, move m
      where l.account_id = ${accountId} and (l.kind = 'loss' or ${kind} <> 'credit') and (${kind} = 'debit' or ${isRunning})
    )
    select exists (select from player) as "isPlayer", (select answer from recorded) as answer`.execute(db);
  const [outcome] = rows;
  if (!outcome) throw new Error('A select without a table gave no row.');
  return outcome;
}

/** Whether the period of the limit `l` is still running. */
export const isRunning = sql.raw(`l.period_start + ('1 ' || l.period)::interval > now()`);
