import type { WithdrawalValue } from '@site/api/withdraw';
import { dayOf } from '@site/rules/period';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the name of a withdrawal for members and operators: the brand's day of the request, and its number. */
export const referenceOf = ({ id, askedAt }: { id: number; askedAt: Date }, zone: string): string =>
  `W-${dayOf(askedAt, zone).replaceAll('-', '')}-${String(id).padStart(4, '0')}`;

interface Asked {
  accountId: number;
  zone: string;
  /** One alone. */
  id?: number | undefined;
  limit?: number;
  offset?: number;
}

/** Reads a member's withdrawals with their timelines and parts, newest first. Source: MEM-04, docs/domain.md DR-3.5. */
export async function readWithdrawals(
  db: Kysely<Schema>,
  { accountId, zone, id, limit = 1, offset = 0 }: Asked,
): Promise<WithdrawalValue[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('bank_account', 'bank_account.id', 'bank_account_id')
    .where('withdrawal.account_id', '=', accountId)
    .$if(id !== undefined, (query) => query.where('withdrawal.id', '=', id ?? 0))
    .orderBy('withdrawal.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(['withdrawal.id', 'asked_at', 'amount_minor', 'fee_minor', 'currency', 'state', 'bank', 'ending'])
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const parts = await db
    .selectFrom('withdrawal_part')
    .where('account_id', '=', accountId)
    .where('withdrawal_id', 'in', ids)
    .orderBy('part')
    .select(['withdrawal_id', 'part', 'amount_minor', 'state', 'answer_by'])
    .execute();
  const events = await db
    .selectFrom('withdrawal_event')
    .where('account_id', '=', accountId)
    .where('withdrawal_id', 'in', ids)
    .orderBy('place')
    .select(['withdrawal_id', 'state', 'part', 'reason', 'at'])
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    reference: referenceOf({ id: row.id, askedAt: row.asked_at }, zone),
    at: row.asked_at.getTime(),
    amountMinor: String(row.amount_minor),
    feeMinor: String(row.fee_minor),
    currency: row.currency,
    bank: row.bank,
    ending: row.ending,
    state: row.state,
    events: events
      .filter((event) => event.withdrawal_id === row.id)
      .map(({ state, at, part, reason }) => ({ state, at: at.getTime(), part: part === null ? null : part + 1, reason })),
    parts: parts
      .filter((part) => part.withdrawal_id === row.id)
      .map(({ part, amount_minor, state, answer_by }) => ({
        part: part + 1,
        amountMinor: String(amount_minor),
        state,
        answerBy: state === 'PAID' ? (answer_by?.getTime() ?? null) : null,
      })),
  }));
}
