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
