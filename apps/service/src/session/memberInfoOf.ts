import type { MemberInfo } from '@site/api/member';
import { isOn } from '@site/rules/flags';
import type { Services } from '../services.ts';
import { currencySymbol } from '../wallet/currencySymbol.ts';

/** What a member sees of the own account. */
export async function memberInfoOf({ db, brands }: Services, accountId: number, now: Date): Promise<MemberInfo> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['id', 'merchant', 'username', 'nickname', 'type', 'currency', 'country', 'language', 'must_change_password'])
    .executeTakeFirstOrThrow();
  const { promotions } = await db
    .selectFrom('announcement')
    .where('merchant', '=', account.merchant)
    .where('type', '=', 'PR')
    .where('starts_at', '<=', now)
    .select((eb) => eb.fn.countAll<bigint>().as('promotions'))
    .executeTakeFirstOrThrow();
  const brand = await brands.find(account.merchant);
  return {
    id: String(account.id),
    account: account.username,
    userName: account.username,
    nickname: account.nickname,
    type: account.type,
    currency: account.currency,
    currencySymbol: currencySymbol(account.currency),
    countryCode: account.country,
    language: account.language,
    hasVip: isOn(brand?.flags ?? {}, 'VIP'),
    vipLabelName: '',
    vipRankLevel: 0,
    availablePromoCount: Number(promotions),
    mustChangePassword: account.must_change_password,
  };
}
