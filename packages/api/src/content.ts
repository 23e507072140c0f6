import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, languageCode, saidIn, time } from './common.ts';
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
  saidIn,
});
export type Banner = z.infer<typeof banner>;

/** Source: API-04. `content` is HTML, sanitized when it was written; sanitize it again before showing it. */
export const announcement = z.object({ id: z.string(), title: z.string(), startDate: time, content: z.string(), saidIn });
export type Announcement = z.infer<typeof announcement>;

/** A for members, B for visitors, F for members at their first login. Source: LOB-10. */
export const popup = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  execution: z.enum(['A', 'B', 'F']),
  promotionType: z.string(),
  saidIn,
});
export type Popup = z.infer<typeof popup>;

export const notice = z.object({ id: z.string(), title: z.string(), saidIn });
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

/** URL slug, e.g. lotus-week. */
export const promotionId = z.string().regex(/^[a-z0-9-]{1,60}$/);

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
  saidIn,
});
export type PromotionCard = z.infer<typeof promotionCard>;

export const promotionsValue = z.object({ list: z.array(promotionCard) });
export type PromotionsValue = z.infer<typeof promotionsValue>;

/** Describes what a promotion gives, in the reader's currency. Source: docs/domain.md DR-7.5. */
export const promotionOffer = z.object({
  /** 'match': a share of a deposit. 'cashback': a share of a week's losses. 'review': an amount on application. 'raffle': a draw. */
  kind: z.enum(['match', 'cashback', 'review', 'raffle']),
  every: z.enum(['once', 'day', 'week']),
  currency,
  /** Share of the deposit or the loss, in parts per million; null for others. */
  ratePpm: z.int().nullable(),
  /** Smallest deposit, smallest cashback, or valid bets of the day that a draw needs; null for none. */
  leastMinor: amountMinor.nullable(),
  /** Largest bonus. */
  mostMinor: amountMinor,
  /** How many times it has to be played before a withdrawal; with the deposit, where it is a share of one. */
  multiple: z.int(),
  /** An application needs a picture. */
  needsPictures: z.boolean(),
  /** Prizes of a raffle with their chances in parts per million; draws beyond them win nothing. */
  prizes: z.array(z.object({ amountMinor, chancePpm: z.int() })),
  /** SHA-256 of the seed of today's draws; null unless it is a raffle. */
  seedHash: z.string().nullable(),
});
export type PromotionOffer = z.infer<typeof promotionOffer>;

/** A draw of a raffle: `drawPrize` of the first number of the fair stream repeats it. */
const raffleDraw = z.object({
  at: time,
  amountMinor,
  seedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** The seed; null until its day is over. */
  serverSeed: z.string().nullable(),
});

/** A member's part in a promotion. */
const ownPromotion = z.object({
  /** Amount that can be claimed now, and the one that has to be played after it; null when nothing can. */
  claimable: z.object({ amountMinor, needMinor: amountMinor }).nullable(),
  /** Amount that was credited; null before. */
  creditedMinor: amountMinor.nullable(),
  /** Terms that the member has accepted, as they were then; null before. */
  accepted: z.object({ version: z.int(), at: time, content: z.string() }).nullable(),
  remark: z.string().nullable(),
  /** Why an application was rejected. */
  reason: z.string().nullable(),
  /** The member's last draw. */
  draw: raffleDraw.nullable(),
});
export type OwnPromotion = z.infer<typeof ownPromotion>;

/**
 * `content` is the HTML of the terms, sanitized when it was written; joining accepts the terms of `version`. `offer` is null where nothing can be
 * claimed, `own` for visitors.
 */
export const promotionValue = promotionCard.extend({
  content: z.string(),
  version: z.int(),
  offer: promotionOffer.nullable(),
  own: ownPromotion.nullable(),
});
export type PromotionValue = z.infer<typeof promotionValue>;

/** Promotions that are running, upcoming and over, in that order. Members who are frozen, on a break or excluded see none. */
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
  input: z.object({ id: promotionId, language: languageCode.optional() }),
  output: promotionValue,
  refusals: ['notFound'],
});
