import { isOn } from '@site/rules/flags';
import type { Services } from '../services.ts';

/** Returns true when the brand has VIP levels. Source: SHL-15. */
export const offersVip = async ({ brands }: Pick<Services, 'brands'>, merchant: string): Promise<boolean> =>
  isOn((await brands.of(merchant)).flags, 'VIP');
