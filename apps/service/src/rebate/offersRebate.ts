import { isOn } from '@site/rules/flags';
import type { Services } from '../services.ts';

/** Returns true when the brand has the manual rebate. Source: SHL-15. */
export const offersRebate = async ({ brands }: Pick<Services, 'brands'>, merchant: string): Promise<boolean> =>
  isOn((await brands.of(merchant)).flags, 'MANPLAYREB3');
