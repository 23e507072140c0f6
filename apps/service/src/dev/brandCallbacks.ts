import { socialCallbackPath } from '@site/api/social';
import type { Services } from '../services.ts';
import { originOf } from '../system/originOf.ts';

/** Lists the callback addresses that a stand-in may redirect to: those of the brands. */
export async function brandCallbacks({ db, brands, config }: Pick<Services, 'db' | 'brands' | 'config'>): Promise<string[]> {
  const merchants = await db.selectFrom('brand').select('merchant').execute();
  return Promise.all(merchants.map(async ({ merchant }) => originOf(await brands.of(merchant), config) + socialCallbackPath));
}
