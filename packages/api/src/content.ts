import { z } from 'zod';
import { defineCall } from './call.ts';
import { languageCode, time } from './common.ts';
import { picture } from './games.ts';

/** A banner picture for the light and the dark scheme; width and height of the file in pixels. */
const bannerPicture = z.object({ url: z.string(), urlDark: z.string(), width: z.int(), height: z.int() });
export type BannerPicture = z.infer<typeof bannerPicture>;

/** Source: API-04. */
export const banner = z.object({
  /** Picture for the light scheme; `urlDark` is for the dark scheme. */
  url: z.string(),
  linkageType: z.enum(['GAME', 'CATEGORY', 'PROMOTION', 'LINK', 'NONE']),
  groupName: z.string(),
  /** A game's node id, a game category, a promotion's id or an https address, depending on `linkageType`; always an existing target. */
  target: z.string(),
  alt: z.string(),
  urlDark: z.string(),
  width: z.int(),
  height: z.int(),
  /** The crop for phones. */
  phone: bannerPicture.nullable(),
  /**
   * Crops for wider frames, ascending by width: `desktop` up to 2.7 times as wide as high, `wide` up to 4.1, `low` up to 6.7 for the head
   * of a list. Empty when the banner has no such crop or the browser saves data; `url` is shown then.
   */
  crops: z.object({ desktop: z.array(bannerPicture), wide: z.array(bannerPicture), low: z.array(bannerPicture) }),
  overline: z.string(),
  title: z.string(),
  text: z.string(),
});
export type Banner = z.infer<typeof banner>;

/** Source: API-04. `content` is HTML, sanitized when it was written; sanitize it again before showing it. */
export const announcement = z.object({ id: z.string(), title: z.string(), startDate: time, content: z.string() });
export type Announcement = z.infer<typeof announcement>;

/** A for members, B for visitors, F for members at their first login. Source: LOB-10. */
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

export const announcements = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Lists banners, notices, pop-ups, promotions and announcements',
  example: { types: 'B,H' },
  session: 'optional',
  input: z.object({
    /** Content types, separated by commas: B banners, PL notices, PU pop-ups, PR promotions, H announcements. */
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

/** A member's status in a promotion; `join` for visitors when the promotion can be joined. Source: docs/domain.md DR-7.1. */
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
  /** URL slug, e.g. lotus-week. */
  id: z.string(),
  kind: z.enum(['MISSION', 'REBATE', 'REFERRAL', 'DEPOSIT', 'RACE', 'VIP']),
  title: z.string(),
  text: z.string(),
  /** Null while the start day is not settled. */
  startDate: time.nullable(),
  /** Null for a permanent promotion. */
  endDate: time.nullable(),
  status: promotionStatus,
  /** Wide pictures without text, ascending by width, for the light and the dark scheme. */
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

/** `content` is the HTML of the terms, sanitized when it was written; joining accepts the terms of `version`. */
export const promotionValue = promotionCard.extend({ content: z.string(), version: z.int() });
export type PromotionValue = z.infer<typeof promotionValue>;

/** Promotions that are running, upcoming and over, in that order. Members on a break or excluded see none. */
export const promotions = defineCall({
  method: 'GET',
  path: '/wps/promotions',
  summary: 'Lists promotions',
  session: 'optional',
  input: z.object({ language: languageCode.optional() }),
  output: promotionsValue,
  refusals: [],
});

export const promotion = defineCall({
  method: 'GET',
  path: '/wps/promotions/detail',
  summary: 'Reads one promotion',
  example: { id: '1' },
  session: 'optional',
  input: z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/), language: languageCode.optional() }),
  output: promotionValue,
  refusals: ['notFound'],
});
