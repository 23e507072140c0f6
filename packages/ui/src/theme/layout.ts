import { breakpoint } from './tokens';

/**
 * Media queries: where the side menu is a drawer, and where phones show the bottom bar. Layout is CSS only, because a server-rendered page
 * has no width.
 */
export const media = {
  narrow: `@media (max-width: ${breakpoint.narrow - 0.02}px)`,
  phone: `@media (max-width: ${breakpoint.phone - 0.02}px)`,
  compact: `@media (max-width: ${breakpoint.compact - 0.02}px)`,
  /** Narrower than the header with categories. */
  medium: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
  /** Narrower than the header with a search field and a member's balance. */
  tight: '@media (max-width: 1119.98px)',
  membersTight: '@media (max-width: 1279.98px)',
  /** Wide, but narrower than the header with categories and a member's balance. */
  membersWide: `@media (min-width: ${breakpoint.compact}px) and (max-width: 1679.98px)`,
} as const;

/** Sizes in CSS pixels. */
export const size = { header: 68, headerPhone: 58, menu: 236, rail: 76, bottomBar: 60 } as const;
