import { z } from 'zod';
import { balanceValue } from './wallet.ts';

/**
 * A message of the stream `GET /wps/events`: one JSON object for each `data:` line.
 *
 * Source: docs/architecture.md "What runs beside the calls".
 */
export const pushEvent = z.discriminatedUnion('kind', [
  /** Sent for each wallet on every connect and reconnect, so that missed messages do not matter. */
  z.object({ kind: z.literal('state'), balance: balanceValue }),
  /** Sent for each wallet when the money of one has moved; its currency says which it is. */
  z.object({ kind: z.literal('balance'), balance: balanceValue }),
  /** Number of unread messages and notices, sent on connecting and when a message has arrived. */
  z.object({ kind: z.literal('unread'), unread: z.int() }),
  z.object({ kind: z.literal('status') }),
  /** The session of this stream was ended elsewhere; the stream closes. */
  z.object({ kind: z.literal('sessionEnded') }),
  /** The winner board changed; the client loads it again. */
  z.object({ kind: z.literal('winner') }),
  /** A jackpot dropped; the client asks whose it is. */
  z.object({ kind: z.literal('jackpot') }),
  /** A chat of the member, or one that the desk shows, changed; the client asks for it again. */
  z.object({ kind: z.literal('chat') }),
]);
export type PushEvent = z.infer<typeof pushEvent>;
