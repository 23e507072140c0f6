import type { IncomingHttpHeaders } from 'node:http';
import type { AccountType } from '@site/api/member';
import type { Call, OutputOf, ParsedOf, RefusalOf } from '@site/api/call';
import type { RefusalCode, RefusalDetails } from '@site/api/refusals';
import type { DeskRole } from '@site/api/deskRoles';
import type { Services } from '../services.ts';

export interface Member {
  id: number;
  type: AccountType;
  username: string;
  currency: string;
  state: 'active' | 'frozen' | 'excluded' | 'coolingOff';
  merchant: string;
}

export interface Operator {
  id: number;
  username: string;
  role: DeskRole;
}

export interface Request<C extends Call> {
  input: ParsedOf<C>;
  /** The caller of a call of the desk. */
  operator: C extends { role: 'operator' } ? Operator : Operator | undefined;
  member: C['session'] extends 'required' ? Member : Member | undefined;
  /** SHA-256 of the token: the key of the caller's session. Defined exactly when there is a session. */
  sessionHash: C['session'] extends 'required' ? Buffer : Buffer | undefined;
  /** The caller's IP address. */
  address: string;
  userAgent: string;
  headers: IncomingHttpHeaders;
  /** Origin of the calling page: scheme, host and port as in the browser. */
  origin: string;
  /** Requested or preferred language of the brand. */
  language: string;
  /** The browser sends `Save-Data: on`. */
  savesData: boolean;
  /** Merchant code of the called brand. */
  merchant: string;
  now: Date;
  services: Services;
}

/** A list sets several cookies. */
export type ReplyHeaders = Record<string, string | string[]>;

export type Outcome<C extends Call> =
  /** `isKept`: the same object answers other requests too, so its serialization is cached. */
  | { ok: true; value: OutputOf<C>; isKept?: true; /** Additional headers. */ headers?: ReplyHeaders }
  | { ok: false; code: RefusalOf<C>; details?: RefusalDetails };

export interface Handler<C extends Call = Call> {
  call: C;
  run(request: Request<C>): Promise<Outcome<C>>;
  /** The reply depends only on brand, language and address, and is cached by these alone. */
  isShared?: true;
  /**
   * Refuses a request that cannot be served now. Called before the request is counted and its envelope marked as used: a crowd that is
   * refused does not reach the database.
   */
  admit?(input: ParsedOf<C>, services: Services): void;
}

/** Connects a handler with its call, which types its input, its member and its refusals. */
export function handle<C extends Call>(
  call: C,
  run: (request: Request<C>) => Promise<Outcome<C>>,
  terms: Pick<Handler<C>, 'isShared' | 'admit'> = {},
): Handler<C> {
  return { call, run, ...terms };
}

export const accept = <const Value>(value: Value, headers?: ReplyHeaders) => ({ ok: true, value, ...(headers && { headers }) }) as const;
export const acceptCached = <const Value extends object>(value: Value) => ({ ok: true, value, isKept: true }) as const;
export const refuse = <const Code extends RefusalCode>(code: Code, details?: RefusalDetails) =>
  ({ ok: false, code, ...(details && { details }) }) as const;
