import { z } from 'zod';
import { defineCall } from './call.ts';
import { time } from './common.ts';
import { feedbackContent, feedbackThread } from './inbox.ts';
import { feedbackTypes, MAX_CHAT_ANSWER } from './messageKinds.ts';

const ticket = z.string().max(20);

/**
 * How a member's chat stands. `waiting`: nobody has taken it. `taken`: an operator answers. `over`: it goes on as a ticket, or is closed.
 * Source: MEM-09.
 */
export const chatState = z.enum(['waiting', 'taken', 'over']);

const chatValue = z.object({
  /** An operator is there to chat. Without one, a new chat becomes a ticket at once. */
  isStaffed: z.boolean(),
  /** Null before the first chat. A chat is a ticket that is live: `thread.id` is its reference. */
  current: z
    .object({
      state: chatState,
      /** Place in the queue from 1; null unless `waiting`. */
      place: z.int().nullable(),
      /** Name of the operator who answers; null unless `taken`. */
      by: z.string().nullable(),
      thread: feedbackThread,
    })
    .nullable(),
});
export type ChatValue = z.infer<typeof chatValue>;

export const chat = defineCall({
  method: 'GET',
  path: '/wps/chat',
  summary: 'Reads the own chat with a person',
  note: 'The live one; with `id`, that one, live or not. The event `chat` tells when it has changed.',
  session: 'required',
  account: 'real',
  input: z.object({ id: ticket.optional() }),
  output: chatValue,
  refusals: [],
});

export const openChat = defineCall({
  method: 'PUT',
  path: '/wps/chat',
  summary: 'Asks for a chat with a person',
  note: 'Where nobody is there, it becomes a ticket, and the answer comes into the inbox. `conflict`: a chat is live already.',
  example: { type: 'game', content: 'The reels stand still.' },
  session: 'required',
  account: 'real',
  input: z.object({ type: z.enum(feedbackTypes), content: feedbackContent }),
  output: chatValue,
  refusals: ['conflict'],
  perHour: 10,
});

export const sayInChat = defineCall({
  method: 'POST',
  path: '/wps/chat',
  summary: 'Writes into the own chat',
  note: '`conflict`: it is not live any more.',
  example: { id: 'FB-4K7M2Q9X', content: 'It happened again.' },
  session: 'required',
  account: 'real',
  input: z.object({ id: ticket, content: feedbackContent }),
  output: chatValue,
  refusals: ['notFound', 'conflict'],
  perMinute: 20,
});

export const leaveChat = defineCall({
  method: 'DELETE',
  path: '/wps/chat',
  summary: 'Leaves the own chat, which goes on as a ticket',
  example: { id: 'FB-4K7M2Q9X' },
  session: 'required',
  account: 'real',
  input: z.object({ id: ticket }),
  output: chatValue,
  refusals: ['notFound'],
});

const id = z.int().min(1).max(2_147_483_647);

const deskChat = z.object({
  id,
  accountId: z.int(),
  username: z.string(),
  state: chatState.exclude(['over']),
  /** When it was asked for. */
  at: time,
  /** Who answers; null while it waits. */
  by: z.string().nullable(),
  isOwn: z.boolean(),
  thread: feedbackThread,
});
export type DeskChat = z.infer<typeof deskChat>;

const deskChatsValue = z.object({
  /** The operator who asks takes chats. */
  isOnDuty: z.boolean(),
  /** Live chats, the one that was asked for first in front. */
  list: z.array(deskChat),
});

/** Source: OPR-02. */
const ofDesk = { session: 'required', role: 'operator', act: 'decideCases' } as const;

export const deskChats = defineCall({
  ...ofDesk,
  method: 'GET',
  path: '/wps/operator/chats',
  summary: 'Lists the chats that wait or are open',
  note: 'The event `chat` tells when one has changed.',
  input: z.object({}),
  output: deskChatsValue,
  refusals: ['forbidden'],
});

export const setChatDuty = defineCall({
  ...ofDesk,
  method: 'PUT',
  path: '/wps/operator/chats',
  summary: 'Says whether the operator takes chats',
  note: 'Holds for a minute; the desk says it again while its page is open.',
  example: { isOnDuty: true },
  input: z.object({ isOnDuty: z.boolean() }),
  output: deskChatsValue,
  refusals: ['forbidden'],
});

export const takeChat = defineCall({
  ...ofDesk,
  method: 'POST',
  path: '/wps/operator/chats/take',
  summary: 'Takes a chat that waits',
  note: '`conflict`: another operator has it.',
  example: { id: 1 },
  input: z.object({ id }),
  output: deskChatsValue,
  refusals: ['forbidden', 'notFound', 'conflict'],
});

export const answerChat = defineCall({
  ...ofDesk,
  method: 'POST',
  path: '/wps/operator/chats/answer',
  summary: 'Writes into a chat that the operator has taken',
  example: { id: 1, content: 'I am looking into it.' },
  input: z.object({ id, content: z.string().trim().min(1).max(MAX_CHAT_ANSWER) }),
  output: deskChatsValue,
  refusals: ['forbidden', 'notFound', 'conflict'],
  perMinute: 60,
});

export const endChat = defineCall({
  ...ofDesk,
  method: 'POST',
  path: '/wps/operator/chats/end',
  summary: 'Ends a chat that the operator has taken, and closes its ticket',
  example: { id: 1 },
  input: z.object({ id }),
  output: deskChatsValue,
  refusals: ['forbidden', 'notFound', 'conflict'],
});
