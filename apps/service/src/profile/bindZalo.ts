import { bindZalo } from '@site/api/profile';
import { latinDigits } from '@site/money/latinDigits';
import { accept, handle, refuse } from '../http/handle.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { redeemCode } from '../verification/codes.ts';
import { zaloRewardOf } from './changeableFields.ts';

/**
 * Binds the Zalo account of the member's mobile number and credits the brand's reward, once for an account and once for a number. A Zalo
 * account is known by its mobile number, so the code that goes there proves it.
 *
 * Refuses: forbidden where the brand offers none; frozen, excluded, coolingOff; notFound without a number; wrongCode,
 * codeExpired; alreadyClaimed; conflict for a number that is bound to another account.
 *
 * Source: MEM-23.
 */
export default handle(bindZalo, async ({ input, member, now, services: { db, brands, bus, ledger } }) => {
  const { merchant, currency, id: accountId } = member;
  const { settings } = await brands.of(merchant);
  const rewardMinor = zaloRewardOf(settings, currency);
  if (rewardMinor === undefined) return refuse('forbidden');
  const code = latinDigits(input.verificationCode);
  const outcome = await db.transaction().execute(async (tx) => {
    const { mobile } = await tx.selectFrom('account').where('id', '=', accountId).select('mobile').forUpdate().executeTakeFirstOrThrow();
    if (mobile === null) return 'notFound';
    const redeemed = await redeemCode(tx, { merchant, recipient: mobile, purpose: 'zalo', code }, now);
    if (redeemed !== 'right') return redeemed;
    const bound = await tx
      .insertInto('zalo_binding')
      .values({ account_id: accountId, merchant, mobile, bound_at: now })
      .onConflict((known) => known.doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (!bound) {
      const own = await tx.selectFrom('zalo_binding').where('account_id', '=', accountId).select('account_id').executeTakeFirst();
      return own ? 'alreadyClaimed' : 'conflict';
    }
    await creditMember(tx, {
      ledger,
      accountId,
      currency,
      kind: 'BONUS',
      amountMinor: rewardMinor,
      idempotencyKey: 'zalo',
      house: 'house:PRIZES',
      multiple: settings.zaloReward.multiple,
      counts: 'bonus',
      cause: { zalo: true },
      now,
    });
    await tx
      .insertInto('account_profile')
      .values({ account_id: accountId, register_url: '', domain: '', zalo: mobile })
      .onConflict((known) => known.column('account_id').doUpdateSet({ zalo: mobile }))
      .execute();
    return undefined;
  });
  if (outcome) return refuse(outcome);
  bus.publish([accountId]);
  return accept({ rewardMinor: String(rewardMinor), currency });
});
