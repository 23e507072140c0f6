import { limits } from '@site/api/limits';
import { accept, handle } from '../http/handle.ts';
import { readLimits } from './readLimits.ts';

/** Lists the limits of a member. Source: RES-01. */
export default handle(limits, async ({ member, now, services: { db, brands } }) => {
  const { brand, settings } = await brands.of(member.merchant);
  const { currency } = member;
  const list = await readLimits(db, { accountId: member.id, currency, now });
  return accept({ currency, zone: brand.zone, asOf: now.getTime(), waitHours: settings.limitWaitHours, list });
});
