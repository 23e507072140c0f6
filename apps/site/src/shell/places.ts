import type { MemberInfo } from '@site/api/member';
import { isAgent } from '@site/rules/account';
import type { IconName } from '@site/ui/glyphs';
import { routes } from '../routes';

/** Whoever looks at a menu. */
export interface Onlooker {
  member: MemberInfo | undefined;
  /** Of the brand. */
  isOn: (flag: string) => boolean;
}

interface Place {
  icon: IconName;
  href: (onlooker: Onlooker) => string;
  /** Left out where it is everybody's. */
  isFor?: (onlooker: Onlooker) => boolean;
}

const at = (href: string) => () => href;
const isAgents = ({ member }: Onlooker) => member !== undefined && isAgent(member);

/** Where the menus lead, beside the categories. Source: SHL-02, SHL-04, SHL-05, SHL-11, SHL-15. */
const places = {
  account: { icon: 'user', href: at('/member/securityCenter') },
  agentCentre: { icon: 'team', href: at('/agentHome'), isFor: isAgents },
  agents: { icon: 'team', href: at('/agent') },
  announcements: { icon: 'notice', href: at('/announce') },
  bettingRecord: { icon: 'records', href: at('/member/personalHistoryCopy') },
  deposit: { icon: 'deposit', href: at('/member/depositv2') },
  getApp: { icon: 'phone', href: at('/down') },
  help: { icon: 'help', href: at('/help') },
  income: { icon: 'chart', href: (onlooker) => (isAgents(onlooker) ? '/agentHome/agentRevenueReport' : '/member/personalProfit') },
  inviteFriends: { icon: 'share', href: at('/member/referral') },
  manualRebate: { icon: 'coin', href: at('/member/manualRebate'), isFor: ({ isOn }) => isOn('MANPLAYREB3') },
  messages: { icon: 'message', href: at('/member/messageV2') },
  missions: { icon: 'star', href: at('/member/missionLeaderboard') },
  pointMall: { icon: 'gift', href: at('/pointMall') },
  promotions: { icon: 'tag', href: at('/promotions') },
  rewards: { icon: 'gift', href: at('/member/rewardCenter') },
  security: { icon: 'shield', href: at('/member/securityCenter') },
  terms: { icon: 'document', href: at('/help#term') },
  vip: { icon: 'crown', href: at('/member/playerRank'), isFor: ({ member, isOn }) => isOn('VIP') && member?.hasVip !== false },
  withdraw: { icon: 'withdraw', href: at('/member/withdraw') },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** Where a menu's entry leads somebody; undefined where it is not theirs, or its page does not stand yet. */
export function placeOf(name: PlaceName, onlooker: Onlooker): { icon: IconName; href: string } | undefined {
  const { icon, href, isFor }: Place = places[name];
  const address = href(onlooker);
  return (isFor?.(onlooker) ?? true) && stands(address) ? { icon, href: address } : undefined;
}

/** A page below one that ends in a star counts once the table names it. */
function stands(href: string): boolean {
  const [pathname] = href.split('#');
  return routes.some(({ path }) => path.replace(/\/\*$/, '') === pathname);
}
