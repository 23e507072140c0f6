import { RefusalError } from '../http/RefusalError.ts';
import type { Services } from '../services.ts';
import { consumeQuota } from './consumeQuota.ts';

interface Asked {
  merchant: string;
  recipient: string;
  address: string;
  now: Date;
}

/**
 * Counts a message before sending, and returns the whole minutes until the next one is allowed.
 *
 * Refuses: tooMany.
 */
export async function requireQuota(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant, ...asked }: Asked,
): Promise<{ expiredMinutes: number }> {
  const { resendMinutes } = (await brands.of(merchant)).settings;
  const retryAfterS = await consumeQuota(db, { ...asked, restMs: resendMinutes * 60_000 });
  if (retryAfterS !== undefined) throw new RefusalError('tooMany', { retryAfterS });
  return { expiredMinutes: resendMinutes };
}
