import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface TransactionRecord {
  accountId: number;
  currency: string;
  integration: string;
  txId: string;
  kind: 'debit' | 'rollback';
  roundId: string | null;
  refTxId: string;
  bodyHash: Buffer;
  state: 'ok' | 'refused' | 'tombstone';
  answer: object;
}

/** Records a transaction that moves no money, hash-chained to the wallet's previous transactions and rounds. */
export async function recordWithoutTransfer(tx: Transaction<Schema>, transaction: TransactionRecord): Promise<void> {
  const { accountId, currency, integration, txId, kind, roundId, refTxId, bodyHash, state, answer } = transaction;
  await sql`
    with player as (select account_id, currency, play_seq, play_hash from wallet where account_id = ${accountId} and currency = ${currency}),
    record as materialized (
      select account_id, currency, play_seq + 1 as play_seq, play_hash as before, ${integration} as integration, ${txId} as tx_id, ${kind} as kind,
        ${roundId}::text as round_id, ${refTxId} as ref_tx_id, ${bodyHash}::bytea as body_hash, ${state} as state, ${JSON.stringify(answer)}::jsonb as answer, now() as at
      from player
    ),
    linked as (
      select *, link_hash(before, transaction_content(account_id, play_seq, integration, tx_id, kind, round_id, ref_tx_id, null, body_hash, state, answer,
        null, at)) as hash
      from record
    ),
    recorded as (
      insert into vendor_transaction (integration, tx_id, kind, account_id, currency, round_id, ref_tx_id, body_hash, state, answer, at, play_seq, hash)
      select integration, tx_id, kind, account_id, currency, round_id, ref_tx_id, body_hash, state, answer, at, play_seq, hash from linked
      returning play_seq, hash
    )
    update wallet w set play_seq = r.play_seq, play_hash = r.hash from recorded r
    where w.account_id = ${accountId} and w.currency = ${currency}`.execute(tx);
}
