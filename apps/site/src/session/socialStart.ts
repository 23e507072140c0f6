import { type SocialProvider, socialStartPath } from '@site/api/social';

/** Where a browser goes to come back logged in with an account elsewhere. */
export const socialStart = (provider: SocialProvider, merchant: string) =>
  `${socialStartPath}?${new URLSearchParams({ provider, merchant })}`;
