import { AuthorizationResponseError } from 'openid-client';

/** What the work gives, or that somebody did not go through with it, which the provider tells as an error. */
export async function asCancelled<Result>(work: () => Promise<Result>): Promise<Result | 'cancelled'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
    throw error;
  }
}
