import { z } from 'zod';
import { defineCall } from './call.ts';
import { memberInfo } from './member.ts';
import { routes } from './routes.ts';

/** Source: spec §3 "Login response value"; calls.md §3. */
export const loginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  mustChangePassword: z.boolean(),
  info: memberInfo,
});

export const login = defineCall(routes.login, {
  session: 'none',
  input: z.object({
    /** A username, or a mobile number with its dialling code beside it. */
    username: z.string().trim().min(1).max(60),
    password: z.string().min(1).max(200),
    countryDialingCode: z
      .string()
      .regex(/^\+?\d{1,4}$/)
      .optional(),
    captcha: z.string().trim().max(20).optional(),
    type: z.enum(['username', 'sms', 'firebase', '']).default('username'),
    remember: z.boolean().default(false),
    area: z.enum(['site', 'agent']).default('site'),
  }),
  output: loginValue,
  refusals: ['wrongCredentials', 'captchaRequired', 'notAgent', 'notMember'],
  perMinute: 20,
});

/** Logs in with a code that `download` has given, once and within a minute. */
export const exchangeCode = defineCall(routes.exchangeCode, {
  session: 'none',
  input: z.object({ code: z.string().regex(/^[\w-]{43}$/) }),
  output: loginValue,
  refusals: ['codeExpired'],
  perMinute: 10,
});

export const logout = defineCall(routes.logout, { session: 'required', input: z.object({}), output: z.null(), refusals: [] });

export const memberInfoCall = defineCall(routes.memberInfo, { session: 'required', input: z.object({}), output: memberInfo, refusals: [] });

const smsCode = z.object({ expiredMinutes: z.int() });
const mobileNum = z.string().regex(/^\d{7,15}$/);
const countryDialingCode = z.string().regex(/^\+?\d{1,4}$/);

/** A rule of a registration field; '*' matches all. Source: spec §3 "Register rule", DR-17. */
export const rule = z.object({ patternId: z.string(), acceptedPattern: z.string(), minLength: z.int(), maxLength: z.int() });

/** Source: spec §3 "Registration user". */
export const registrationUser = z.object({
  username: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
  payeeName: z.string().optional(),
  email: z.string().optional(),
  qqNum: z.string().optional(),
  mobileNum: mobileNum.optional(),
  recommenderId: z.string().optional(),
  captcha: z.string().optional(),
  verificationCode: z.string().max(255).optional(),
  affiliateCode: z.string().optional(),
  paymentPassword: z.string().optional(),
  line: z.string().optional(),
  whatsapp: z.string().optional(),
  facebook: z.string().optional(),
  wechat: z.string().optional(),
  idNumber: z.string().optional(),
  referralCode: z.string().optional(),
  domain: z.string().optional(),
  countryDialingCode: countryDialingCode.optional(),
  login: z.literal(true),
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().optional(),
  registerUrl: z.string(),
  registerMethod: z.literal('WEB'),
  fullname: z.string().optional(),
  zalo: z.string().optional(),
  telegram: z.string().optional(),
  birthday: z.iso.date().optional(),
  addresses: z.string().optional(),
  nationality: z.string().optional(),
  occupation: z.string().optional(),
  sourceOfIncome: z.string().optional(),
  agreed: z.boolean(),
  marketing: z.boolean().optional(),
});

export const sendLoginCode = defineCall(
  { method: 'POST', path: '/wps/verification/sms/noLogin' },
  {
    session: 'none',
    input: z.object({
      mobileNum,
      countryDialingCode,
      purpose: z.enum(['login', 'password']).default('login'),
      slider: z.string().optional(),
    }),
    output: smsCode,
    refusals: ['tooMany', 'botCheckFailed'],
  },
);

export const sendRegisterCode = defineCall(
  { method: 'POST', path: '/wps/verification/sms/register' },
  {
    session: 'none',
    input: z.object({ countryDialingCode, mobileNo: mobileNum, regType: z.enum(['username', 'mobile']), altcha: z.string().optional() }),
    output: smsCode,
    refusals: ['tooMany', 'botCheckFailed', 'conflict'],
  },
);

const registration = {
  session: 'none',
  input: registrationUser,
  output: loginValue,
  refusals: ['captchaRequired', 'botCheckFailed', 'invitationCode', 'wrongCode', 'codeExpired', 'conflict', 'tooYoung'],
  perMinute: 5,
} as const;

export const register = defineCall({ method: 'PUT', path: '/wps/member/register', enc: true }, registration);
export const registerMobile = defineCall({ method: 'PUT', path: '/wps/member/register/mobile', enc: true }, registration);

export const registerRules = defineCall(
  { method: 'GET', path: '/wps/system/setting/register' },
  {
    session: 'none',
    input: z.object({}),
    output: z.record(z.string(), rule.extend({ show: z.boolean(), required: z.boolean() })),
    refusals: [],
  },
);

export const captcha = defineCall(
  { method: 'GET', path: '/wps/captcha' },
  /** A base64 PNG. */
  { session: 'none', input: z.object({}), output: z.string(), refusals: [], perMinute: 20 },
);

export const loginFreeplay = defineCall(
  { method: 'POST', path: '/wps/session/login/freeplay' },
  {
    session: 'none',
    input: z.object({ os: z.string(), platform: z.literal('W'), token: z.string(), gatewayVersion: z.literal(3) }),
    output: loginValue,
    refusals: ['forbidden'],
    perMinute: 5,
  },
);

export const checkAffiliate = defineCall(
  { method: 'GET', path: '/wps/agent/affiliate' },
  {
    session: 'none',
    input: z.object({ code: z.string(), domain: z.string() }),
    output: z.null(),
    refusals: ['invitationCode'],
    perMinute: 20,
  },
);

export const memberIcon = defineCall(
  { method: 'GET', path: '/wps/member/info/icon' },
  { session: 'required', input: z.object({}), output: z.object({ icon: z.string(), icons: z.array(z.string()) }), refusals: [] },
);

/** Source: spec §3 "Change password". */
export const changePasswordInput = z.object({ oldPassword: z.string(), newPassword: z.string(), confirmNewPassword: z.string() });

export const changePassword = defineCall(
  { method: 'POST', path: '/wps/member/password', enc: true },
  {
    session: 'required',
    input: changePasswordInput,
    output: z.object({ token: z.string() }),
    refusals: ['wrongCredentials'],
    perMinute: 10,
  },
);

/** Source: spec §3 "Forgot password by e-mail". */
export const forgotByEmailInput = z.object({ username: z.string(), email: z.email(), captcha: z.string().optional() });

export const forgotByEmail = defineCall(
  { method: 'POST', path: '/wps/member/password/email' },
  { session: 'none', input: forgotByEmailInput, output: z.null(), refusals: ['captchaRequired', 'notFound'] },
);

/** Source: spec §3 "Forgot password by phone". */
export const resetByPhoneInput = z.object({
  mobileNum,
  countryDialingCode,
  verificationCode: z.string(),
  newPassword: z.string(),
  slider: z.string().optional(),
});

export const resetByPhone = defineCall(
  { method: 'POST', path: '/wps/member/password/verification', enc: true },
  { session: 'none', input: resetByPhoneInput, output: z.null(), refusals: ['wrongCode', 'codeExpired', 'botCheckFailed'] },
);
