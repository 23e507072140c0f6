import type { DepositRequest } from '@site/api/deposits';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns a deposit as it is sent: how it is paid only while it can be. */
export const requestAsSent = (row: Selectable<Schema['deposit_request']>): DepositRequest => ({
  id: row.id,
  reference: row.reference,
  method: row.method,
  currency: row.currency,
  amountMinor: String(row.amount_minor),
  feeMinor: String(row.fee_minor),
  receivedMinor: String(row.received_minor),
  state: row.state,
  at: row.at.getTime(),
  expiresAt: row.expires_at.getTime(),
  endedAt: row.ended_at?.getTime() ?? null,
  hasReceipt: row.receipt_at !== null,
  reason: row.reason,
  pay: row.state === 'pending' ? row.pay : null,
});
