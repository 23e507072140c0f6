/**
 * Header in which the ticket of a captcha's picture comes, and goes back with the call that answers it. In a file of its own, since
 * the browser needs no schema for it.
 *
 * Source: calls.md §3.
 */
export const captchaHeader = 'X-Captcha';
