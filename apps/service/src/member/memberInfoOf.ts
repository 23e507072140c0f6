import type { MemberInfo } from '@site/api/member';
import { isOn } from '@site/rules/flags';
import { seesPromotions } from '../content/seesPromotions.ts';
import { isAvailable, readPromotions } from '../content/readPromotions.ts';
import { mustAgree } from '../registration/mustAgree.ts';
import { readExclusion } from '../limits/readExclusion.ts';
import { readBlockedTypes } from '../limits/readBlockedTypes.ts';
import { deviceName } from '../security/deviceName.ts';
import { maskAddress } from '../security/maskAddress.ts';
import { vipLabel } from '../vip/vipLabel.ts';
import { vipLevelOf } from '../vip/vipLevelOf.ts';
import type { Services } from '../services.ts';
import { symbolOf } from '@site/money/currency';

interface Asked {
  sessionHash: Buffer;
  /** Code of the reader's language. @default that of the account */
  language?: string;
  now: Date;
}

/** Returns the member's view of their own account in a session. */
export async function memberInfoOf(services: Services, { sessionHash, language, now }: Asked): Promise<MemberInfo> {
  const { db, brands } = services;
  const account = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'account_id')
    .where('token_hash', '=', sessionHash)
    .select(['account.id', 'merchant', 'username', 'nickname', 'icon', 'type', 'currency', 'country', 'language', 'state'])
    .select('session.must_change_password')
    .executeTakeFirstOrThrow();
  const lastLogin = await db
    .selectFrom('login_event')
    .where('account_id', '=', account.id)
    .where('result', '=', 'loggedIn')
    .where('session_hash', '!=', sessionHash)
    .orderBy('id', 'desc')
    .select(['at', 'ip', 'user_agent'])
    .executeTakeFirst();
  const promotions = await readPromotions(services, { merchant: account.merchant, language: account.language, now });
  const brand = await brands.find(account.merchant);
  const hasVip = isOn(brand?.flags ?? {}, 'VIP');
  const vipRankLevel = hasVip ? await vipLevelOf(db, account.id) : 0;
  return {
    id: String(account.id),
    account: account.username,
    userName: account.username,
    nickname: account.nickname,
    icon: account.icon,
    type: account.type,
    currency: account.currency,
    currencySymbol: symbolOf(account.currency),
    countryCode: account.country,
    language: account.language,
    hasVip,
    vipLabelName: hasVip ? vipLabel(vipRankLevel, language ?? account.language) : '',
    vipRankLevel,
    availablePromoCount: seesPromotions(account) ? promotions.filter(isAvailable).length : 0,
    lastLogin: lastLogin
      ? { at: lastLogin.at.getTime(), device: deviceName(lastLogin.user_agent), address: maskAddress(lastLogin.ip) }
      : null,
    blockedTypes: await readBlockedTypes(db, account, now),
    exclusion: (await readExclusion(db, account.id)).current,
    mustChangePassword: account.must_change_password,
    mustAgree: account.must_change_password && (await mustAgree(db, account.id)),
  };
}
