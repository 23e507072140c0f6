import type { SocialProvider } from '@site/api/social';
import type { Config } from '../config.ts';
import { standIn } from '../dev/standIn.ts';
import { createFacebook } from './createFacebook.ts';
import { createGoogle } from './createGoogle.ts';
import type { SocialClient } from './SocialClient.ts';

const FACEBOOK = 'v21.0';

/** Returns the configured social login providers, and in the demo their stand-ins. */
export function createSocialClients(config: Config): ReadonlyMap<SocialProvider, SocialClient> {
  const { google, facebook, mode } = config;
  const clients = new Map<SocialProvider, SocialClient>();
  if (google) clients.set('google', createGoogle({ issuer: new URL('https://accounts.google.com'), ...google }));
  else if (mode === 'demo') clients.set('google', createGoogle({ issuer: new URL(standIn.google(config)), ...standIn.client }));
  if (facebook) {
    const [dialog, graph] = [new URL(`https://www.facebook.com/${FACEBOOK}`), new URL(`https://graph.facebook.com/${FACEBOOK}`)];
    clients.set('facebook', createFacebook({ dialog, graph, ...facebook }));
  } else if (mode === 'demo') {
    const address = new URL(standIn.facebook(config));
    clients.set('facebook', createFacebook({ dialog: address, graph: address, ...standIn.client }));
  }
  return clients;
}
