import type { VendorCategory } from '@site/api/games';

/** Classes of the catalogue with a name of their own. CHESS is the trade's code for games of cards between players beside poker. Source: LOB-17, GAM-12. */
const kinds = [
  'SLOTS',
  'JACKPOT',
  'ARCADE',
  'TABLE',
  'SCRATCH',
  'VIDEO_POKER',
  'MINI',
  'BINGO',
  'BACCARAT',
  'ROULETTE',
  'DRAGON_TIGER',
  'SIC_BO',
  'BLACKJACK',
  'SHOW',
  'POKER',
  'CHESS',
] as const;

/** Returns the classes of a category or of one of its vendors; empty when there is no choice. */
export function classesOf(category: VendorCategory | undefined, vassalage: string) {
  const made = kinds.filter((kind) =>
    category?.gameClassify.some(({ code, vendors }) => code === kind && (!vassalage || vendors.includes(vassalage))),
  );
  return made.length > 1 ? made : [];
}
