import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Config } from '../config.ts';
import type { DevelopmentPhoneAuth } from './DevelopmentPhoneAuth.ts';

/** Somebody else who verifies that a phone is one's own: between the browser and them; we see a token. Source: SES-23. */
export interface PhoneVerifier {
  /** Where the browser asks, and with which public key. */
  url: string;
  key: string;
  /** The script of what asks whether a person is there, and whom besides it brings along. */
  captcha: { script: string; sources: string[] };
  /** The number, such as +84912000001, for which they gave the token; none where it is not theirs, not for us or too old. */
  numberOf(idToken: string): Promise<string | undefined>;
}

const GOOGLE = {
  url: 'https://identitytoolkit.googleapis.com/v1',
  captcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    sources: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  },
  keys: new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
};

/** Firebase where it is set, else the stand-in where one may serve, else nobody. */
export function createPhoneVerifier(
  { firebase }: Pick<Config, 'firebase'>,
  standIn: DevelopmentPhoneAuth | undefined,
): PhoneVerifier | undefined {
  if (firebase) {
    const { projectId, apiKey } = firebase;
    const issuer = `https://securetoken.google.com/${projectId}`;
    const { url, captcha, keys } = GOOGLE;
    return { url, captcha, key: apiKey, numberOf: numberBy(createRemoteJWKSet(keys), { issuer, audience: projectId }) };
  }
  if (!standIn) return undefined;
  const { url, issuer, audience } = standIn;
  const captcha = { script: `${url}/recaptcha.js`, sources: [] };
  return { url, captcha, key: audience, numberOf: numberBy(standIn.keys, { issuer, audience }) };
}

const numberBy =
  (keys: JWTVerifyGetKey, { issuer, audience }: { issuer: string; audience: string }) =>
  async (idToken: string) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      return typeof payload['phone_number'] === 'string' ? payload['phone_number'] : undefined;
    } catch {
      return undefined;
    }
  };
