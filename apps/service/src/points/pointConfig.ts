import { pointConfig } from '@site/api/points';
import { convertedMinor, MOST_POINTS_A_DAY, POINT_STEP } from '@site/rules/points';
import { accept, handle } from '../http/handle.ts';
import { convertedToday } from './convertedToday.ts';

/** Ratio of points to credits, as it is shown. */
export const POINT_RATIO = `${POINT_STEP}:1`;

/** Returns how points become money. Source: MEM-11, docs/domain.md DR-5.2. */
export default handle(pointConfig, async ({ member, merchant, now, services: { db, brands } }) => {
  const { zone } = (await brands.of(merchant)).brand;
  const converted = await convertedToday(db, { accountId: member.id, zone, now });
  return accept({
    ratio: POINT_RATIO,
    step: Number(POINT_STEP),
    dailyMost: String(MOST_POINTS_A_DAY),
    leftToday: String(MOST_POINTS_A_DAY > converted ? MOST_POINTS_A_DAY - converted : 0n),
    stepMinor: String(convertedMinor(member.currency, POINT_STEP)),
    currency: member.currency,
    expires: false,
  });
});
