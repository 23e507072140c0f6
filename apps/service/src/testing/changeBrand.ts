import type { Services } from '../services.ts';
import type { BrandSettingsInput } from '../system/brandSettings.ts';

interface Change {
  merchant?: string;
  flags?: Record<string, '0' | '1'>;
  settings?: BrandSettingsInput;
}

/** Gives a brand other switches and settings, in place of all it had. */
export async function changeBrand(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  { merchant = 'marquee', flags = {}, settings = {} }: Change,
): Promise<void> {
  await db
    .updateTable('brand')
    .set({ flags: JSON.stringify(flags), settings: JSON.stringify(settings) })
    .where('merchant', '=', merchant)
    .execute();
  brands.forget();
}
