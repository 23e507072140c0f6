import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
} from 'openid-client';
import { asCancelled } from './asCancelled.ts';
import type { SocialClient } from './SocialClient.ts';

interface Google {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** Creates a login by OpenID Connect. The provider's metadata are loaded on first use. Source: SES-21. */
export function createGoogle({ issuer, clientId, clientSecret }: Google): SocialClient {
  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    // The stand-in is on this machine, without TLS.
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
    known ??= discovery(issuer, clientId, clientSecret, undefined, { execute });
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    async begin(redirectUri, { state, nonce, verifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    finish: (address, { state, nonce, verifier }) =>
      asCancelled(async () => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
        const tokens = await authorizationCodeGrant(await configuration(), address, checks);
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider gave no identity.');
        return { subject: claims.sub };
      }),
  };
}
