/**
 * Header that carries the ticket of a captcha picture, in the reply and in the call that answers it. It has its own file because the
 * browser needs no schema for it.
 *
 * Source: SES-03.
 */
export const captchaHeader = 'X-Captcha';
