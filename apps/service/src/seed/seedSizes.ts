/** Sizes of the demo's data. `small` has a tenth of the members and three days, and is written in seconds. */
export const seedSizes = ['demo', 'small'] as const;
export type SeedSize = (typeof seedSizes)[number];
