import type { BalanceValue } from './wallet.ts';

/** `GET /wps/events` is a stream of these, one JSON object for each `data:` line. Source: calls.md §7.1. */
export type PushEvent =
  /** Sent on every (re)connect, so that nothing missed in between matters. */
  | { kind: 'state'; balance: BalanceValue }
  | { kind: 'balance'; balance: BalanceValue }
  | { kind: 'status' }
  /** The session of this stream was ended elsewhere; nothing follows. */
  | { kind: 'sessionEnded' }
  /** The brand's winner board is another: it is asked for. */
  | { kind: 'winner' };
