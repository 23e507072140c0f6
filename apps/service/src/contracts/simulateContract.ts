import { simulateContract } from '@site/api/contracts';
import { addDays } from '@site/rules/period';
import { accept, handle, refuse } from '../http/handle.ts';
import { untoldDays } from '../agent/untoldDays.ts';
import { logLook } from '../report/logLook.ts';
import { findTaker } from './planOffer.ts';
import { readBills } from './readResults.ts';
import { termsOf } from './termsOf.ts';

const MAX_DAYS = 92;

/**
 * Tells what terms would have paid in past days, and records the look at the taker. Periods with figures of fewer than five active members are left
 * out, since terms, game types and days can be chosen to single one out. Refuses: invalidInput for `to` before `from`, and for more than 92 days.
 *
 * Source: AGT-18, MEM-26, docs/domain.md DR-10.6, DR-11.
 */
export default handle(simulateContract, async ({ input, member, now, services }) => {
  const { db, brands } = services;
  const { from, to } = input;
  if (to < from) return refuse('invalidInput', { field: 'to', rule: 'not before from' });
  if (to > addDays(from, MAX_DAYS - 1)) return refuse('invalidInput', { field: 'to', rule: `at most ${MAX_DAYS} days` });
  const { zone } = (await brands.of(member.merchant)).brand;
  const taker = await findTaker(db, member, input.taker);
  const terms = { ...termsOf(input), takerId: taker.id, currency: taker.currency };
  const untold = await untoldDays(db, { ...terms, agentId: member.id, zone, from, to });
  const bills = await readBills(db, terms, { from, to, zone, untold });
  await logLook(db, { what: 'simulateContract', names: [taker.username], member, now });
  return accept({
    bills: bills.map((bill) => ({
      from: bill.from,
      to: bill.to,
      activeMembers: bill.active,
      validBetMinor: String(bill.validBetMinor),
      netMinor: bill.netMinor === undefined ? null : String(bill.netMinor),
      tier: bill.reached,
      grossMinor: String(bill.payMinor),
    })),
    totalMinor: String(bills.reduce((sum, { payMinor }) => sum + payMinor, 0n)),
    currency: taker.currency,
  });
});
