import { z } from 'zod';
import { defineCall } from './call.ts';
import { codeSent, currency, gameType, languageCode, time } from './common.ts';
import { currentExclusion } from './limits.ts';

/** 0 member, 1 master agent, 2 agent, 4 trial, 41 promoter, 42 sub-agent. Source: docs/domain.md DR-10.1. */
export const accountType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]);
export type AccountType = z.infer<typeof accountType>;

/** Source: API-04, API-07. */
export const memberInfoValue = z.object({
  id: z.string(),
  account: z.string(),
  userName: z.string(),
  nickname: z.string(),
  /** Name of the member's avatar among those of `memberIcon`; empty for none. */
  icon: z.string(),
  type: accountType,
  currency,
  currencySymbol: z.string(),
  countryCode: z.string(),
  language: languageCode,
  hasVip: z.boolean(),
  vipLabelName: z.string(),
  vipRankLevel: z.int(),
  availablePromoCount: z.int(),
  /** The previous log-in: `device` such as 'Firefox, Windows', or empty; `address` masked. Null at the first log-in. */
  lastLogin: z.object({ at: time, device: z.string(), address: z.string() }).nullable(),
  /** Types of games that lists leave out: blocked by the member, or with a limit that leaves nothing. */
  blockedTypes: z.array(gameType),
  /** The break or self-exclusion that runs: the session is one for reading and withdrawing. Null when the member may play. */
  exclusion: currentExclusion,
  mustChangePassword: z.boolean(),
  /** True until the owner of an account that an agent has opened agrees to the terms, with the first password of its own. */
  mustAgree: z.boolean(),
});
export type MemberInfo = z.infer<typeof memberInfoValue>;

export const memberInfo = defineCall({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'Reads the account of the member who asks',
  isBeforePassword: true,
  session: 'required',
  input: z.object({}),
  output: memberInfoValue,
  refusals: [],
});

/** Sets the language of messages to the member. */
export const setLanguage = defineCall({
  method: 'PUT',
  path: '/wps/member/language',
  summary: 'Sets the language in which the member is written to',
  example: { language: 'EN' },
  isBeforePassword: true,
  session: 'required',
  account: 'any',
  input: z.object({ language: languageCode }),
  output: z.null(),
  refusals: [],
  perMinute: 10,
});

export const memberIcon = defineCall({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'Reads the own picture and those that may be chosen',
  session: 'required',
  input: z.object({}),
  output: z.object({ icon: z.string(), icons: z.array(z.string()) }),
  refusals: [],
});

/** Source: API-04. */
export const changePasswordInput = z.object({
  oldPassword: z.string().min(1).max(200),
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
  /** The terms are accepted and the age of consent is confirmed: required once, where `mustAgree`. */
  agreed: z.boolean().optional(),
});

/**
 * Changes the password and ends every other session. Refuses an invalid new password by field, with a registration fault or `sameAsBefore`, and
 * `agreed` with the rule `required`.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/wps/member/password',
  enc: true,
  summary: 'Changes the password',
  note: 'Ends every other session. The answer holds the token of the one that goes on.',
  example: { oldPassword: 'Marquee#2026', newPassword: 'Sunrise#2026', confirmNewPassword: 'Sunrise#2026' },
  isBeforePassword: true,
  session: 'required',
  account: 'any',
  input: changePasswordInput,
  output: z.object({ token: z.string() }),
  refusals: ['wrongCredentials'],
  perMinute: 10,
});

/**
 * Sends a code to the member's own mobile number or e-mail address, or to a new one (`recipient`) that is to be bound to the account.
 * `notFound`: the member has none.
 */
export const sendMemberCode = defineCall({
  method: 'POST',
  path: '/wps/verification/code',
  summary: 'Sends a code to the own number or address',
  note: 'One a minute and five an hour for a number or an address.',
  example: { way: 'email', purpose: 'email' },
  session: 'required',
  account: 'any',
  input: z.object({
    way: z.enum(['sms', 'email']),
    purpose: z.enum(['email', 'mobile', 'paymentPassword', 'bankAccount', 'zalo']),
    /** New address of `email`, or new number of `mobile`. */
    recipient: z.string().trim().max(200).optional(),
    countryDialingCode: z.string().max(6).optional(),
  }),
  output: codeSent,
  refusals: ['notFound'],
});
