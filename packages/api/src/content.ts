import { z } from 'zod';
import { defineCall } from './call.ts';
import { languageCode, time } from './common.ts';
import { routes } from './routes.ts';

/** Source: spec §3 "Banner"; calls.md §2. */
export const banner = z.object({
  url: z.string(),
  linkageType: z.enum(['GAME', 'CATEGORY', 'PROMOTION', 'LINK', 'NONE']),
  groupName: z.string(),
  target: z.string(),
  alt: z.string(),
  urlDark: z.string(),
  width: z.int(),
  height: z.int(),
  /** The crop for phones. */
  phone: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
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

export const notice = z.object({ id: z.string(), title: z.string() });
export type Notice = z.infer<typeof notice>;

export const announcementsValue = z.object({
  banners: z.array(banner),
  playerNotices: z.array(notice),
  popup: z.array(popup),
  promotion: z.array(announcement),
  announcements: z.array(announcement),
});

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
