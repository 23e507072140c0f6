import type { WithdrawalState } from '@site/rules/withdrawal';
import { sql } from 'kysely';
import { defineQueue, type QueueFact } from '../operator/defineQueue.ts';
import { openAtRest } from '../security/sealAtRest.ts';
import type { Services } from '../services.ts';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { openWithdrawals } from './readQueue.ts';
import { referenceOf } from './readWithdrawals.ts';

/** Lists what an operator can decide in each state. */
const decisions: Partial<Record<WithdrawalState, string[]>> = {
  SUBMITTED: ['review', 'approve', 'reject'],
  REVIEW: ['approve', 'reject'],
  APPROVED: ['pay'],
  PAYING: ['paid'],
  REPAY: ['paid'],
};

/** Withdrawals that an operator reviews, approves or rejects, and then has paid. Source: OPR-02, MEM-04, docs/domain.md DR-3.5. */
export const withdrawalQueue = defineQueue({
  kind: 'withdrawal',
  isPrivate: true,
  amountOf: ({ db }, { id, merchant }) =>
    openWithdrawals(db, merchant)
      .where('withdrawal.id', '=', /^\d{1,9}$/.test(id) ? Number(id) : 0)
      .executeTakeFirst(),
  async list({ db, brands, config }, { merchant, limit }) {
    const { zone } = (await brands.of(merchant)).brand;
    const rows = await openWithdrawals(db, merchant)
      .where('withdrawal.state', 'in', Object.keys(decisions) as WithdrawalState[])
      .limit(limit)
      .execute();
    const parts = await db
      .selectFrom('withdrawal_part')
      .leftJoin('payer', 'payer.id', 'payer_id')
      .where('withdrawal_id', '=', sql<number>`any(${rows.map(({ id }) => id)}::integer[])`)
      .where('withdrawal_part.state', 'in', ['PAYING', 'REPAY'])
      .orderBy('part')
      .select(['withdrawal_id', 'amount_minor', 'name'])
      .execute();
    return rows.map(({ id, askedAt, feeMinor, currency, state, bank, payeeName, ...row }) => ({
      id: String(id),
      accountId: row.accountId,
      username: row.username,
      at: askedAt,
      amountMinor: row.amountMinor,
      currency,
      facts: [
        { label: 'reference', text: referenceOf({ id, askedAt }, zone) },
        { label: 'bank', text: bank },
        { label: 'accountNumber', text: numberOf(config, row) },
        { label: 'payeeName', text: payeeName },
        ...(feeMinor > 0n ? [{ label: 'fee', amountMinor: String(feeMinor), currency }] : []),
        ...parts.filter((part) => part.withdrawal_id === id).flatMap((part) => payment(part, currency)),
      ],
      uploads: [],
      decisions: decisions[state] ?? [],
    }));
  },
  async decide(services, { id, decision, ...decided }) {
    if (!/^\d{1,9}$/.test(id)) return 'notFound';
    if (decision !== 'review' && decision !== 'approve' && decision !== 'reject' && decision !== 'pay' && decision !== 'paid')
      return 'conflict';
    return decideWithdrawal(services, { ...decided, id: Number(id), step: { name: decision } });
  },
});

/** Accounts of the demo have no number but its ending. */
const numberOf = (config: Services['config'], { numberSealed, ending }: { numberSealed: Buffer; ending: string }) =>
  numberSealed.length === 0 ? `•••• ${ending}` : openAtRest(config, 'bank account', numberSealed).toString();

const payment = ({ name, amount_minor }: { name: string | null; amount_minor: bigint }, currency: string): QueueFact[] => [
  ...(name === null ? [] : [{ label: 'payer', text: name }]),
  { label: 'toPay', amountMinor: String(amount_minor), currency },
];
