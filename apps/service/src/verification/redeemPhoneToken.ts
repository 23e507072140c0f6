import type { Services } from '../services.ts';
import { putTicket } from './tickets.ts';

/** Time that a used token is stored, in milliseconds: the maximum lifetime of the providers' tokens. */
const LIFE_MS = 3_600_000;

interface Redeeming {
  idToken: string;
  /** A mobile number such as +84912000001. */
  number: string;
  now: Date;
}

/** Returns true when the phone provider issued this token for this number. A token is accepted once. */
export async function redeemPhoneToken(
  { db, phoneVerifier }: Pick<Services, 'db' | 'phoneVerifier'>,
  { idToken, number, now }: Redeeming,
): Promise<boolean> {
  if ((await phoneVerifier?.numberOf(idToken)) !== number) return false;
  // A signature has several encodings; the signed part has only one.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  return putTicket(db, signed, { kind: 'phoneToken', content: {}, lifeMs: LIFE_MS, now });
}
