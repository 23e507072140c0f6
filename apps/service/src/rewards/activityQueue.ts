import { statusAfter } from '@site/rules/promotion';
import { wordsIn } from '../content/wordsIn.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { defineQueue } from '../operator/defineQueue.ts';
import { creditPromotion } from './creditPromotion.ts';

/** Applications for promotions, which an operator issues or rejects. Source: MEM-10, OPR-02, docs/domain.md DR-7.1. */
export const activityQueue = defineQueue({
  kind: 'activity',
  async list({ db, brands }, { merchant, limit }) {
    const [rows, brand] = await Promise.all([
      db
        .selectFrom('promotion_member as m')
        .innerJoin('account as a', 'a.id', 'm.account_id')
        .where('a.merchant', '=', merchant)
        .where('m.status', '=', 'applying')
        .selectAll('m')
        .select('a.username')
        .orderBy('m.applied_at')
        .limit(limit)
        .execute(),
      brands.of(merchant),
    ]);
    return rows.map((row) => ({
      id: [row.account_id, row.promotion_id, row.period].join(':'),
      accountId: row.account_id,
      username: row.username,
      at: row.applied_at ?? row.joined_at,
      amountMinor: row.amount_minor ?? 0n,
      currency: row.currency,
      facts: [
        { label: 'promotion', text: wordsIn(row.terms.words, brand.brand.defaultLanguage, brand)['title'] ?? '' },
        { label: 'remark', text: row.remark ?? '' },
      ],
      uploads: row.uploads,
      decisions: ['issue', 'reject'],
    }));
  },
  async decide({ db, brands, bus, ledger }, { id, decision, reason, operatorId, merchant, now }) {
    const [, account, promotion, period] = /^(\d{1,9}):(\d{1,9}):([\d-]{0,10})$/.exec(id) ?? [];
    if (!account || !promotion || period === undefined) return 'notFound';
    if (decision !== 'issue' && decision !== 'reject') return 'invalidInput';
    const [accountId, promotionId] = [Number(account), Number(promotion)];
    const brand = await brands.of(merchant);
    const refusal = await retryConflicts(() =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('promotion_member as m')
          .innerJoin('account as a', 'a.id', 'm.account_id')
          .innerJoin('promotion as p', 'p.id', 'm.promotion_id')
          .where('a.merchant', '=', merchant)
          .where('m.account_id', '=', accountId)
          .where('m.promotion_id', '=', promotionId)
          .where('m.period', '=', period)
          .selectAll('m')
          .select(['a.language', 'p.code'])
          .forUpdate('m')
          .executeTakeFirst();
        if (!row) return 'notFound';
        const status = statusAfter(row.status, decision);
        if (status !== 'issued' && status !== 'rejected') return 'conflict';
        const amountMinor = row.amount_minor ?? 0n;
        const { currency, code, terms } = row;
        await tx
          .updateTable('promotion_member')
          .set({ status, ended_at: now, decided_by: operatorId, reason: status === 'rejected' ? reason : null })
          .where('account_id', '=', accountId)
          .where('promotion_id', '=', promotionId)
          .where('period', '=', period)
          .execute();
        const title = wordsIn(terms.words, row.language, brand)['title'] ?? '';
        if (status === 'rejected') {
          await sendMessage(tx, { accountId, kind: 'promotionRejected', values: { promotion: title, reason }, now });
          return undefined;
        }
        const earned = { amountMinor, baseMinor: amountMinor };
        await creditPromotion(tx, ledger, { accountId, promotionId, code, period, currency, offer: terms.offer, earned, now });
        const amount = { amountMinor: String(amountMinor), currency };
        await sendMessage(tx, { accountId, kind: 'promotionIssued', values: { promotion: title, amount }, now });
        return undefined;
      }),
    );
    if (!refusal) bus.publish([accountId]);
    return refusal;
  },
});
