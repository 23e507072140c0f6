import type { SocialProvider } from '@site/api/social';

/** Where a browser goes to come back logged in with an account elsewhere. Source: calls.md §7.1. */
export const socialStart = (provider: SocialProvider, merchant: string) =>
  `/wps/session/social/start?${new URLSearchParams({ provider, merchant })}`;
