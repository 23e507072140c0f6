import type { DeskAct } from './deskRoles.ts';
import type { z } from 'zod';
import type { CommonRefusal, RefusalCode, SessionRefusal } from './refusals.ts';

/** The method, path and transport of a call: all that the browser needs to make one. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Sends the body as JWE compact. */
  enc?: true;
  /** Sends the body as a form. */
  form?: true;
  /** Sends the body as parts, one of which is a file. */
  multipart?: true;
}

/** `none`: needs no session. `optional`: answers members in more detail. `required`: refuses with `loginRequired` without a session. */
export type SessionNeed = 'none' | 'optional' | 'required';

/**
 * Accounts that a call is open to. `any`: every member. `real`: refuses trial accounts. `active`: also refuses those that are frozen, excluded
 * or on a break. Source: RES-02, docs/domain.md DR-23.6.
 */
export type AccountNeed = 'any' | 'real' | 'active';

export interface CallTerms {
  /** One-line summary of the call. */
  summary: string;
  /** Details beyond the summary, in Markdown. */
  note?: string;
  session: SessionNeed;
  /**
   * Role that the caller needs, beyond a session. The session of an operator is of its own kind: it opens these calls alone, and no other
   * session opens one. They are answered in every state of the brand.
   */
  role?: 'agent' | 'operator';
  /** Accounts of members that it is open to: by default `any`, and a call that writes says it. */
  account?: AccountNeed;
  /** Values of the input with which the call is open to `active` accounts alone: it moves money towards play. */
  activeFor?: Readonly<Record<string, string>>;
  /** Act that an operator's role must allow. */
  act?: DeskAct;
  input: z.ZodType;
  output: z.ZodType;
  /** Refusals specific to this call; the common codes, and those of `role` and `account`, are not listed. */
  refusals: readonly RefusalCode[];
  /** Limit of calls per minute for one account or, without a session, for one address. By default 120 for reads and 30 for writes. */
  perMinute?: number;
  /** The same limit per hour, for calls that take secrets an attacker could guess. */
  perHour?: number;
  /** Answers in every state of the brand, also in maintenance and in a blocked region. */
  isAlwaysAnswered?: true;
  /** Answers members who must change their password first. */
  isBeforePassword?: true;
  /** Agreed and not implemented yet: answers with `unavailable`. */
  isPlanned?: true;
  /** No page makes it as it opens, so that none carries its route: that comes with the first such call. */
  isForOthers?: true;
}

interface Example<T extends CallTerms> {
  /** Example input, shown as the body or as parameter values. */
  example?: z.input<T['input']>;
}

export type Call = Route & CallTerms & { example?: unknown };

/** Declares a call: its route, summary, session, limits, input, output and refusals. */
export const defineCall = <const C extends Route & CallTerms>(call: C & Example<C>): C => call;

/** Codes that each kind of `account` refuses with. */
export const refusalsOfAccount = {
  any: [],
  real: ['needsRealAccount'],
  active: ['needsRealAccount', 'frozen', 'excluded', 'coolingOff'],
} as const satisfies Record<AccountNeed, readonly RefusalCode[]>;

/** Returns how many calls a minute one account or one network may make. */
export const perMinuteOf = ({ method, perMinute }: Call): number => perMinute ?? (method === 'GET' ? 120 : 30);

/** The input as the caller sends it. */
export type InputOf<C extends CallTerms> = z.input<C['input']>;
/** The input as the handler receives it: defaults filled in, text trimmed. */
export type ParsedOf<C extends CallTerms> = z.output<C['input']>;
export type OutputOf<C extends CallTerms> = z.input<C['output']>;
/** Codes that the handler itself may refuse with. */
export type RefusalOf<C extends CallTerms> = C['refusals'][number] | 'invalidInput';
/** Codes that the caller may receive. */
export type AnyRefusalOf<C extends CallTerms> =
  | RefusalOf<C>
  | CommonRefusal
  | (C['session'] extends 'none' ? never : SessionRefusal)
  | (C extends { role: 'agent' } ? 'notAgent' : never)
  | (C extends { activeFor: object } ? (typeof refusalsOfAccount)['active'][number] : never)
  | (C extends { account: infer Need extends AccountNeed } ? (typeof refusalsOfAccount)[Need][number] : never);
