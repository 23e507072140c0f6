import { z } from 'zod';
import { balanceValue } from './wallet.ts';

/** `GET /wps/events` is a stream of these, one JSON object for each `data:` line. Source: calls.md §7.1. */
export const pushEvent = z.discriminatedUnion('kind', [
  /** Sent on every (re)connect, so that nothing missed in between matters. */
  z.object({ kind: z.literal('state'), balance: balanceValue }),
  z.object({ kind: z.literal('balance'), balance: balanceValue }),
  z.object({ kind: z.literal('status') }),
  /** The session of this stream was ended elsewhere; nothing follows. */
  z.object({ kind: z.literal('sessionEnded') }),
  /** The brand's winner board is another: it is asked for. */
  z.object({ kind: z.literal('winner') }),
]);
export type PushEvent = z.infer<typeof pushEvent>;
