import { defineQueue } from '../operator/defineQueue.ts';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { openWithdrawals } from './readQueue.ts';
import { referenceOf } from './readWithdrawals.ts';

/** Parts of withdrawals that have not arrived, as their members say with pictures. Source: OPR-02, MEM-33, docs/domain.md DR-3.5. */
export const disputeQueue = defineQueue({
  kind: 'dispute',
  async list({ db, brands }, { merchant, limit }) {
    const { zone } = (await brands.of(merchant)).brand;
    const rows = await openWithdrawals(db, merchant)
      .innerJoin('withdrawal_part', (join) =>
        join.onRef('withdrawal_part.account_id', '=', 'withdrawal.account_id').onRef('withdrawal_id', '=', 'withdrawal.id'),
      )
      .leftJoin('payer', 'payer.id', 'payer_id')
      .where('withdrawal_part.state', '=', 'DISPUTE')
      .orderBy('part')
      .limit(limit)
      .select(['part', 'withdrawal_part.amount_minor as partMinor', 'proof', 'payer.name as payer'])
      .execute();
    return rows.map(({ id, askedAt, amountMinor, currency, bank, ending, payer, ...row }) => ({
      id: `${id}-${row.part}`,
      accountId: row.accountId,
      username: row.username,
      at: askedAt,
      amountMinor: row.partMinor,
      currency,
      facts: [
        { label: 'reference', text: referenceOf({ id, askedAt }, zone) },
        { label: 'whole', amountMinor: String(amountMinor), currency },
        { label: 'bank', text: bank },
        { label: 'accountNumber', text: `•••• ${ending}` },
        ...(payer === null ? [] : [{ label: 'payer', text: payer }]),
      ],
      uploads: row.proof,
      decisions: ['forceReceived', 'repay'],
    }));
  },
  async decide(services, { id, decision, ...decided }) {
    const [, withdrawal, part] = /^(\d{1,9})-(\d)$/.exec(id) ?? [];
    if (withdrawal === undefined) return 'notFound';
    if (decision !== 'forceReceived' && decision !== 'repay') return 'conflict';
    return decideWithdrawal(services, { ...decided, id: Number(withdrawal), step: { name: decision, part: Number(part) } });
  },
});
