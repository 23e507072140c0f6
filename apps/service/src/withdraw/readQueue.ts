import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Selects withdrawals of a brand's members that have not ended, with what an operator reads of them. */
export const openWithdrawals = (db: Kysely<Schema>, merchant: string) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .innerJoin('bank_account', 'bank_account.id', 'bank_account_id')
    .where('account.merchant', '=', merchant)
    .where('ended_at', 'is', null)
    .orderBy('withdrawal.id')
    .select([
      'withdrawal.id',
      'withdrawal.account_id as accountId',
      'username',
      'asked_at as askedAt',
      'withdrawal.amount_minor as amountMinor',
      'fee_minor as feeMinor',
      'withdrawal.currency',
      'withdrawal.state',
      'bank',
      'ending',
      'number_sealed as numberSealed',
      'bank_account.payee_name as payeeName',
    ]);
