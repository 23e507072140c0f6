import { referral } from '@site/api/referral';
import { creditsIn } from '@site/rules/credits';
import {
  FRIEND_BET_CREDITS,
  FRIEND_CREDITS,
  FRIEND_DAYS,
  FRIEND_DEPOSIT_CREDITS,
  INVITER_CREDITS,
  milestones,
  sharesPpm,
} from '@site/rules/referral';
import { accept, handle } from '../http/handle.ts';
import { originOf } from '../system/originOf.ts';
import { ownCode } from './ownCode.ts';
import { readFriends } from './readFriends.ts';

/** Reads a member's link to invite with, and what inviting has earned. Source: MEM-15, docs/domain.md DR-6.1, DR-6.2. */
export default handle(referral, async ({ member, merchant, now, services: { db, brands, config } }) => {
  const { id: accountId, currency } = member;
  const [code, friends, rewards, brand, { upline_id: uplineId }] = await Promise.all([
    ownCode(db, { accountId, merchant }),
    readFriends(db, { accountId, now }),
    db.selectFrom('referral_reward').where('account_id', '=', accountId).select(['cause', 'amount_minor']).execute(),
    brands.of(merchant),
    db.selectFrom('account').where('id', '=', accountId).select('upline_id').executeTakeFirstOrThrow(),
  ]);
  const credits = (count: bigint) => String(creditsIn(currency, count));
  const open = friends.filter(({ state }) => state === 'valid').length;
  const valid = open + friends.filter(({ state }) => state === 'paid').length;
  const claimed = new Set(rewards.map(({ cause }) => cause));
  const statusOf = (wanted: number) => {
    if (claimed.has(`milestone:${wanted}`)) return 'claimed';
    return valid >= wanted ? 'claim' : 'process';
  };
  return accept({
    link: `${originOf(brand, config)}/register?referralCode=${code}`,
    code,
    invited: friends.length,
    valid,
    currency,
    inviterMinor: credits(INVITER_CREDITS),
    friendMinor: credits(FRIEND_CREDITS),
    depositMinor: credits(FRIEND_DEPOSIT_CREDITS),
    betMinor: credits(FRIEND_BET_CREDITS),
    days: FRIEND_DAYS,
    sharesPpm: member.type === 0 && !uplineId ? [...sharesPpm] : [],
    claimableMinor: credits(INVITER_CREDITS * BigInt(open)),
    paidMinor: String(rewards.reduce((sum, { amount_minor }) => sum + amount_minor, 0n)),
    milestones: milestones.map((one) => ({ friends: one.friends, amountMinor: credits(one.credits), status: statusOf(one.friends) })),
  });
});
