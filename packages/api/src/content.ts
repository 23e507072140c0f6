import { z } from 'zod';
import { defineCall } from './call.ts';
import { languageCode, time } from './common.ts';
import { picture } from './games.ts';
import { routes } from './routes.ts';

/** A picture of a banner, in the light scheme and in the dark one; width and height in pixels of the file. */
const bannerPicture = z.object({ url: z.string(), urlDark: z.string(), width: z.int(), height: z.int() });
export type BannerPicture = z.infer<typeof bannerPicture>;

/** Source: spec §3 "Banner"; calls.md §2. */
export const banner = z.object({
  /** For the light scheme; `urlDark` is for the dark one. */
  url: z.string(),
  linkageType: z.enum(['GAME', 'CATEGORY', 'PROMOTION', 'LINK', 'NONE']),
  groupName: z.string(),
  /** A game's node id, a kind of games, a promotion's id or an https address, as `linkageType` says; it exists and may be opened. */
  target: z.string(),
  alt: z.string(),
  urlDark: z.string(),
  width: z.int(),
  height: z.int(),
  /** The crop for phones. */
  phone: bannerPicture.nullable(),
  /**
   * The crops for wider frames, each ascending by width: `desktop` up to 2.7 times as wide as high, `wide` up to 4.1, `low` up to 6.7 for the
   * head of a list. Empty where the banner has no such crop or the browser saves data; then `url` serves.
   */
  crops: z.object({ desktop: z.array(bannerPicture), wide: z.array(bannerPicture), low: z.array(bannerPicture) }),
  overline: z.string(),
  title: z.string(),
  text: z.string(),
});
export type Banner = z.infer<typeof banner>;

/** Source: spec §3 "Announcement". `content` is HTML, cleaned when it was written; clean it again before showing it. */
export const announcement = z.object({ id: z.string(), title: z.string(), startDate: time, content: z.string() });
export type Announcement = z.infer<typeof announcement>;

/** A for members, B for visitors, F for members at their first login. Source: spec §4 "Popups". */
export const popup = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  execution: z.enum(['A', 'B', 'F']),
  promotionType: z.string(),
});
export type Popup = z.infer<typeof popup>;

export const notice = z.object({ id: z.string(), title: z.string() });
export type Notice = z.infer<typeof notice>;

export const announcementsValue = z.object({
  banners: z.array(banner),
  playerNotices: z.array(notice),
  popup: z.array(popup),
  promotion: z.array(announcement),
  announcements: z.array(announcement),
});

export type AnnouncementsValue = z.infer<typeof announcementsValue>;

export const announcements = defineCall(routes.announcements, {
  session: 'optional',
  input: z.object({
    /** Of B banners, PL notices, PU pop-ups, PR promotions, H announcements; separated by commas. */
    types: z
      .string()
      .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
      .default('B,PL,PU,PR,H'),
    platform: z.literal('W').optional(),
    execution: z.enum(['A', 'B', 'F']).optional(),
    language: languageCode.optional(),
    audience: z.enum(['site', 'agent']).default('site'),
  }),
  output: announcementsValue,
  refusals: [],
});

/** Where a member stands with a promotion; a visitor with one that can be joined: join. Source: spec §4 "Activity statuses". */
export const promotionStatus = z.enum([
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming soon',
]);
export type PromotionStatus = z.infer<typeof promotionStatus>;

export const promotionCard = z.object({
  /** Its name in addresses, e.g. lotus-week. */
  id: z.string(),
  kind: z.enum(['MISSION', 'REBATE', 'REFERRAL', 'DEPOSIT', 'RACE', 'VIP']),
  title: z.string(),
  text: z.string(),
  startDate: time,
  /** Null for one that stays. */
  endDate: time.nullable(),
  status: promotionStatus,
  /** Wide, ascending by width, without letters; for the light scheme and for the dark one. */
  pictures: z.array(picture),
  picturesDark: z.array(picture),
  /** The crop for phones. */
  phonePictures: z.array(picture),
  phonePicturesDark: z.array(picture),
  alt: z.string(),
});
export type PromotionCard = z.infer<typeof promotionCard>;

export const promotionsValue = z.object({ list: z.array(promotionCard) });
export type PromotionsValue = z.infer<typeof promotionsValue>;

/** `content` is the HTML of the terms, cleaned when it was written; `version` is what is accepted by joining. */
export const promotionValue = promotionCard.extend({ content: z.string(), version: z.int() });
export type PromotionValue = z.infer<typeof promotionValue>;

/** What is on, what is coming and what is over, in that order. Nobody who takes a break or is excluded is shown any. */
export const promotions = defineCall(routes.promotions, {
  session: 'optional',
  input: z.object({ language: languageCode.optional() }),
  output: promotionsValue,
  refusals: [],
});

export const promotion = defineCall(routes.promotion, {
  session: 'optional',
  input: z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/), language: languageCode.optional() }),
  output: promotionValue,
  refusals: ['notFound'],
});
