import { z } from 'zod';
import { countGraphemes } from './countGraphemes.ts';
import { defineCall } from './call.ts';
import { altcha } from './captcha.ts';
import { amountMinor, currency, languageCode, pageNo, pageSize, saidIn, time, uploadIds } from './common.ts';
import { feedbackTypes, inboxBoxes, MAX_FEEDBACK, messageKinds } from './messageKinds.ts';

const inboxBox = z.enum(inboxBoxes);

const shown = { id: z.string(), at: time, isRead: z.boolean(), saidIn };

/** A message: the texts of its `kind` with `values` in their places; an amount is formatted by the reader's browser. */
const ownMessage = z.object({
  ...shown,
  box: z.literal('message'),
  kind: z.enum(messageKinds),
  values: z.record(z.string(), z.union([z.string(), z.object({ amountMinor, currency })])),
});

/** A notice; `content` is HTML, sanitized when it was written. Sanitize it again before showing it. */
const playerNotice = z.object({ ...shown, box: z.literal('notice'), title: z.string(), content: z.string() });

export const inboxItem = z.discriminatedUnion('box', [ownMessage, playerNotice]);
export type InboxItem = z.infer<typeof inboxItem>;

/** Number of unread items by box. */
const unreadByBox = z.object({ message: z.int(), notice: z.int() });

/** A page of one box, newest first. Source: MEM-08. */
export const messages = defineCall({
  method: 'GET',
  path: '/wps/messages',
  summary: 'Lists own messages, or the notices to players',
  example: { box: 'message' },
  session: 'required',
  input: z.object({ box: inboxBox, language: languageCode.optional(), page: pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(inboxItem), total: z.int(), unread: unreadByBox }),
  refusals: [],
});

/** Removes messages or notices from the member's own list. Returns how many remain unread. */
export const deleteMessages = defineCall({
  method: 'DELETE',
  path: '/wps/messages',
  summary: 'Removes own messages, or notices from the own list',
  example: { box: 'message', ids: 'all' },
  session: 'required',
  account: 'real',
  input: z.object({
    box: inboxBox,
    /** Ids separated by commas, or `all`. */
    ids: z.string().regex(/^(all|\d{1,9}(,\d{1,9}){0,99})$/),
  }),
  output: z.object({ unread: z.int() }),
  refusals: [],
});

/** Counted in graphemes, as its writer counts. Source: REG-10, REG-20. */
export const feedbackContent = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .refine((text) => countGraphemes(text) <= MAX_FEEDBACK, { message: 'too long' });

/**
 * Opens a ticket. A visitor names a contact, to which the answers go, and solves a bot check; a trial account counts as a visitor. `id` is the
 * reference that the answers name.
 *
 * Source: MEM-09, and REG-10 for the limits.
 */
export const feedback = defineCall({
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Sends feedback',
  note: 'Visitors send `contact`, an e-mail address or another way to reach them, and the solved bot check `altcha`. Only members send pictures.',
  example: { type: 'game', content: 'The reels stand still.' },
  session: 'optional',
  input: z.object({
    type: z.enum(feedbackTypes),
    content: feedbackContent,
    uploads: uploadIds.optional(),
    contact: z.string().trim().min(3).max(100).optional(),
    altcha: altcha.optional(),
  }),
  output: z.object({ id: z.string() }),
  refusals: ['botCheckFailed'],
  perHour: 5,
});

/** `open` waits for customer service, `answered` for nobody: its sender may write again. Nothing is added to a `closed` one. */
export const feedbackStatus = z.enum(['open', 'answered', 'closed']);
export type FeedbackStatus = z.infer<typeof feedbackStatus>;

/** A ticket with everything written so far, oldest first. `reference` names a single text. */
export const feedbackThread = z.object({
  id: z.string(),
  type: z.enum(feedbackTypes),
  status: feedbackStatus,
  openedAt: time,
  changedAt: time,
  posts: z.array(z.object({ reference: z.string(), by: z.enum(['sender', 'service']), text: z.string(), pictures: z.int(), at: time })),
});
export type FeedbackThread = z.infer<typeof feedbackThread>;

export const myFeedback = defineCall({
  method: 'GET',
  path: '/wps/feedback',
  summary: 'Lists own feedback with its answers, what changed last first',
  session: 'required',
  account: 'real',
  input: z.object({ page: pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(feedbackThread), total: z.int() }),
  refusals: [],
});

/** Adds a text to an own ticket, which then waits for customer service again. `conflict`: it is closed. */
export const answerFeedback = defineCall({
  method: 'POST',
  path: '/wps/feedback',
  summary: 'Writes more to own feedback',
  example: { id: 'FB-4K7M2Q9X', content: 'It happened again.' },
  session: 'required',
  account: 'real',
  input: z.object({ id: z.string().max(20), content: feedbackContent, uploads: uploadIds.optional() }),
  output: feedbackThread,
  refusals: ['notFound', 'conflict'],
  perHour: 20,
});

/** Address at which the push service of a browser takes messages. */
const pushEndpoint = z.url().max(1000);

export const pushKey = defineCall({
  method: 'GET',
  path: '/wps/push',
  summary: 'Returns the key that browsers need to receive push messages',
  session: 'required',
  account: 'real',
  input: z.object({}),
  /** Public key of VAPID in base64url. */
  output: z.object({ key: z.string() }),
  refusals: [],
});

export const allowPush = defineCall({
  method: 'PUT',
  path: '/wps/push',
  summary: 'Lets a browser receive push messages of the member',
  note: 'They say that there is a message, never what it says. A browser belongs to whoever has allowed it last; ten browsers at most.',
  example: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/example',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  session: 'required',
  account: 'real',
  input: z.object({
    endpoint: pushEndpoint,
    /** Public key of the browser, in base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** Secret that the browser shares with the sender, in base64url. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
  output: z.null(),
  refusals: [],
  perHour: 20,
});

export const forbidPush = defineCall({
  method: 'DELETE',
  path: '/wps/push',
  summary: 'Ends the push messages to a browser',
  example: { endpoint: 'https://fcm.googleapis.com/fcm/send/example' },
  session: 'required',
  account: 'real',
  input: z.object({ endpoint: pushEndpoint }),
  output: z.null(),
  refusals: [],
});
