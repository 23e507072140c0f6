import type { Game, VendorCategory } from '@site/api/games';
import type { PrizeMode } from '@site/api/lottery';

/** Vendors whose cards among the e-lotteries make their mode the first one. Source: LOT-01. */
const eLotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'LOTT'];

/** Returns the prize mode that lotteries open in: that of e-lotteries when the vendors' data has them, else that of official draws. */
export function prizeModeOf(categories: readonly VendorCategory[]): PrizeMode {
  const cards = categories.find(({ gameCategory }) => gameCategory === 'ELOTT')?.cards ?? {};
  return eLotteryVendors.some((vendor) => Object.hasOwn(cards, vendor)) ? 'ELOTT' : 'LOTT';
}

/** Returns true for a lottery of a mode: of its kind, of the sea, or of a house that is none of the network's. Source: LOT-01. */
export function isOfPrizeMode({ gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>, mode: PrizeMode): boolean {
  if (gameType !== 'LOTT' && gameType !== 'ELOTT') return false;
  switch (mode) {
    case 'LOTT':
    case 'ELOTT':
      return gameType === mode;
    case 'SEA':
      return vassalage === 'TCG_SEA';
    case 'ZY':
      return !vassalage.startsWith('TCG_');
  }
}

/** Returns true for a play that a brand's market allows. Source: docs/domain.md DR-12. */
export function isPlayAllowed(allowed: readonly string[], play: string): boolean {
  return allowed.includes('*') || allowed.includes(play);
}
