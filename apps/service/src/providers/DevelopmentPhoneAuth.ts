import { randomInt, randomUUID } from 'node:crypto';
import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Send } from './createMessages.ts';

const LIFE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const CAPTCHA_MS = 2 * 60_000;
/** Number of wrong codes that invalidate a session. */
const MAX_TRIES = 5;
/** Maximum number of unused captchas; the oldest is evicted first. */
const MAX_CAPTCHAS = 10_000;

interface Begun {
  phoneNumber: string;
  code: string;
  at: number;
  tries: number;
}

interface Asked {
  phoneNumber: string;
  recaptchaToken: string;
  merchant: string;
  /** IP address of the caller. */
  address: string;
  now: Date;
}

/** Counts a message before sending. Returns true when allowed. */
type CountMessage = (asked: { recipient: string; address: string; now: Date }) => Promise<boolean>;

interface Dependencies {
  send: Send;
  countMessage: CountMessage;
}

const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER : TOO_MANY_ATTEMPTS_TRY_LATER';

/** A reply in the format of Google's Identity Toolkit: the result, or an error code. */
type Answer = { sessionInfo: string } | { idToken: string; phoneNumber: string } | { fault: string };

/**
 * Stand-in for the phone verification provider, with its API: `accounts:sendVerificationCode` and `accounts:signInWithPhoneNumber` of
 * Google's Identity Toolkit, and the reCAPTCHA before them. State is in memory.
 *
 * Source: https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts.
 */
export class DevelopmentPhoneAuth {
  /** Address for browsers, on our own origin. */
  readonly url = '/dev/phone-auth';
  readonly issuer = 'https://phone-auth.localhost';
  readonly audience = 'marquee-demo';
  readonly keys: JWTVerifyGetKey;
  readonly #privateKey: CryptoKey;
  readonly #dependencies: Dependencies;
  readonly #begun = new Map<string, Begun>();
  /** Tokens of solved captchas with their times, each valid for one number, oldest first. */
  readonly #captchas = new Map<string, number>();

  private constructor({ keys, privateKey, ...dependencies }: Dependencies & { keys: JWTVerifyGetKey; privateKey: CryptoKey }) {
    this.keys = keys;
    this.#privateKey = privateKey;
    this.#dependencies = dependencies;
  }

  static async create(dependencies: Dependencies): Promise<DevelopmentPhoneAuth> {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] });
    return new DevelopmentPhoneAuth({ keys, privateKey, ...dependencies });
  }

  giveCaptcha(now: Date): string {
    const token = randomUUID();
    this.#captchas.set(token, now.getTime());
    const [oldest = ''] = this.#captchas.keys();
    if (this.#captchas.size > MAX_CAPTCHAS) this.#captchas.delete(oldest);
    return token;
  }

  #takeCaptcha(token: string, now: Date): boolean {
    const givenAt = this.#captchas.get(token);
    this.#captchas.delete(token);
    return givenAt !== undefined && now.getTime() - givenAt < CAPTCHA_MS;
  }

  async sendVerificationCode({ phoneNumber, recaptchaToken, merchant, address, now }: Asked): Promise<Answer> {
    if (!recaptchaToken) return { fault: 'MISSING_RECAPTCHA_TOKEN' };
    if (!this.#takeCaptcha(recaptchaToken, now)) return { fault: 'INVALID_RECAPTCHA_TOKEN' };
    if (!phoneNumber) return { fault: 'MISSING_PHONE_NUMBER' };
    const recipient = parsePhoneNumberFromString(phoneNumber);
    if (!recipient?.isValid()) return { fault: 'INVALID_PHONE_NUMBER : Invalid format.' };
    const at = now.getTime();
    for (const [session, begun] of this.#begun) if (at - begun.at > HOUR_MS) this.#begun.delete(session);
    if (!(await this.#dependencies.countMessage({ recipient: recipient.number, address, now }))) return { fault: TOO_MANY };
    const sessionInfo = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    this.#begun.set(sessionInfo, { phoneNumber: recipient.number, code, at, tries: 0 });
    await this.#dependencies.send({ merchant, to: recipient.number, text: `${code} is your verification code for ${this.audience}.` });
    return { sessionInfo };
  }

  async signInWithPhoneNumber({ sessionInfo, code, now }: { sessionInfo: string; code: string; now: Date }): Promise<Answer> {
    const begun = this.#begun.get(sessionInfo);
    if (!begun) return { fault: 'INVALID_SESSION_INFO' };
    if (!code) return { fault: 'MISSING_CODE' };
    if (now.getTime() - begun.at > LIFE_MS) return { fault: 'SESSION_EXPIRED' };
    if (begun.code !== code) {
      begun.tries += 1;
      if (begun.tries < MAX_TRIES) return { fault: 'INVALID_CODE' };
      this.#begun.delete(sessionInfo);
      return { fault: TOO_MANY };
    }
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
