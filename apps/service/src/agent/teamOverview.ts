import { teamOverview, type TeamOverviewValue } from '@site/api/agent';
import { addDays, dayOf, type Day } from '@site/rules/period';
import { accept, handle, refuse } from '../handle.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { readDownlines } from './readDownlines.ts';
import { readRealtime } from './readRealtime.ts';
import { readTeamFigures } from './readTeamFigures.ts';
import { MOST_REPORT_DAYS, reportDays } from './reportDays.ts';

/**
 * The figures of the caller's own team over some days, against as many days before them, from the roll-ups alone.
 *
 * Refuses by name a range that makes no sense.
 *
 * Source: AGT-03, AGT-11; calls.md §7.5.
 */
export default handle(teamOverview, async ({ input: { from, to }, member, now, services: { db, brands } }) => {
  const days = reportDays(from, to);
  if (days.length === 0) return refuse('invalidInput', { field: 'to', rule: `from 1 to ${MOST_REPORT_DAYS} days` });
  const daysBefore = reportDays(addDays(from, -days.length), addDays(from, -1));
  const { brand } = await brands.of(member.merchant);
  const team = { agentId: member.id, currency: member.currency, zone: brand.zone };

  const asOf = await countedAt(db);
  const figures = await readTeamFigures(db, { ...team, days, daysBefore });
  const value: TeamOverviewValue = {
    currency: member.currency,
    from,
    to,
    days,
    ...figures,
    byDownline: await readDownlines(db, { ...team, days }),
    realtime: await readRealtime(db, { ...team, today: dayOf(now, brand.zone) satisfies Day }),
    asOf: asOf.getTime(),
  };
  return accept(value);
});
