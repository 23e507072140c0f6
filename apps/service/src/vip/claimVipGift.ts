import { claimVipGift } from '@site/api/vip';
import { accept, handle, refuse } from '../http/handle.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { offersVip } from './offersVip.ts';
import { readGifts } from './readGifts.ts';

/** Credits a gift of a VIP level, once. Source: MEM-12, docs/domain.md DR-4.2, DR-3.1. */
export default handle(claimVipGift, async ({ input, member, merchant, now, services }) => {
  if (!(await offersVip(services, merchant))) return refuse('notFound');
  const { db, brands, bus, ledger } = services;
  const { kind, period, transferId } = input;
  const { id: accountId, currency } = member;
  const { zone } = (await brands.of(merchant)).brand;
  const claimed = await db.transaction().execute(async (tx) => {
    // Two claims at once wait for each other here.
    await tx.selectFrom('vip_standing').where('account_id', '=', accountId).select('level').forUpdate().executeTakeFirst();
    const find = async () =>
      (await readGifts(tx, { accountId, currency, zone, now })).find((gift) => gift.kind === kind && gift.period === period);
    const earlier = await tx
      .selectFrom('vip_claim')
      .where('account_id', '=', accountId)
      .where((query) => query.or([query.and({ kind, period }), query('request_id', '=', transferId)]))
      .select(['kind', 'period', 'request_id', 'transfer_id'])
      .execute();
    const sent = earlier.find(({ request_id }) => request_id === transferId);
    if (sent && (sent.kind !== kind || sent.period !== period)) return 'duplicateMismatch';
    if (!sent && earlier.length > 0) return 'alreadyClaimed';
    const gift = await find();
    if (!gift) return 'notFound';
    if (sent) return { gift, transferId: sent.transfer_id };
    const amountMinor = BigInt(gift.amountMinor);
    const credited = await creditMember(tx, {
      ledger,
      accountId,
      currency,
      kind: 'BONUS',
      amountMinor,
      idempotencyKey: `vip:${kind}:${period}`,
      house: 'house:VIP',
      multiple: 1,
      counts: 'all',
      cause: { vip: gift.level, gift: kind, period },
      now,
    });
    await tx
      .insertInto('vip_claim')
      .values({
        account_id: accountId,
        kind,
        period,
        level: gift.level,
        currency,
        amount_minor: amountMinor,
        request_id: transferId,
        transfer_id: credited.transferId,
        claimed_at: now,
      })
      .execute();
    return { gift: { ...gift, claimedAt: now.getTime() }, transferId: credited.transferId };
  });
  if (typeof claimed === 'string') return refuse(claimed);
  bus.publish([accountId]);
  return accept({ gift: claimed.gift, currency, referenceNumber: claimed.transferId });
});
