import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import { asCancelled } from './asCancelled.ts';
import type { SocialClient } from './SocialClient.ts';

interface Facebook {
  /** Addresses of its dialog and its data. */
  dialog: URL;
  graph: URL;
  clientId: string;
  clientSecret: string;
}

const me = z.object({ id: z.string().min(1) });

/** Creates a login by OAuth 2.0: the access token identifies the person. Source: SES-22. */
export function createFacebook({ dialog, graph, clientId, clientSecret }: Facebook): SocialClient {
  const configuration = new Configuration(
    {
      issuer: dialog.origin,
      authorization_endpoint: `${dialog.href}/dialog/oauth`,
      token_endpoint: `${graph.href}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  // The stand-in is on this machine, without TLS.
  if (graph.protocol === 'http:') allowInsecureRequests(configuration);
  return {
    async begin(redirectUri, { state, verifier }) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'public_profile',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    finish: (address, { state, verifier }) =>
      asCancelled(async () => {
        const tokens = await authorizationCodeGrant(configuration, address, { expectedState: state, pkceCodeVerifier: verifier });
        const response = await fetchProtectedResource(configuration, tokens.access_token, new URL(`${graph.href}/me?fields=id`), 'GET');
        return { subject: me.parse(await response.json()).id };
      }),
  };
}
