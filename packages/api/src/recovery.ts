import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { captchaAnswer, sliderTicket } from './captcha.ts';
import { countryDialingCode } from './registration.ts';

const password = z.string().min(1).max(400);

/** Source: API-04. */
export const forgotByEmailInput = z.object({
  username: z.string().trim().min(1).max(60),
  email: z.string().trim().min(1).max(100),
  captcha: captchaAnswer.default(''),
});

/** Sends a link to choose a new password. Refuses with `notFound` only when the brand reveals whether an account exists. */
export const forgotByEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/email',
  form: true,
  summary: 'Sends a link with which a new password can be chosen',
  note: 'A form, not JSON. The captcha’s ticket goes into `X-Captcha`. Five an hour for a network.',
  example: { username: 'player01', email: 'player01@example.com', captcha: 'ABCD' },
  session: 'none',
  input: forgotByEmailInput,
  output: z.null(),
  refusals: ['captchaRequired', 'notFound', 'forbidden'],
});

/** Sets a new password with the code of that link, `/forget?reset=…`. */
export const resetByEmail = defineCall({
  method: 'POST',
  path: '/wps/member/password/reset',
  enc: true,
  summary: 'Chooses a new password with the code of the link',
  example: { code: sample.ticket, newPassword: 'Sunrise#2026' },
  session: 'none',
  input: z.object({ code: z.string().regex(/^[\w-]{43}$/), newPassword: password }),
  output: z.object({ username: z.string() }),
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** Source: API-04. */
export const resetByPhoneInput = z.object({
  mobileNum: z.string().trim().min(1).max(40),
  countryDialingCode,
  verificationCode: z.string().max(255),
  newPassword: password,
  slider: sliderTicket.optional(),
});

export const resetByPhone = defineCall({
  method: 'POST',
  path: '/wps/member/password/verification',
  enc: true,
  summary: 'Chooses a new password with a code by text message',
  note: 'Ten an hour for a number.',
  example: { mobileNum: '912000004', countryDialingCode: '84', verificationCode: '123456', newPassword: 'Sunrise#2026' },
  session: 'none',
  input: resetByPhoneInput,
  output: z.null(),
  refusals: ['wrongCode', 'codeExpired', 'botCheckFailed', 'forbidden'],
});
