import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { time } from './common.ts';

/** A browser that is logged in or remembered. `id` identifies it for ending its sessions; `address` is masked, or empty when unknown. */
const device = z.object({
  id: z.string(),
  /** Browser and system, such as 'Firefox, Windows'; empty when unknown. */
  device: z.string(),
  address: z.string(),
  /** Time of the last use. */
  at: time,
  /** True for the device that makes the call. */
  current: z.boolean(),
});

export const devices = defineCall({
  method: 'GET',
  path: '/wps/session/devices',
  summary: 'Lists browsers that are logged in or remembered',
  session: 'required',
  input: z.object({}),
  output: z.object({ list: z.array(device) }),
  refusals: [],
});

/** `all` ends every device except the one that makes the call. */
export const endDevice = defineCall({
  method: 'DELETE',
  path: '/wps/session/devices',
  summary: 'Ends the sessions of a browser, or of all others',
  example: { id: 'all' },
  session: 'required',
  account: 'any',
  input: z.object({ id: z.string().max(60) }),
  output: z.null(),
  refusals: ['notFound'],
});

/** Result of an attempt to log in. `unknownAddress` and `codeAsked` mean that the first factor was right. */
export const loginResult = z.enum(['loggedIn', 'wrongPassword', 'unknownAddress', 'codeAsked']);

/** The last fifty attempts to log in, newest first. */
export const loginHistory = defineCall({
  method: 'GET',
  path: '/wps/session/history',
  summary: 'Lists the last fifty tries to log in, newest first',
  session: 'required',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ at: time, device: z.string(), address: z.string(), result: loginResult })) }),
  refusals: [],
});

const code = z.string().trim().min(6).max(20);
const password = z.string().min(1).max(200);

/** Tells what protects the account; `mobile` and `email` are masked, or null where there is none. */
export const security = defineCall({
  method: 'GET',
  path: '/wps/member/security',
  summary: 'Tells what protects the account',
  session: 'required',
  input: z.object({}),
  output: z.object({
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    hasPaymentPassword: z.boolean(),
    hasTotp: z.boolean(),
    passkeys: z.int(),
  }),
  refusals: [],
});

const paymentPassword = z.string().min(1).max(20);

/**
 * Sets the payment password. The first one needs `password`; another needs `oldPaymentPassword` or, when that is forgotten, `password` and a
 * code that was sent for it. Refuses an invalid new one by field, with a registration fault or `sameAsBefore`.
 */
export const setPaymentPassword = defineCall({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  enc: true,
  summary: 'Sets the payment password',
  note: 'The first one needs `password`. Another needs `oldPaymentPassword`, or `password` and a code of `sendMemberCode` for `paymentPassword`.',
  example: { password: 'Marquee#2026', newPaymentPassword: '246810', confirm: '246810' },
  session: 'required',
  account: 'real',
  input: z.object({
    password: password.optional(),
    oldPaymentPassword: paymentPassword.optional(),
    way: z.enum(['sms', 'email']).optional(),
    verificationCode: code.optional(),
    newPaymentPassword: paymentPassword,
    confirm: paymentPassword,
  }),
  output: z.null(),
  refusals: ['wrongCredentials', 'wrongPaymentPassword', 'wrongCode', 'codeExpired'],
  perHour: 10,
});

const bound = {
  enc: true,
  session: 'required',
  account: 'real',
  output: z.null(),
  refusals: ['wrongCredentials', 'wrongCode', 'codeExpired', 'conflict'],
  perHour: 5,
} as const;

/** Binds an e-mail address with the code that was sent to it. Ends all other sessions. `conflict`: it is another account's. */
export const bindEmail = defineCall({
  ...bound,
  method: 'PUT',
  path: '/wps/member/email',
  summary: 'Binds an e-mail address to the account',
  note: 'The code is that of `sendMemberCode` for `email`, sent to the new address.',
  example: { email: 'new@example.com', verificationCode: '123456', password: 'Marquee#2026' },
  input: z.object({ email: z.string().trim().max(200), verificationCode: code, password }),
});

/** Binds a mobile number with the code that was sent to it. Ends all other sessions. `conflict`: it is another account's. */
export const bindMobile = defineCall({
  ...bound,
  method: 'PUT',
  path: '/wps/member/mobile',
  summary: 'Binds a mobile number to the account',
  note: 'The code is that of `sendMemberCode` for `mobile`, sent to the new number.',
  example: { mobileNum: '0912000099', countryDialingCode: '84', verificationCode: '123456', password: 'Marquee#2026' },
  input: z.object({
    mobileNum: z.string().trim().max(40),
    countryDialingCode: z.string().max(6).optional(),
    verificationCode: code,
    password,
  }),
});

/** The secret for an authenticator app, as a QR code's address and as letters. `conflict`: an authenticator exists already. */
export const startTotp = defineCall({
  method: 'POST',
  path: '/wps/member/totp',
  enc: true,
  summary: 'Gives the secret for an authenticator app',
  note: 'It counts once `confirmTotp` has had its first code.',
  example: { password: 'Marquee#2026' },
  session: 'required',
  account: 'any',
  input: z.object({ password }),
  output: z.object({ uri: z.string(), secret: z.string() }),
  refusals: ['wrongCredentials', 'conflict'],
  perHour: 10,
});

