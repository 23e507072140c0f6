import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { captchaAnswer } from './captcha.ts';
import { languageCode, time } from './common.ts';
import { memberInfoValue } from './member.ts';

/** Source: API-04. */
export const loginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The password is '123456' or has expired: every other call is refused until it is changed. */
  mustChangePassword: z.boolean(),
  info: memberInfoValue,
});
export type LoginValue = z.infer<typeof loginValue>;

/** Second factors for a log-in from an unknown address. Source: SES-07. */
export const verifyWay = z.enum(['mobile', 'email', 'totp', 'payeeName']);
export type VerifyWay = z.infer<typeof verifyWay>;

/**
 * Reply instead of a token when a second factor is required: for members with an authenticator, and at an unknown address. `ticket` is good
 * for ten minutes and five attempts.
 */
export const loginReply = z.union([loginValue, z.object({ verify: z.object({ ticket: z.string(), ways: z.array(verifyWay) }) })]);

const area = z.enum(['site', 'agent']).default('site');
const ticket = z.string().regex(/^[\w-]{43}$/);

/** Requires `password` (in sms mode the code) or, for type firebase, `firebaseIdToken`. */
export const login = defineCall({
  method: 'POST',
  path: '/wps/session/login',
  enc: true,
  summary: 'Logs in with a password, a code by text message or a verified telephone',
  note: 'After three failures a captcha is asked for: its ticket goes into `X-Captcha`, its letters into `captcha`. Where a second proof is wanted the answer holds `verify` in place of a token.',
  example: { username: 'player01', password: 'Marquee#2026' },
  session: 'none',
  input: z.object({
    /** A username, or a mobile number with its dialling code in `countryDialingCode`. */
    username: z.string().trim().min(1).max(60),
    password: z.string().max(200).default(''),
    firebaseIdToken: z.string().max(4096).optional(),
    countryDialingCode: z
      .string()
      .regex(/^\+?\d{1,4}$/)
      .optional(),
    /** Answer to the captcha picture whose ticket is in the header `X-Captcha`. */
    captcha: captchaAnswer.optional(),
    /** A solved `botChallenge`, required when the brand asks for one. */
    altcha: z.string().max(4096).optional(),
    type: z.enum(['username', 'sms', 'firebase', '']).default('username'),
    /** Sets an HttpOnly cookie that logs this browser in again within a day. */
    remember: z.boolean().default(false),
    area,
  }),
  output: loginReply,
  refusals: [
    'wrongCredentials',
    'wrongCode',
    'codeExpired',
    'captchaRequired',
    'botCheckFailed',
    'verificationRequired',
    'notAgent',
    'notMember',
  ],
  perMinute: 20,
});

/** Logs in with the cookie set by `remember`, and sets the next cookie. */
export const loginRemembered = defineCall({
  method: 'POST',
  path: '/wps/session/login/remember',
  summary: 'Logs in with the cookie that `remember` has set',
  note: 'The cookie is replaced at each use.',
  example: { area: 'site' },
  session: 'none',
  input: z.object({ area }),
  output: loginValue,
  refusals: ['loginRequired', 'notAgent'],
  perMinute: 10,
});

