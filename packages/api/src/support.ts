import { z } from 'zod';
import { defineCall } from './call.ts';
import { languageCode, time, transferId } from './common.ts';
import { routes } from './routes.ts';
import { line } from './system.ts';

export const domainRoutes = defineCall(routes.domainRoutes, {
  session: 'none',
  input: z.object({ device: z.string().max(20).optional() }),
  output: z.object({ list: z.array(line) }),
  refusals: [],
});

/** Source: spec §4 "Feedback question types", §5 and §9 for the limits. */
export const feedback = defineCall(
  { method: 'PUT', path: '/wps/feedback' },
  {
    session: 'optional',
    input: z.object({
      type: z.enum(['deposit', 'withdrawal', 'game', 'customer service', 'application', 'other']),
      content: z.string().trim().min(1).max(140),
      uploads: z.array(z.string()).max(3).optional(),
      contact: z.string().optional(),
    }),
    output: z.object({ id: z.string() }),
    refusals: ['botCheckFailed'],
  },
);

export const claimRaffle = defineCall(
  { method: 'POST', path: '/wps/relay/MCS2_claimRafflePromotion' },
  {
    session: 'required',
    input: z.object({ promotionId: z.string(), transferId }),
    output: z.object({ prize: z.string(), fair: z.object({ seedHash: z.string(), nonce: z.int() }) }),
    refusals: ['needsRealAccount', 'alreadyClaimed', 'notFound'],
    perMinute: 10,
  },
);

/** How many of the notices to players one has not read. */
export const unreadCount = defineCall(routes.unreadCount, {
  session: 'required',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
  refusals: [],
  perMinute: 60,
});

/** Marks notices as read, those with the ids given or all. What is left unread is answered. */
export const readMessages = defineCall(routes.readMessages, {
  session: 'required',
  input: z.object({ box: z.literal('notice'), ids: z.union([z.literal('all'), z.array(z.string().regex(/^\d{1,9}$/)).max(100)]) }),
  output: z.object({ unread: z.int() }),
  refusals: ['needsRealAccount'],
});

/** HTML, cleaned when it was written; clean it again before showing it. */
export const helpArticle = z.object({ id: z.string(), title: z.string(), content: z.string(), group: z.string() });

/** `articles` in their order, group by group: START, MONEY, PLAY, SAFETY, INSTALL. `term` is the HTML of the terms. */
export const helpCentreValue = z.object({ articles: z.array(helpArticle), term: z.string() });
export type HelpCentreValue = z.infer<typeof helpCentreValue>;

export const helpCentre = defineCall(routes.helpCentre, {
  session: 'none',
  input: z.object({ lang: languageCode.optional(), device: z.string().max(20).default('WEB') }),
  output: helpCentreValue,
  refusals: [],
});

/** How to get the app: where its link and its QR lead, and what to do on each kind of phone (HTML, as `helpArticle`). */
export const downloadValue = z.object({
  url: z.url(),
  /** Until when the member's code in `url` counts; null where it carries none. */
  codeExpiresAt: time.nullable(),
  /** Null where the brand says nothing of it. */
  ios: helpArticle.nullable(),
  android: helpArticle.nullable(),
});
export type DownloadValue = z.infer<typeof downloadValue>;

/** For a member the link carries a code that logs in once within a minute. Source: RTE-11, design §9 "Token in the query string". */
export const download = defineCall(routes.download, {
  session: 'optional',
  input: z.object({ language: languageCode.optional() }),
  output: downloadValue,
  refusals: [],
  perMinute: 30,
});

/** Who can be chatted with: a person's desk, or the house's own that answers at any hour. Source: SYS-15. */
export const chatModels = defineCall(routes.chatModels, {
  session: 'none',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), online: z.boolean() })) }),
  refusals: [],
});

/** Where a chat goes on, in a frame of the chat room; with the first one that is there, unless said. */
export const launchChat = defineCall(routes.launchChat, {
  session: 'none',
  input: z.object({ modelId: z.string().max(40).optional() }),
  output: z.object({ chatUrl: z.string() }),
  refusals: ['notFound', 'unavailable'],
  perMinute: 10,
});
