import { retryConflicts } from '../database/retryConflicts.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { defineQueue } from '../operator/defineQueue.ts';
import { creditDeposit } from './creditDeposit.ts';

/** Source of the deposits that an operator has found in the bank's statement. */
const BANK = 'bank';

/** Number of the account, and id of the request. */
const idPattern = /^(\d{1,9}):([\da-f-]{36})$/;

/** Bank transfers whose receipts wait for an operator, who looks the money up. Source: MEM-03, OPR-02. */
export const depositQueue = defineQueue({
  kind: 'deposit',
  async list({ db }, { merchant, limit }) {
    const rows = await db
      .selectFrom('deposit_request as d')
      .innerJoin('account as a', 'a.id', 'd.account_id')
      .where('a.merchant', '=', merchant)
      .where('d.state', '=', 'pending')
      .where('d.provider', 'is', null)
      .where('d.receipt_at', 'is not', null)
      .selectAll('d')
      .select(['a.username', 'a.payee_name'])
      .orderBy('d.receipt_at')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: `${row.account_id}:${row.id}`,
      accountId: row.account_id,
      username: row.username,
      at: row.receipt_at ?? row.at,
      amountMinor: row.amount_minor,
      currency: row.currency,
      facts: [
        { label: 'reference', text: row.reference },
        { label: 'payeeName', text: row.payee_name ?? '' },
        { label: 'askedAt', atMs: row.at.getTime() },
      ],
      uploads: row.uploads,
      decisions: ['approve', 'reject'],
    }));
  },
  async amountOf({ db }, { id, merchant }) {
    const [, account, requestId] = idPattern.exec(id) ?? [];
    if (!account || !requestId) return undefined;
    return db
      .selectFrom('deposit_request as d')
      .innerJoin('account as a', 'a.id', 'd.account_id')
      .where('a.merchant', '=', merchant)
      .where('d.account_id', '=', Number(account))
      .where('d.id', '=', requestId)
      .where('d.state', '=', 'pending')
      .select(['d.amount_minor as amountMinor', 'd.currency'])
      .executeTakeFirst();
  },
  async decide({ db, bus, ledger }, { id, decision, reason, merchant, now }) {
    const [, account, requestId] = idPattern.exec(id) ?? [];
    if (!account || !requestId) return 'notFound';
    if (decision !== 'approve' && decision !== 'reject') return 'invalidInput';
    const accountId = Number(account);
    const refusal = await retryConflicts(() =>
      db.transaction().execute(async (tx) => {
        const request = await tx
          .selectFrom('deposit_request')
          .where('account_id', '=', accountId)
          .where('id', '=', requestId)
          .where('provider', 'is', null)
          .where('account_id', 'in', tx.selectFrom('account').where('id', '=', accountId).where('merchant', '=', merchant).select('id'))
          .selectAll()
          .forUpdate()
          .executeTakeFirst();
        if (!request) return 'notFound';
        if (request.state !== 'pending') return 'conflict';
        if (decision === 'approve') {
          await creditDeposit(tx, { request, source: BANK, reference: request.reference, amountMinor: request.amount_minor, ledger, now });
          return undefined;
        }
        await tx
          .updateTable('deposit_request')
          .set({ state: 'refused', ended_at: now, reason })
          .where('account_id', '=', accountId)
          .where('id', '=', requestId)
          .execute();
        const amount = { amountMinor: String(request.amount_minor), currency: request.currency };
        await sendMessage(tx, { accountId, kind: 'depositRefused', values: { amount, reason }, now });
        return undefined;
      }),
    );
    if (!refusal) bus.publish([accountId]);
    return refusal;
  },
});
