/**
 * Every reason a call may be refused for, and the HTTP status it travels with. Its wording is `error.<code>` in the locales.
 *
 * Source: calls.md §9.
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
  tooLarge: 413,
  captchaRequired: 422,
  botCheckFailed: 422,
  invitationCode: 422,
  wrongPaymentPassword: 422,
  insufficientFunds: 422,
  notEnoughPoints: 422,
  limitReached: 422,
  requirementOpen: 422,
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

/** What any call may be refused for, so that no call lists it. */
export type CommonRefusal = 'invalidInput' | 'badEnvelope' | 'tooLarge' | 'tooMany' | 'unavailable' | 'maintenance' | 'regionBlocked';

/** What any call with a session may be refused for. */
export type SessionRefusal = 'loginRequired' | 'sessionEnded' | 'passwordMustChange';

/** What the screen needs beside the code. */
export interface RefusalDetails {
  /** 400: the field that was wrong, in dotted form, and the rule it broke. */
  field?: string;
  rule?: string;
  /** 401 at login: a captcha is wanted. */
  captcha?: boolean;
  /** 401: how many more answers are taken. */
  triesLeft?: number;
  /** 429: whole seconds until it may be tried again. */
  retryAfterS?: number;
  /** 503 unavailable: what the log says of it stands under this. */
  reference?: string;
  /** 503 maintenance: when it is expected to end, if that is known. */
  maintenanceEnd?: number | null;
}
