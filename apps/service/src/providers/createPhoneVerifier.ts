import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Config } from '../config.ts';
import type { DevelopmentPhoneAuth } from './DevelopmentPhoneAuth.ts';

/** External phone verification: takes place between the browser and the provider; the service receives a token. Source: SES-23. */
export interface PhoneVerifier {
  /** Address and public key for browsers. */
  url: string;
  key: string;
  /** Script of its captcha, and the sources that it loads. */
  captcha: { script: string; sources: string[] };
  /** Returns the verified number, such as +84912000001; undefined for a token that is invalid, for another audience or expired. */
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

/** Returns Firebase when configured, otherwise the stand-in where allowed, otherwise undefined. */
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
