import type { z } from 'zod';
import type { CommonRefusal, RefusalCode, SessionRefusal } from './refusals.ts';
import type { Route } from './routes.ts';

/** `none` never needs a session, `optional` answers a member more, `required` is refused with `loginRequired` without one. */
export type SessionNeed = 'none' | 'optional' | 'required';

export interface CallTerms {
  session: SessionNeed;
  /** Who may call beyond having a session. */
  role?: 'agent';
  input: z.ZodType;
  output: z.ZodType;
  /** What this call in particular may be refused for; the common codes need no mention. */
  refusals: readonly RefusalCode[];
  /** Calls a minute of one account or, without a session, one address. Reads have 120 and writes 30 unless said. */
  perMinute?: number;
  /** The same for an hour, for what is guessed at. */
  perHour?: number;
}

export type Call = Route & CallTerms;

/** One entry of the table: where it is, who may ask, what, and what may be answered. */
export function defineCall<const R extends Route, const T extends CallTerms>(route: R, terms: T): R & T {
  return { ...route, ...terms };
}

/** Calls a minute that one account or one network may make. */
export const perMinuteOf = ({ method, perMinute }: Call): number => perMinute ?? (method === 'GET' ? 120 : 30);

/** What the caller gives. */
export type InputOf<C extends CallTerms> = z.input<C['input']>;
/** What the handler gets: defaults filled in, text trimmed. */
export type ParsedOf<C extends CallTerms> = z.output<C['input']>;
export type OutputOf<C extends CallTerms> = z.input<C['output']>;
/** What the handler itself may refuse with. */
export type RefusalOf<C extends CallTerms> = C['refusals'][number] | 'invalidInput';
/** What the caller may be refused with. */
export type AnyRefusalOf<C extends CallTerms> = RefusalOf<C> | CommonRefusal | (C['session'] extends 'none' ? never : SessionRefusal);
