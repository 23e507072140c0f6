import { teamOverview, type TeamOverviewValue } from '@site/api/agent';
import { MAX_REPORT_DAYS } from '@site/api/defineReport';
import { addDays, dayOf, type Day } from '@site/rules/period';
import { accept, handle, refuse } from '../http/handle.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { readDownlines } from './readDownlines.ts';
import { readMorning } from './readMorning.ts';
import { readRealtime } from './readRealtime.ts';
import { readTeamFigures } from './readTeamFigures.ts';
import { reportDays } from './reportDays.ts';

/**
 * Returns the figures of the caller's own team in one currency, for a range of days and for as many days before it, from the roll-ups.
 *
 * Refuses: invalidInput by field for an invalid range.
 *
 * Source: AGT-03, AGT-11.
 */
export default handle(teamOverview, async ({ input, member, now, services: { db, brands } }) => {
  const { from, to, currency = member.currency } = input;
  const days = reportDays(from, to);
  if (days.length === 0) return refuse('invalidInput', { field: 'to', rule: `from 1 to ${MAX_REPORT_DAYS} days` });
  const daysBefore = reportDays(addDays(from, -days.length), addDays(from, -1));
  const { brand } = await brands.of(member.merchant);
  const team = { agentId: member.id, currency, zone: brand.zone };

  const asOf = await countedAt(db);
  const figures = await readTeamFigures(db, { ...team, days, daysBefore });
  const value: TeamOverviewValue = {
    currency,
    from,
    to,
    days,
    ...figures,
    byDownline: await readDownlines(db, { ...team, days }),
    realtime: await readRealtime(db, { ...team, today: dayOf(now, brand.zone) satisfies Day }),
    morning: await readMorning(db, { ...team, today: dayOf(now, brand.zone) }),
    asOf: asOf.getTime(),
  };
  return accept(value);
});
