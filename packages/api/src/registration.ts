import { z } from 'zod';
import { defineCall } from './call.ts';
import { codeSent, time } from './common.ts';
import { contractKind } from './contracts.ts';
import { accountType } from './member.ts';
import * as sample from './samples.ts';
import { altcha, sliderTicket } from './captcha.ts';
import { loginValue } from './session.ts';

/** A validation rule of a registration field; '*' matches everything. Source: API-04, docs/domain.md DR-17. */
export const rule = z.object({
  /** Selects the message `reg_pattern_{patternId}`. */
  patternId: z.string(),
  acceptedPattern: z.string(),
  /** Length in graphemes: characters as a reader counts them. */
  minLength: z.int(),
  maxLength: z.int(),
});

/** A brand's rule for a registration field. */
export const fieldRule = rule.extend({
  show: z.boolean(),
  required: z.boolean(),
  /** Minimum age in whole years, for a birthday. */
  minAge: z.int().optional(),
});
export type FieldRule = z.infer<typeof fieldRule>;

/** Fields that a registration form may ask for. Source: API-04. */
export const registrationField = z.enum([
  'username',
  'password',
  'confirmPassword',
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'fullname',
  'birthday',
  'email',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'idNumber',
  'nationality',
  'addresses',
  'occupation',
  'sourceOfIncome',
  'affiliateCode',
  'referralCode',
  'captcha',
  'altcha',
]);
export type RegistrationField = z.infer<typeof registrationField>;

export const registerRulesValue = z.record(registrationField, fieldRule);
export type RegisterRulesValue = z.infer<typeof registerRulesValue>;

export const registerRules = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Lists the fields of the registration with their rules',
  session: 'none',
  input: z.object({}),
  output: registerRulesValue,
  refusals: [],
  perMinute: 60,
});

/** Bounds the length only; the brand's rules validate the content. */
const typed = z.string().max(400).optional();

export const countryDialingCode = z.string().regex(/^\+?[1-9]\d{0,3}$/);

/**
 * Input of a registration. Unknown fields, such as `type` or `uplineId`, are refused by name.
 *
 * Source: API-04.
 */
export const registrationUser = z.strictObject({
  username: typed,
  password: typed,
  confirmPassword: typed,
  payeeName: typed,
  email: typed,
  qqNum: typed,
  mobileNum: typed,
  /** Account id of the member who referred them. */
  recommenderId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  captcha: typed,
  verificationCode: typed,
  affiliateCode: typed,
  paymentPassword: typed,
  line: typed,
  whatsapp: typed,
  facebook: typed,
  wechat: typed,
  idNumber: typed,
  referralCode: typed,
  domain: z.string().max(255).optional(),
  countryDialingCode: countryDialingCode.optional(),
  login: z.literal(true),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4000).optional(),
  /** Address of the page with the form. */
  registerUrl: z.url({ protocol: /^https?$/ }).max(1000),
  registerMethod: z.literal('WEB'),
  fullname: typed,
  zalo: typed,
  telegram: typed,
  /** `yyyy-MM-dd`, or the format of the brand's rule. */
  birthday: typed,
  addresses: typed,
  nationality: typed,
  occupation: typed,
  sourceOfIncome: typed,
  altcha: altcha.optional(),
  /** True when the terms are accepted and the age of consent is confirmed. */
  agreed: z.boolean(),
  marketing: z.boolean().default(false),
  /** Ticket from the redirect after a sign-in with another provider for which no account exists. */
  socialTicket: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
});
export type RegistrationUser = z.input<typeof registrationUser>;

const registration = {
  session: 'none',
  input: registrationUser,
  output: loginValue,
  refusals: ['captchaRequired', 'botCheckFailed', 'invitationCode', 'wrongCode', 'codeExpired', 'conflict', 'tooYoung', 'forbidden'],
  perMinute: 5,
} as const;

/** Registers an account. `conflict`: the name, the number or the address is taken, without saying which. */
export const register = defineCall({
  method: 'PUT',
  path: '/wps/member/register',
  enc: true,
  summary: 'Registers a member by username and logs in',
  note: 'Which fields are shown and wanted is the brand’s choice: see `registerRules`.',
  example: sample.account,
  ...registration,
});
/** Registers an account whose username is its mobile number. */
export const registerMobile = defineCall({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  enc: true,
  summary: 'Registers a member by mobile number and logs in',
  note: '`username` is the mobile number.',
  example: { ...sample.account, username: '912000004', mobileNum: '912000004', countryDialingCode: '84', verificationCode: '123456' },
  ...registration,
});

export const checkAffiliate = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'Tells whether an invitation code is good',
  example: { code: 'AGENT01' },
  session: 'none',
  input: z.object({ code: z.string().trim().min(1).max(60), domain: z.string().max(255).default('') }),
  output: z.null(),
  refusals: ['invitationCode'],
  perMinute: 20,
});

/**
 * Returns the terms of a sign-up link to a visitor. Each call counts as a visit of the link. `invitationCode` has the rule `unknown`,
 * `expired`, `usedUp` or `withdrawn`.
 *
 * Source: AGT-04.
 */
export const visitLink = defineCall({
  method: 'POST',
  path: '/wps/agent/links/visit',
  summary: 'Tells what a sign-up link offers',
  example: { code: 'K7M2Q9XABC' },
  session: 'none',
  input: z.object({ code: z.string().trim().min(1).max(60) }),
  output: z.object({
    /** Masked name. */
    agent: z.string(),
    type: accountType,
    terms: z.array(z.object({ kind: contractKind, ratePpm: z.int() })),
    expiresAt: time.nullable(),
  }),
  refusals: ['invitationCode'],
  perMinute: 20,
});

/** Digits as typed; the handler checks whether they form a number of the country. */
const mobileTyped = z.string().trim().min(1).max(40);

/** Sends a code to log in with or to reset a password. The reply does not reveal whether an account has the number. */
export const sendLoginCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a code by text message, to log in with or to choose a new password with',
  note: 'One a minute and five an hour for a number, twenty an hour for a network. Whether the number has an account is not said.',
  example: { mobileNum: '912000004', countryDialingCode: '84' },
  session: 'none',
  input: z.object({
    mobileNum: mobileTyped,
    countryDialingCode,
    purpose: z.enum(['login', 'password']).default('login'),
    /** Required for `password`. */
    slider: sliderTicket.optional(),
  }),
  output: codeSent,
  refusals: ['botCheckFailed', 'forbidden'],
});

/** Sends a code that proves ownership of the number. */
export const sendRegisterCode = defineCall({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a code by text message to the number of a new account',
  note: 'One a minute and five an hour for a number, twenty an hour for a network.',
  example: { countryDialingCode: '84', mobileNo: '912000004', regType: 'username' },
  session: 'none',
  input: z.object({
    countryDialingCode,
    mobileNo: mobileTyped,
    regType: z.enum(['username', 'mobile']),
    altcha: altcha.optional(),
  }),
  output: codeSent,
  refusals: ['botCheckFailed', 'forbidden'],
});
