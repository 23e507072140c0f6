import { z } from 'zod';
import { defineCall } from './call.ts';
import { languageCode, saidIn, time } from './common.ts';

/** Number of unread messages and notices to players. */
export const unreadCount = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'Counts the messages and notices not yet read',
  session: 'required',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
  refusals: [],
  perMinute: 60,
});

/** Marks the given messages or notices, or all of a box, as read. Returns how many of both remain unread. */
export const readMessages = defineCall({
  method: 'PUT',
  path: '/wps/messages',
  summary: 'Marks messages or notices as read',
  example: { box: 'notice', ids: 'all' },
  session: 'required',
  account: 'real',
  input: z.object({
    box: z.enum(['message', 'notice']),
    ids: z.union([z.literal('all'), z.array(z.string().regex(/^\d{1,9}$/)).max(100)]),
  }),
  output: z.object({ unread: z.int() }),
  refusals: [],
});

/** HTML, sanitized when it was written; sanitize it again before showing it. */
export const helpArticle = z.object({ id: z.string(), title: z.string(), content: z.string(), group: z.string(), saidIn });

/** `articles` are ordered by group: START, MONEY, PLAY, SAFETY, INSTALL. `term` is the HTML of the terms, said in `termSaidIn`. */
export const helpCentreValue = z.object({ articles: z.array(helpArticle), term: z.string(), termSaidIn: saidIn });
export type HelpCentreValue = z.infer<typeof helpCentreValue>;

export const helpCentre = defineCall({
  method: 'GET',
  path: '/wps/system/helpCenter',
  summary: 'Reads the help articles and the terms',
  session: 'none',
  input: z.object({ lang: languageCode.optional(), device: z.string().max(20).default('WEB') }),
  output: helpCentreValue,
  refusals: [],
});

/** Installation of the app: the link, its QR code, and instructions for each kind of phone (HTML, as in `helpArticle`). */
export const downloadValue = z.object({
  url: z.url(),
  /** Expiry of the member's code in `url`; null without a code. */
  codeExpiresAt: time.nullable(),
  /** Null when the brand has no instructions. */
  ios: helpArticle.nullable(),
  android: helpArticle.nullable(),
});
export type DownloadValue = z.infer<typeof downloadValue>;

/**
 * For members, the link carries a code that logs in once within a minute.
 *
 * Source: RTE-11, docs/decisions/site.md "Tokens leave the address bar".
 */
export const download = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/system/download',
  summary: 'Tells where the app is had',
  note: 'For a member the link holds a code that logs in once, within a minute.',
  session: 'optional',
  input: z.object({ language: languageCode.optional() }),
  output: downloadValue,
  refusals: [],
  perMinute: 30,
});

/** Chats on offer: a desk with people, or the house's automatic one, available at any hour. Source: SYS-15. */
export const chatModels = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  summary: 'Lists the desks that can be chatted with',
  session: 'none',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string(), online: z.boolean() })) }),
  refusals: [],
});

/** Opens a chat in a frame of the chat room; by default the first available one. */
export const launchChat = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Gives the address of a chat',
  session: 'none',
  input: z.object({ modelId: z.string().max(40).optional() }),
  output: z.object({ chatUrl: z.string() }),
  refusals: ['notFound', 'unavailable'],
  perMinute: 10,
});
