import { z } from 'zod';
import { defineCall } from './call.ts';
import { captchaAnswer } from './captcha.ts';
import { languageCode, time } from './common.ts';
import { memberInfo } from './member.ts';
import { routes } from './routes.ts';

/** Source: spec §3 "Login response value"; calls.md §3. */
export const loginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The password is '123456' or has expired: until it is changed, every other call is refused. */
  mustChangePassword: z.boolean(),
  info: memberInfo,
});
export type LoginValue = z.infer<typeof loginValue>;

/** How whoever logs in from an unknown address can show that the account is theirs. Source: spec §4 "Unregistered IP login". */
export const verifyWay = z.enum(['mobile', 'email', 'totp', 'payeeName']);
export type VerifyWay = z.infer<typeof verifyWay>;

/**
 * In place of a token, where a second proof is asked for: of whoever has an authenticator, and at an address that is not known. `ticket`
 * is good for ten minutes and five answers.
 */
export const loginReply = z.union([loginValue, z.object({ verify: z.object({ ticket: z.string(), ways: z.array(verifyWay) }) })]);

const area = z.enum(['site', 'agent']).default('site');
const ticket = z.string().regex(/^[\w-]{43}$/);

/** Either `password` (in sms mode the code) or, of type firebase, `firebaseIdToken` is wanted. */
export const login = defineCall(routes.login, {
  session: 'none',
  input: z.object({
    /** A username, or a mobile number with its dialling code beside it. */
    username: z.string().trim().min(1).max(60),
    password: z.string().max(200).default(''),
    firebaseIdToken: z.string().max(4096).optional(),
    countryDialingCode: z
      .string()
      .regex(/^\+?\d{1,4}$/)
      .optional(),
    /** What the picture says whose ticket travels in the header `X-Captcha`. */
    captcha: captchaAnswer.optional(),
    /** A solved challenge of `botChallenge`, where the brand asks for one. */
    altcha: z.string().max(4096).optional(),
    type: z.enum(['username', 'sms', 'firebase', '']).default('username'),
    /** Whether this browser is to be logged in again within a day: sets an HttpOnly cookie. */
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

/** Logs in with the cookie that `remember` has set, and sets the next one. */
export const loginRemembered = defineCall(routes.loginRemembered, {
  session: 'none',
  input: z.object({ area }),
  output: loginValue,
  refusals: ['loginRequired', 'notAgent'],
  perMinute: 10,
});

/** Sends a code to the account's own mobile number or e-mail address. */
export const sendVerify = defineCall(routes.sendVerify, {
  session: 'none',
  input: z.object({ ticket, way: z.enum(['mobile', 'email']) }),
  /** `expiredMinutes` until another may be sent; `sentTo` is masked. */
  output: z.object({ expiredMinutes: z.int(), sentTo: z.string() }),
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** `wrongCode` says how many tries are left; with none left, or the ticket too old, `codeExpired`: log in again. */
export const verifyAddress = defineCall(routes.verifyAddress, {
  session: 'none',
  /** `answer`: the code that was sent, the authenticator's or a recovery code, or the name of the bank account's holder. */
  input: z.object({ ticket, way: verifyWay, answer: z.string().trim().min(1).max(100) }),
  output: loginValue,
  refusals: ['wrongCode', 'codeExpired'],
  perMinute: 20,
});

/** What `navigator.credentials.get` is asked, with the binary parts in base64url. Source: WebAuthn §5.10. */
export const passkeyOptions = defineCall(routes.passkeyOptions, {
  session: 'none',
  input: z.object({}),
  output: z.object({
    ticket,
    options: z.object({ challenge: z.string(), rpId: z.string(), timeout: z.int(), userVerification: z.literal('required') }),
  }),
  refusals: [],
  perMinute: 20,
});

/** `response` is the assertion as `PublicKeyCredential.toJSON` gives it. */
export const loginPasskey = defineCall(routes.loginPasskey, {
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

/** Forgets the browser that asks, and ends every session of it, by its cookies: for one whose own session has ended already. */
export const forgetBrowser = defineCall(routes.forgetBrowser, {
  session: 'none',
  input: z.object({}),
  output: z.null(),
  refusals: [],
  perMinute: 20,
});

const arrival = z.union([z.object({ code: ticket }), z.object({ token: ticket })]);

/**
 * Logs in with a code that `download` or `loginCode` has given, once and within a minute, or with the token of a session, which ends by
 * it. A code ends with the session that asked for it.
 */
export const exchangeCode = defineCall(routes.exchangeCode, {
  session: 'none',
  input: arrival,
  output: loginReply,
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** The username that `exchangeCode` would log in with the same input. Nothing is used up. */
export const codeOwner = defineCall(routes.codeOwner, {
  session: 'none',
  input: arrival,
  output: z.object({ account: z.string() }),
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** A code for `exchangeCode` on another line of the brand. It counts once, within a minute. Source: SYS-08. */
export const loginCode = defineCall(routes.loginCode, {
  session: 'required',
  input: z.object({}),
  output: z.object({ code: z.string(), expiresAt: time }),
  refusals: [],
  perMinute: 10,
});

/** Ends every session of the browser, whichever account's, and what it is remembered by. */
export const logout = defineCall(routes.logout, { session: 'required', input: z.object({}), output: z.null(), refusals: [] });

export const memberInfoCall = defineCall(routes.memberInfo, { session: 'required', input: z.object({}), output: memberInfo, refusals: [] });

/** The language in which the house writes to the member. */
export const setLanguage = defineCall(routes.setLanguage, {
  session: 'required',
  input: z.object({ language: languageCode }),
  output: z.null(),
  refusals: [],
  perMinute: 10,
});

/** Countries with their dialling codes, named in the language asked for; `countryCode` is the visitor's, or the brand's own. */
export const countryCodes = defineCall(routes.countryCodes, {
  session: 'none',
  input: z.object({ language: languageCode.optional() }),
  output: z.object({
    countryCode: z.string(),
    /** `dialling` without a plus. */
    codes: z.array(z.object({ country: z.string(), dialling: z.string(), name: z.string() })),
  }),
  refusals: [],
  perMinute: 60,
});

/** `token` is an encrypted body of its own: JWE compact, for this path, of the claims and a random `nonce`. Source: SES-19. */
export const loginFreeplay = defineCall(routes.loginFreeplay, {
  session: 'none',
  input: z.object({ os: z.string().max(60), platform: z.literal('W'), token: z.string().max(4096), gatewayVersion: z.literal(3) }),
  output: loginValue,
  refusals: ['forbidden'],
  perMinute: 5,
});

export const memberIcon = defineCall(routes.memberIcon, {
  session: 'required',
  input: z.object({}),
  output: z.object({ icon: z.string(), icons: z.array(z.string()) }),
  refusals: [],
});

/** Source: spec §3 "Change password". */
export const changePasswordInput = z.object({
  oldPassword: z.string().min(1).max(200),
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
});

/** Ends every other session. A new password that may not be is refused by field, with a fault of the registration or `sameAsBefore`. */
export const changePassword = defineCall(routes.changePassword, {
  session: 'required',
  input: changePasswordInput,
  output: z.object({ token: z.string() }),
  refusals: ['wrongCredentials'],
  perMinute: 10,
});
