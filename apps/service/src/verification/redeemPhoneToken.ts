import type { Services } from '../services.ts';
import { putTicket } from '../tickets.ts';

/** Time for which a used token is remembered, in milliseconds: as long as providers let one live. */
const LIFE_MS = 3_600_000;

interface Redeeming {
  idToken: string;
  /** A mobile number such as +84912000001. */
  number: string;
  now: Date;
}

/** Returns whether the provider that verifies phones gave this token for this number. A token counts once. */
export async function redeemPhoneToken(
  { db, phoneVerifier }: Pick<Services, 'db' | 'phoneVerifier'>,
  { idToken, number, now }: Redeeming,
): Promise<boolean> {
  if ((await phoneVerifier?.numberOf(idToken)) !== number) return false;
  // A signature can be spelt in several ways; what it signs cannot.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  return putTicket(db, signed, { kind: 'phoneToken', content: {}, lifeMs: LIFE_MS, now });
}