/** Sends a code to the account's own mobile number or e-mail address. */
export const sendVerify = defineCall({
  method: 'POST',
  path: '/wps/session/verify/send',
  enc: true,
  summary: 'Sends the code of a second proof to the own number or address',
  example: { ticket: sample.ticket, way: 'email' },
  session: 'none',
  input: z.object({ ticket, way: z.enum(['mobile', 'email']) }),
  /** `expiredMinutes` until another code may be sent; `sentTo` is masked. */
  output: z.object({ expiredMinutes: z.int(), sentTo: z.string() }),
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** `wrongCode` carries the number of attempts left. `codeExpired`: no attempts are left or the ticket is too old, so log in again. */
export const verifyAddress = defineCall({
  method: 'POST',
  path: '/wps/session/verify',
  enc: true,
  summary: 'Completes a log-in with a second proof',
  note: 'The ticket of the log-in is good for ten minutes and five answers.',
  example: { ticket: sample.ticket, way: 'email', answer: '123456' },
  session: 'none',
  /** `answer`: the code sent, the authenticator's code, a recovery code, or the name of the bank account's holder. */
  input: z.object({ ticket, way: verifyWay, answer: z.string().trim().min(1).max(100) }),
  output: loginValue,
  refusals: ['wrongCode', 'codeExpired'],
  perMinute: 20,
});

/** Options for `navigator.credentials.get`, with binary parts in base64url. Source: WebAuthn §5.10. */
export const passkeyOptions = defineCall({
  method: 'POST',
  path: '/wps/session/passkey/options',
  summary: 'Gives what `navigator.credentials.get` is asked for a log-in by passkey',
  example: {},
  session: 'none',
  input: z.object({}),
  output: z.object({
    ticket,
    options: z.object({ challenge: z.string(), rpId: z.string(), timeout: z.int(), userVerification: z.literal('required') }),
  }),
  refusals: [],
  perMinute: 20,
});

/** `response` is the assertion from `PublicKeyCredential.toJSON`. */
export const loginPasskey = defineCall({
  method: 'POST',
  path: '/wps/session/login/passkey',
  summary: 'Logs in with a passkey',
  note: '`response` is the assertion as `PublicKeyCredential.toJSON` gives it.',
  example: {
    ticket: sample.ticket,
    response: { ...sample.passkey, response: { clientDataJSON: 'e30', authenticatorData: 'AQIDBA', signature: 'AQIDBA' } },
  },
  session: 'none',
  input: z.object({
    ticket,
    response: z.looseObject({
      id: z.string().max(2000),
      rawId: z.string().max(2000),
      type: z.literal('public-key'),
      response: z.looseObject({
        clientDataJSON: z.string().max(8000),
        authenticatorData: z.string().max(8000),
        signature: z.string().max(8000),
      }),
      clientExtensionResults: z.looseObject({}),
    }),
    remember: z.boolean().default(false),
    area,
  }),
  output: loginValue,
  refusals: ['wrongCredentials', 'codeExpired', 'notAgent', 'notMember'],
  perMinute: 20,
});

/** Forgets the calling browser and ends all its sessions by its cookies, also when its current session has already ended. */
export const forgetBrowser = defineCall({
  method: 'DELETE',
  path: '/wps/session/login/remember',
  summary: 'Forgets this browser and ends its sessions, by its cookies',
  isAlwaysAnswered: true,
  session: 'none',
  input: z.object({}),
  output: z.null(),
  refusals: [],
  perMinute: 20,
});

const arrival = z.union([z.object({ code: ticket }), z.object({ token: ticket })]);

/**
 * Logs in with a code from `download` or `loginCode`, once and within a minute, or with a session token, which is revoked. A code is
 * revoked with the session that requested it.
 */
export const exchangeCode = defineCall({
  method: 'POST',
  path: '/wps/session/exchange',
  summary: 'Logs in with a code or with the token of a session',
  example: { code: sample.ticket },
  session: 'none',
  input: arrival,
  output: loginReply,
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** Returns the username that `exchangeCode` would log in for the same input, without using the code. */
export const codeOwner = defineCall({
  method: 'POST',
  path: '/wps/session/exchange/owner',
  summary: 'Names the account that a code or a token logs in',
  note: 'Nothing is used up.',
  example: { code: sample.ticket },
  session: 'none',
  input: arrival,
  output: z.object({ account: z.string() }),
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** Returns a code for `exchangeCode` on another line of the brand. It is valid once, within a minute. Source: SYS-08. */
export const loginCode = defineCall({
  method: 'POST',
  path: '/wps/session/code',
  summary: 'Gives a code that logs in on another line of the brand',
  note: 'Good once, within a minute.',
  example: {},
  session: 'required',
  account: 'any',
  input: z.object({}),
  output: z.object({ code: z.string(), expiresAt: time }),
  refusals: [],
  perMinute: 10,
});

/** Ends every session of the browser, for all accounts, and forgets it. */
export const logout = defineCall({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends every session of this browser',
  isAlwaysAnswered: true,
  isBeforePassword: true,
  session: 'required',
  account: 'any',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});

/** Countries with their dialling codes, named in the requested language; `countryCode` is the visitor's, or the brand's default. */
export const countryCodes = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/system/countryCode',
  summary: 'Lists countries with their dialling codes',
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: z.object({
    countryCode: z.string(),
    /** `dialling` has no plus sign. */
    codes: z.array(z.object({ country: z.string(), dialling: z.string(), name: z.string() })),
  }),
  refusals: [],
  perMinute: 60,
});

/** `token` is a separately encrypted body: JWE compact, for this path, of the claims and a random `nonce`. Source: SES-19. */
export const loginFreeplay = defineCall({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Opens a trial account',
  note: '`token` is an encrypted body of its own: JWE compact of `iat`, `jti`, `path` and a random `nonce`.',
  example: {
    os: 'Windows',
    platform: 'W',
    token: 'eyJhbGciOiJFQ0RILUVTIn0..AAAAAAAAAAAAAAAA.AA.AAAAAAAAAAAAAAAAAAAAAA',
    gatewayVersion: 3,
  },
  session: 'none',
  input: z.object({ os: z.string().max(60), platform: z.literal('W'), token: z.string().max(4096), gatewayVersion: z.literal(3) }),
  output: loginValue,
  refusals: ['forbidden'],
  perMinute: 5,
});
