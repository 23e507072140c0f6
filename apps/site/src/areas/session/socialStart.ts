import type { SocialProvider } from '@site/api/social';

/** Returns the address that starts a social login. Source: SES-21, SES-22. */
export const socialStart = (provider: SocialProvider, merchant: string) =>
  `/wps/session/social/start?${new URLSearchParams({ provider, merchant })}`;