/** Turns the authenticator on. Each recovery code replaces the authenticator once; the codes are not shown again. */
export const confirmTotp = defineCall({
  method: 'PUT',
  path: '/wps/member/totp',
  enc: true,
  summary: 'Turns the authenticator on and gives the recovery codes',
  note: 'The codes are shown once.',
  example: { code: '123456' },
  session: 'required',
  account: 'any',
  input: z.object({ code }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['wrongCode', 'notFound'],
  perHour: 10,
});

/** `code`: from the authenticator, or a recovery code. */
export const removeTotp = defineCall({
  method: 'DELETE',
  path: '/wps/member/totp',
  summary: 'Turns the authenticator off',
  example: { code: '123456' },
  session: 'required',
  account: 'any',
  input: z.object({ code }),
  output: z.null(),
  refusals: ['wrongCode', 'notFound'],
  perHour: 10,
});

const passkey = z.object({ id: z.string(), name: z.string(), addedAt: time, usedAt: time.nullable() });
const credential = z.object({ id: z.string(), type: z.literal('public-key') });

/** The member's passkeys, whether an authenticator exists, and the options for `navigator.credentials.create`. */
export const passkeys = defineCall({
  method: 'GET',
  path: '/wps/member/passkeys',
  summary: 'Lists the passkeys, and what one more is made with',
  session: 'required',
  input: z.object({}),
  output: z.object({
    list: z.array(passkey),
    hasTotp: z.boolean(),
    ticket: z.string(),
    /** Binary parts are base64url. Source: WebAuthn §5.4. */
    options: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.int(),
      excludeCredentials: z.array(credential),
      authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
      attestation: z.literal('none'),
    }),
  }),
  refusals: [],
});

/** `response` is the attestation from `PublicKeyCredential.toJSON`. `wrongCode`: it does not match the challenge. */
export const addPasskey = defineCall({
  method: 'POST',
  path: '/wps/member/passkeys',
  enc: true,
  summary: 'Adds a passkey',
  note: '`response` is the attestation as `PublicKeyCredential.toJSON` gives it.',
  example: {
    password: 'Marquee#2026',
    name: 'Laptop',
    ticket: sample.ticket,
    response: { ...sample.passkey, response: { clientDataJSON: 'e30', attestationObject: 'AQIDBA' } },
  },
  session: 'required',
  account: 'any',
  input: z.object({
    password,
    name: z.string().trim().min(1).max(40),
    ticket: z.string().max(60),
    response: z.looseObject({
      id: z.string().max(2000),
      rawId: z.string().max(2000),
      type: z.literal('public-key'),
      response: z.looseObject({ clientDataJSON: z.string().max(8000), attestationObject: z.string().max(16_000) }),
      clientExtensionResults: z.looseObject({}),
    }),
  }),
  output: passkey,
  refusals: ['wrongCredentials', 'wrongCode', 'codeExpired', 'conflict', 'limitReached'],
  perHour: 10,
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/wps/member/passkeys',
  summary: 'Removes a passkey',
  example: { id: 'AQIDBA' },
  session: 'required',
  account: 'any',
  input: z.object({ id: z.string().max(2000) }),
  output: z.null(),
  refusals: ['notFound'],
  perHour: 10,
});

export const bankAccount = z.object({
  id: z.string(),
  bank: z.string(),
  /** The last four characters. */
  ending: z.string(),
  payeeName: z.string(),
  /** Money can be sent there from this time on. */
  usableFrom: time,
});
export type BankAccount = z.infer<typeof bankAccount>;

/** Own bank accounts, oldest first, and what another may be. `payeeName` is the name of the account's owner, null until one is known. */
export const bankAccounts = defineCall({
  method: 'GET',
  path: '/wps/member/bankAccounts',
  summary: 'Lists own bank accounts, and the banks of the brand',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({ list: z.array(bankAccount), banks: z.array(z.string()), payeeName: z.string().nullable() }),
  refusals: [],
});

/** Adds a bank account in the owner's name, which can be paid to after a day. `conflict`: it is there already. `limitReached`: there are five. */
export const addBankAccount = defineCall({
  method: 'POST',
  path: '/wps/member/bankAccounts',
  enc: true,
  summary: 'Adds a bank account',
  note: 'It can be paid to a day later. The name must be that of the account’s owner.',
  example: { bank: 'Vietcombank', accountNumber: '0071001234471', payeeName: 'Nguyễn Minh Anh', paymentPassword: '246810' },
  session: 'required',
  account: 'real',
  input: z.object({ bank: z.string().max(60), accountNumber: z.string().max(60), payeeName: z.string().trim().max(200), paymentPassword }),
  output: bankAccount,
  refusals: ['wrongPaymentPassword', 'noPaymentPassword', 'conflict', 'limitReached'],
  perHour: 10,
});

export const removeBankAccount = defineCall({
  method: 'DELETE',
  path: '/wps/member/bankAccounts',
  summary: 'Removes a bank account',
  example: { id: '1' },
  session: 'required',
  account: 'real',
  input: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  output: z.null(),
  refusals: ['notFound'],
  perHour: 10,
});
