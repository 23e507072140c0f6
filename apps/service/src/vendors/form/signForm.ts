import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers that a signature covers besides the form. */
export interface FormHeaders {
  'X-Merchant-Id': string;
  /** Seconds since 1970. */
  'X-Timestamp': string;
  'X-Nonce': string;
}

/** Returns the hex HMAC-SHA1 of the form and the headers together, sorted by name and written as one form. */
export function signForm(secret: string, form: URLSearchParams, headers: FormHeaders): string {
  const signed = new URLSearchParams([...form, ...Object.entries(headers)]);
  signed.sort();
  return createHmac('sha1', secret).update(signed.toString()).digest('hex');
}

/** Verifies a signature in constant time. */
export function isFormSigned(secret: string, form: URLSearchParams, headers: FormHeaders, signature: string): boolean {
  const [expected, given] = [Buffer.from(signForm(secret, form, headers)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
