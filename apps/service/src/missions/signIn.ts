import { signIn } from '@site/api/missions';
import { accept, handle } from '../http/handle.ts';
import { once } from '../rewards/once.ts';
import { signInOf } from './claimMissionOf.ts';

/** Signs in for today, once a day. Source: MEM-16, docs/domain.md DR-7.2. */
export default handle(signIn, async ({ input: { transferId }, member, merchant, now, services: { db, brands, bus } }) => {
  const { zone } = (await brands.of(merchant)).brand;
  const { id: accountId, currency } = member;
  const reply = await once(db, { accountId, transferId, body: { call: 'signIn' }, now }, (tx) =>
    signInOf(tx, { accountId, currency, zone, now }),
  );
  bus.publish([accountId]);
  return accept(reply);
});
