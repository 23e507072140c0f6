import type { Services } from '../services.ts';
import type { BrandSettingsInput } from '../system/brandSettings.ts';

interface Change {
  merchant?: string;
  flags?: Record<string, '0' | '1'>;
  settings?: BrandSettingsInput;
}

/** Replaces the flags and settings of a brand. */
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
