/**
 * Sizes of the demo's data. `week` has all members and seven days; `small` has a tenth of the members and three days. Both are written in
 * seconds.
 */
export const seedSizes = ['demo', 'week', 'small'] as const;
export type SeedSize = (typeof seedSizes)[number];
