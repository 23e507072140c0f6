import { previewContract } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { asSent, tiersSent } from './contractRows.ts';
import { endsSent, findTaker, planOffer } from './planOffer.ts';
import { termsOf } from './termsOf.ts';

/** Tells what an offer would end, without sending it. Source: AGT-08, docs/domain.md DR-11.4. */
export default handle(previewContract, async ({ input, member, now, services }) => {
  const { db, brands } = services;
  const of = await brands.of(member.merchant);
  const { zone } = of.brand;
  const taker = await findTaker(db, member, input.taker);
  const plan = await planOffer(db, { giverId: member.id, takerId: taker.id, terms: termsOf(input), now, of });
  return accept({
    ends: await endsSent(db, plan.ends, { now, zone }),
    validFrom: plan.validFrom.getTime(),
    own: plan.own ? tiersSent(plan.own) : null,
    current: plan.current ? asSent(plan.current, { memberId: member.id, now }) : null,
    capPpm: plan.capPpm,
    salariesPpm: plan.salariesPpm,
    otherSalariesPpm: plan.otherSalariesPpm,
  });
});
