import { claimReward } from '@site/api/rewards';
import { readPromotions } from '../content/readPromotions.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { claimMissionOf, signInOf } from '../missions/claimMissionOf.ts';
import { claimOfferOf } from '../operatorCampaigns/claimOfferOf.ts';
import { claimOf } from './claimOf.ts';
import { once } from './once.ts';

/** Claims a reward of the reward centre, the same way as where it comes from. Source: MEM-14. */
export default handle(claimReward, async ({ input: { id, transferId }, member, merchant, language, now, services }) => {
  const { db, brands, bus, ledger } = services;
  const { zone } = (await brands.of(merchant)).brand;
  const { id: accountId, currency } = member;
  const [source, name = ''] = id.split(':');
  const promotions = source === 'promotion' ? await readPromotions(services, { merchant, language, now }) : [];
  const asked = { merchant, accountId, currency, zone, now };
  const reply = await once(db, { accountId, transferId, body: { call: 'reward', id }, now }, async (tx) => {
    if (source === 'mission') return { amountMinor: null, points: (await claimMissionOf(tx, name, asked)).points, currency };
    if (source === 'signIn') return { amountMinor: null, points: (await signInOf(tx, asked)).points, currency };
    if (source === 'campaign') return { amountMinor: String(await claimOfferOf(tx, name, { ledger, ...asked })), points: null, currency };
    const promotion = promotions.find((one) => one.id === name);
    if (!promotion?.offer) throw new RefusalError('notFound', { field: 'id', rule: 'known' });
    return { amountMinor: (await claimOf(tx, promotion, { ledger, ...asked })).amountMinor, points: null, currency };
  });
  bus.publish([accountId]);
  return accept(reply);
});
