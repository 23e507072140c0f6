import { claimReferral } from '@site/api/referral';
import { creditsIn } from '@site/rules/credits';
import { FRIEND_CREDITS, INVITER_CREDITS, milestones } from '@site/rules/referral';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { once } from '../rewards/once.ts';
import { type Payee, payReferral } from './payReferral.ts';
import { readFriends } from './readFriends.ts';

/**
 * Claims the reward of each friend who counts, with the friend's own, or that of a milestone; each once.
 *
 * Refuses: notFound for an unknown milestone, conflict when nothing can be claimed, alreadyClaimed.
 *
 * Source: MEM-15, docs/domain.md DR-6.2.
 */
export default handle(claimReferral, async ({ input: { id, transferId }, member, now, services: { db, bus, ledger } }) => {
  const { id: accountId, currency } = member;
  const paid = new Set([accountId]);
  const reply = await once(db, { accountId, transferId, body: { call: 'referral', id }, now }, async (tx) => {
    // Claims of one member wait here.
    await tx.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
    const pay = async (to: Payee, cause: string, credits: bigint) => {
      const amountMinor = await payReferral(tx, { ledger, to, cause, amountMinor: creditsIn(to.currency, credits), now });
      if (amountMinor > 0n) paid.add(to.id);
      return amountMinor;
    };
    const friends = await readFriends(tx, { accountId, now });
    const own = { id: accountId, currency };
    if (id === 'friends') {
      let amountMinor = 0n;
      for (const friend of friends) {
        if (friend.state !== 'valid') continue;
        amountMinor += await pay(own, `friend:${friend.accountId}`, INVITER_CREDITS);
        if (friend.isActive) await pay({ id: friend.accountId, currency: friend.currency }, 'invited', FRIEND_CREDITS);
      }
      if (amountMinor === 0n) throw new RefusalError('conflict');
      return { amountMinor: String(amountMinor), currency };
    }
    const milestone = milestones.find((one) => String(one.friends) === id);
    if (!milestone) throw new RefusalError('notFound', { field: 'id', rule: 'known' });
    if (friends.filter(({ state }) => state === 'valid' || state === 'paid').length < milestone.friends) throw new RefusalError('conflict');
    const amountMinor = await pay(own, `milestone:${milestone.friends}`, milestone.credits);
    if (amountMinor === 0n) throw new RefusalError('alreadyClaimed');
    return { amountMinor: String(amountMinor), currency };
  });
  bus.publish([...paid]);
  return accept(reply);
});
