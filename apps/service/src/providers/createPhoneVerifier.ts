import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Config } from '../config.ts';
import type { DevelopmentPhoneAuth } from './DevelopmentPhoneAuth.ts';

/** Somebody else who verifies that a phone is one's own: between the browser and them; we see a token. Source: SES-23. */
export interface PhoneVerifier {
  /** Where the browser asks, and with which public key. */
  url: string;
  key: string;
  /** The number, such as +84912000001, for which they gave the token; none where it is not theirs, not for us or too old. */
  numberOf(idToken: string): Promise<string | undefined>;
}

const GOOGLE = {
  url: 'https://identitytoolkit.googleapis.com/v1',
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
    return { url: GOOGLE.url, key: apiKey, numberOf: numberBy(createRemoteJWKSet(GOOGLE.keys), { issuer, audience: projectId }) };
  }
  if (!standIn) return undefined;
  const { url, issuer, audience } = standIn;
  return { url, key: audience, numberOf: numberBy(standIn.keys, { issuer, audience }) };
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
