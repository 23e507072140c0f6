import { AuthorizationResponseError } from 'openid-client';

/** Returns the result of the work, or `cancelled` for the provider's error of a cancelled login. */
export async function asCancelled<Result>(work: () => Promise<Result>): Promise<Result | 'cancelled'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
    throw error;
  }
}
