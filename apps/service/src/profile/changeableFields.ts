import type { ProfileField } from '@site/api/profile';
import type { BrandSettings } from '../system/brandSettings.ts';

/** Returns the amount that a brand gives for a bound Zalo account; undefined where it offers none. Source: MEM-23. */
export function zaloRewardOf({ zaloReward }: BrandSettings, currency: string): bigint | undefined {
  const amount = zaloReward.amounts[currency];
  return amount === undefined ? undefined : BigInt(amount);
}

/** Returns the fields that a member may change. A Zalo account that is rewarded is bound by a code instead. */
export const changeableFields = (settings: BrandSettings, currency: string): ProfileField[] =>
  settings.profileFields.filter((field) => field !== 'zalo' || zaloRewardOf(settings, currency) === undefined);
