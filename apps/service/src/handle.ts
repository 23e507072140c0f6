import type { IncomingHttpHeaders } from 'node:http';
import type { AccountType } from '@site/api/member';
import type { Call, OutputOf, ParsedOf, RefusalOf } from '@site/api/call';
import type { RefusalCode, RefusalDetails } from '@site/api/refusals';
import type { Services } from './services.ts';

export interface Member {
  id: number;
  type: AccountType;
  username: string;
  currency: string;
  state: 'active' | 'frozen' | 'excluded' | 'coolingOff';
  merchant: string;
}

export interface Request<C extends Call> {
  input: ParsedOf<C>;
  member: C['session'] extends 'required' ? Member : Member | undefined;
  /** sha256 of the token: the key of the caller's session. There is one exactly when there is a member. */
  sessionHash: C['session'] extends 'required' ? Buffer : Buffer | undefined;
  /** The caller's IP address. */
  address: string;
  userAgent: string;
  headers: IncomingHttpHeaders;
  /** Origin of the page that calls: scheme, host and port as the browser has them. */
  origin: string;
  /** The spec's code of the language that is asked for, or else preferred: one that the brand offers. */
  language: string;
  /** The browser asks for little: `Save-Data: on`. */
  savesData: boolean;
  /** Code of the brand that is called. */
  merchant: string;
  now: Date;
  services: Services;
}

/** Several cookies are set by a list. */
export type ReplyHeaders = Record<string, string | string[]>;

export type Outcome<C extends Call> =
  /** `isKept`: the very same object answers others too, so what is made of it is made once. */
  | { ok: true; value: OutputOf<C>; isKept?: true; /** Sent beside the usual ones. */ headers?: ReplyHeaders }
  | { ok: false; code: RefusalOf<C>; details?: RefusalDetails };

export interface Handler<C extends Call = Call> {
  call: C;
  run(request: Request<C>): Promise<Outcome<C>>;
  /** What it keeps hangs on nothing but the brand, the language and the address asked, and is found by these alone. */
  isShared?: true;
}

/** Ties a handler to its call, so the table types its input, its member and the refusals it may give. */
export function handle<C extends Call>(
  call: C,
  run: (request: Request<C>) => Promise<Outcome<C>>,
  terms: Pick<Handler, 'isShared'> = {},
): Handler<C> {
  return { call, run, ...terms };
}

export const accept = <const Value>(value: Value, headers?: ReplyHeaders) => ({ ok: true, value, ...(headers && { headers }) }) as const;
export const acceptKept = <const Value extends object>(value: Value) => ({ ok: true, value, isKept: true }) as const;
export const refuse = <const Code extends RefusalCode>(code: Code, details?: RefusalDetails) =>
  ({ ok: false, code, ...(details && { details }) }) as const;
