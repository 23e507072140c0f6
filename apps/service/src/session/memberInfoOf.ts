import type { MemberInfo } from '@site/api/member';
import { isOn } from '@site/rules/flags';
import { mayBeInvited } from '../content/mayBeInvited.ts';
import { isRunning, readPromotions } from '../content/readPromotions.ts';
import type { Services } from '../services.ts';
import { currencySymbol } from '../wallet/currencySymbol.ts';

/** What a member sees of the own account. */
export async function memberInfoOf(services: Services, accountId: number, now: Date): Promise<MemberInfo> {
  const { db, brands } = services;
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['id', 'merchant', 'username', 'nickname', 'type', 'currency', 'country', 'language', 'state', 'must_change_password'])
    .executeTakeFirstOrThrow();
  const promotions = await readPromotions(services, { merchant: account.merchant, language: account.language, now });
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
    availablePromoCount: mayBeInvited(account) ? promotions.filter(isRunning).length : 0,
    lastLogin: null,
    mustChangePassword: account.must_change_password,
  };
}
