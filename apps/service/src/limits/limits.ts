import { limits } from '@site/api/limits';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { readLimits } from './readLimits.ts';

/** Lists the limits of a member. Source: RES-01. */
export default handle(limits, async ({ member, now, services: { db, brands } }) => {
  if (isTrial(member)) return refuse('needsRealAccount');
  const { brand, settings } = await brands.of(member.merchant);
  const { currency } = member;
  const list = await readLimits(db, { accountId: member.id, currency, now });
  return accept({ currency, zone: brand.zone, asOf: now.getTime(), waitHours: settings.limitWaitHours, list });
});
