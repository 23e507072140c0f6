import { z } from 'zod';
import { defineCall } from './call.ts';
import { captchaAnswer, sliderTicket } from './captcha.ts';
import { codeSent, countryDialingCode } from './registration.ts';
import { routes } from './routes.ts';

const password = z.string().min(1).max(400);

/** Source: spec §3 "Forgot password by e-mail". */
export const forgotByEmailInput = z.object({
  username: z.string().trim().min(1).max(60),
  email: z.string().trim().min(1).max(100),
  captcha: captchaAnswer.default(''),
});

/**
 * Sends a link with which a new password can be chosen. Whether the two belong to an account is said only where the brand wants it
 * said: then `notFound`.
 */
export const forgotByEmail = defineCall(routes.forgotByEmail, {
  session: 'none',
  input: forgotByEmailInput,
  output: z.null(),
  refusals: ['captchaRequired', 'notFound', 'forbidden'],
});

/** Chooses a new password with the code of that link, `/forget?reset=…`. */
export const resetByEmail = defineCall(routes.resetByEmail, {
  session: 'none',
  input: z.object({ code: z.string().regex(/^[\w-]{43}$/), newPassword: password }),
  output: z.object({ username: z.string() }),
  refusals: ['codeExpired'],
  perMinute: 10,
});

/** Source: spec §3 "Forgot password by phone". */
export const resetByPhoneInput = z.object({
  mobileNum: z.string().trim().min(1).max(40),
  countryDialingCode,
  verificationCode: z.string().max(255),
  newPassword: password,
  slider: sliderTicket.optional(),
});

export const resetByPhone = defineCall(routes.resetByPhone, {
  session: 'none',
  input: resetByPhoneInput,
  output: z.null(),
  refusals: ['wrongCode', 'codeExpired', 'botCheckFailed', 'forbidden'],
});

/** Sends a code to a member's own number or address. `notFound`: there is none to send to. */
export const sendMemberCode = defineCall(routes.sendMemberCode, {
  session: 'required',
  input: z.object({ way: z.enum(['sms', 'email']), purpose: z.enum(['email', 'mobile', 'paymentPassword', 'bankAccount']) }),
  output: codeSent,
  refusals: ['notFound'],
});
