import { randomInt, randomUUID } from 'node:crypto';
import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Send } from './createMessages.ts';

const LIFE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 5;

interface Begun {
  phoneNumber: string;
  code: string;
  at: number;
}

interface Asked {
  phoneNumber: string;
  recaptchaToken: string;
  merchant: string;
  now: Date;
}

/** An answer as Google's Identity Toolkit gives it: what was asked for, or its code of what is wrong. */
type Answer = { sessionInfo: string } | { idToken: string; phoneNumber: string } | { fault: string };

/**
 * Stands in for a provider that verifies phones, in its own words: `accounts:sendVerificationCode` and
 * `accounts:signInWithPhoneNumber` of Google's Identity Toolkit, and the reCAPTCHA before them. It keeps what it knows in memory, being
 * for one process and one day.
 *
 * Source: https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts.
 */
export class DevelopmentPhoneAuth {
  /** Where browsers find it, on our own origin. */
  readonly url = '/dev/phone-auth';
  readonly issuer = 'https://phone-auth.localhost';
  readonly audience = 'marquee-demo';
  readonly keys: JWTVerifyGetKey;
  readonly #privateKey: CryptoKey;
  readonly #send: Send;
  readonly #begun = new Map<string, Begun>();
  /** Given for a ticked box, good for one number. */
  readonly #captchas = new Set<string>();

  private constructor({ keys, privateKey, send }: { keys: JWTVerifyGetKey; privateKey: CryptoKey; send: Send }) {
    this.keys = keys;
    this.#privateKey = privateKey;
    this.#send = send;
  }

  static async create(send: Send): Promise<DevelopmentPhoneAuth> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
    return new DevelopmentPhoneAuth({ keys, privateKey, send });
  }

  giveCaptcha(): string {
    const token = randomUUID();
    this.#captchas.add(token);
    return token;
  }

  async sendVerificationCode({ phoneNumber, recaptchaToken, merchant, now }: Asked): Promise<Answer> {
    if (!recaptchaToken) return { fault: 'MISSING_RECAPTCHA_TOKEN' };
    if (!this.#captchas.delete(recaptchaToken)) return { fault: 'INVALID_RECAPTCHA_TOKEN' };
    if (!phoneNumber) return { fault: 'MISSING_PHONE_NUMBER' };
    if (!parsePhoneNumberFromString(phoneNumber)?.isValid()) return { fault: 'INVALID_PHONE_NUMBER : Invalid format.' };
    const at = now.getTime();
    for (const [session, begun] of this.#begun) if (at - begun.at > HOUR_MS) this.#begun.delete(session);
    if ([...this.#begun.values()].filter((begun) => begun.phoneNumber === phoneNumber).length >= MOST_AN_HOUR)
      return { fault: 'TOO_MANY_ATTEMPTS_TRY_LATER : TOO_MANY_ATTEMPTS_TRY_LATER' };
    const sessionInfo = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.#begun.set(sessionInfo, { phoneNumber, code, at });
    await this.#send({ merchant, to: phoneNumber, text: `${code} is your verification code for ${this.audience}.` });
    return { sessionInfo };
  }

  async signInWithPhoneNumber({ sessionInfo, code, now }: { sessionInfo: string; code: string; now: Date }): Promise<Answer> {
    const begun = this.#begun.get(sessionInfo);
    if (!begun) return { fault: 'INVALID_SESSION_INFO' };
    if (!code) return { fault: 'MISSING_CODE' };
    if (now.getTime() - begun.at > LIFE_MS) return { fault: 'SESSION_EXPIRED' };
    if (begun.code !== code) return { fault: 'INVALID_CODE' };
    this.#begun.delete(sessionInfo);
    const { phoneNumber } = begun;
    const idToken = await new SignJWT({ phone_number: phoneNumber })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(randomUUID())
      .setIssuer(this.issuer)
      .setAudience(this.audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(this.#privateKey);
    return { idToken, phoneNumber };
  }
}
