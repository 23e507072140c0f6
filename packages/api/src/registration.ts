import { z } from 'zod';
import { defineCall } from './call.ts';
import { altcha, sliderTicket } from './captcha.ts';
import { routes } from './routes.ts';
import { loginValue } from './session.ts';

/** A rule of a registration field; '*' matches all. Source: spec §3 "Register rule", DR-17. */
export const rule = z.object({
  /** Chooses the message `reg_pattern_{patternId}`. */
  patternId: z.string(),
  acceptedPattern: z.string(),
  /** Counted in what a reader takes for one sign. */
  minLength: z.int(),
  maxLength: z.int(),
});

/** How a brand wants a field of the registration. */
export const fieldRule = rule.extend({
  show: z.boolean(),
  required: z.boolean(),
  /** Whole years, where the field is a birthday. */
  minAge: z.int().optional(),
});
export type FieldRule = z.infer<typeof fieldRule>;

/** What somebody who registers may be asked to type. Source: spec §3 "Registration user". */
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

export const registerRules = defineCall(routes.registerRules, {
  session: 'none',
  input: z.object({}),
  output: registerRulesValue,
  refusals: [],
  perMinute: 60,
});

/** What is typed is judged by the brand's rules, not here: this only bounds it. */
const typed = z.string().max(400).optional();

export const countryDialingCode = z.string().regex(/^\+?[1-9]\d{0,3}$/);

/**
 * Who registers. What is not listed, such as `type` or `uplineId`, is refused by its name.
 *
 * Source: spec §3 "Registration user"; calls.md §3.
 */
export const registrationUser = z.strictObject({
  username: typed,
  password: typed,
  confirmPassword: typed,
  payeeName: typed,
  email: typed,
  qqNum: typed,
  mobileNum: typed,
  /** Account id of the member who told them of the site. */
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
  /** Of the page on which the form stood. */
  registerUrl: z.url({ protocol: /^https?$/ }).max(1000),
  registerMethod: z.literal('WEB'),
  fullname: typed,
  zalo: typed,
  telegram: typed,
  /** `yyyy-MM-dd`, or as the brand's rule has it. */
  birthday: typed,
  addresses: typed,
  nationality: typed,
  occupation: typed,
  sourceOfIncome: typed,
  altcha: altcha.optional(),
  /** The terms are accepted, and the age of consent is reached. */
  agreed: z.boolean(),
  marketing: z.boolean().default(false),
  /** From the address to which a sign-in with another provider led somebody without an account. */
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

/** `conflict`: the name, the number or the address is taken; which of them is not said. */
export const register = defineCall(routes.register, registration);
/** The same, where the mobile number is the name. */
export const registerMobile = defineCall(routes.registerMobile, registration);

export const checkAffiliate = defineCall(routes.checkAffiliate, {
  session: 'none',
  input: z.object({ code: z.string().trim().min(1).max(60), domain: z.string().max(255).default('') }),
  output: z.null(),
  refusals: ['invitationCode'],
  perMinute: 20,
});

/** Minutes until another may be asked for. Source: spec §3 "SMS code response". */
export const codeSent = z.object({ expiredMinutes: z.int() });

/** Digits as typed; whether they make a number of that country is judged by the handler. */
const mobileTyped = z.string().trim().min(1).max(40);

/** Sends a code to log in with, or to choose a new password with. Whether anybody has the number is not said. */
export const sendLoginCode = defineCall(routes.sendLoginCode, {
  session: 'none',
  input: z.object({
    mobileNum: mobileTyped,
    countryDialingCode,
    purpose: z.enum(['login', 'password']).default('login'),
    /** Wanted for `password`. */
    slider: sliderTicket.optional(),
  }),
  output: codeSent,
  refusals: ['botCheckFailed', 'forbidden'],
});

/** Sends a code that shows that the number is one's own. */
export const sendRegisterCode = defineCall(routes.sendRegisterCode, {
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
