import { claimMission } from '@site/api/missions';
import { accept, handle } from '../http/handle.ts';
import { once } from '../rewards/once.ts';
import { claimMissionOf } from './claimMissionOf.ts';

/** Claims the points of a mission, once in its day or week. Source: MEM-16, docs/domain.md DR-7.3. */
export default handle(claimMission, async ({ input: { id, transferId }, member, merchant, now, services: { db, brands, bus } }) => {
  const { zone } = (await brands.of(merchant)).brand;
  const { id: accountId, currency } = member;
  const reply = await once(db, { accountId, transferId, body: { call: 'mission', id }, now }, (tx) =>
    claimMissionOf(tx, id, { merchant, accountId, currency, zone, now }),
  );
  bus.publish([accountId]);
  return accept(reply);
});
