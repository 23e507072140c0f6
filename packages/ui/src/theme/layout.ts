import { breakpoint } from './tokens';

/** Where the side menu is a drawer, and on phones the bottom bar stands. Layout is CSS alone: a painted page knows no width. */
export const media = {
  narrow: `@media (max-width: ${breakpoint.narrow - 0.02}px)`,
  phone: `@media (max-width: ${breakpoint.phone - 0.02}px)`,
  compact: `@media (max-width: ${breakpoint.compact - 0.02}px)`,
  /** Narrower than the header with the categories in it. */
  medium: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
  /** Narrower than the header with a search field in it: a member's balance takes more of it. */
  tight: '@media (max-width: 1119.98px)',
  membersTight: '@media (max-width: 1279.98px)',
  /** Wide, yet narrower than the header with the categories and a member's balance in it. */
  membersWide: `@media (min-width: ${breakpoint.compact}px) and (max-width: 1679.98px)`,
} as const;

/** In CSS pixels. */
export const size = { header: 68, headerPhone: 58, menu: 236, rail: 76, bottomBar: 60 } as const;
