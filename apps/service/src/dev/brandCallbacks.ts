import { socialCallbackPath } from '@site/api/social';
import type { Services } from '../services.ts';
import { originOf } from '../system/originOf.ts';

/** Where a stand-in may lead a browser back to: a brand of ours, and nowhere else. */
export async function brandCallbacks({ db, brands, config }: Pick<Services, 'db' | 'brands' | 'config'>): Promise<string[]> {
  const merchants = await db.selectFrom('brand').select('merchant').execute();
  return Promise.all(merchants.map(async ({ merchant }) => originOf(await brands.of(merchant), config) + socialCallbackPath));
}
