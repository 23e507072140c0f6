/**
 * HTTP status of every refusal code. The wording is `<code>` in the locales' `failure`.
 *
 * Source: docs/architecture.md "Calls on the wire".
 */
export const statusOfRefusal = {
  invalidInput: 400,
  badEnvelope: 400,
  loginRequired: 401,
  sessionEnded: 401,
  wrongCredentials: 401,
  wrongCode: 401,
  codeExpired: 401,
  verificationRequired: 401,
  forbidden: 403,
  notAgent: 403,
  notMember: 403,
  needsRealAccount: 403,
  passwordMustChange: 403,
  frozen: 403,
  excluded: 403,
  coolingOff: 403,
  regionBlocked: 403,
  notFound: 404,
  conflict: 409,
  duplicateMismatch: 409,
  alreadyClaimed: 409,
  outOfStock: 409,
  contractChanged: 409,
  tournamentOver: 409,
  tooLarge: 413,
  captchaRequired: 422,
  botCheckFailed: 422,
  invitationCode: 422,
  wrongPaymentPassword: 422,
  noPaymentPassword: 422,
  insufficientFunds: 422,
  notEnoughPoints: 422,
  limitReached: 422,
  requirementOpen: 422,
  documentRequired: 422,
  gameDisabled: 422,
  marketClosed: 422,
  oddsChanged: 422,
  rateTooHigh: 422,
  wouldEnd: 422,
  tooYoung: 422,
  tooMany: 429,
  unavailable: 503,
  maintenance: 503,
  vendorDown: 503,
} as const;

export type RefusalCode = keyof typeof statusOfRefusal;

/** Codes that any call may refuse with, so that no call lists them. */
export type CommonRefusal = 'invalidInput' | 'badEnvelope' | 'tooLarge' | 'tooMany' | 'unavailable' | 'maintenance' | 'regionBlocked';

/** Codes that any call with a session may refuse with. */
export type SessionRefusal = 'loginRequired' | 'sessionEnded' | 'passwordMustChange';

/** Details that the screen needs beside the code. */
export interface RefusalDetails {
  /** 400: the invalid field in dotted form, and the rule it broke. */
  field?: string;
  rule?: string;
  /** 401 at login: a captcha is required. */
  captcha?: boolean;
  /** 401: number of attempts left. */
  triesLeft?: number;
  /** 429: whole seconds until the next attempt is allowed. */
  retryAfterS?: number;
  /** 422 wouldEnd: contracts that the change would end. */
  ends?: string[];
  /** 503 unavailable: reference of the entry in the log. */
  reference?: string;
  /** 503 maintenance: expected end, if known. */
  maintenanceEnd?: number | null;
}
