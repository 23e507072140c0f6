import { stopCampaign } from '@site/api/operatorCampaigns';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import { roundsCampaignOf } from './roundsCampaignOf.ts';

/**
 * Stops a campaign at once. Nobody gets it any more, and free rounds that were not played lapse.
 *
 * Refuses: notFound; conflict for one that was stopped, and for messages that have all been sent.
 *
 * Source: OPR-03, OPR-07.
 */
export default handle(stopCampaign, async (request) => {
  const { input, merchant, services } = request;
  const { id, reason, transferId } = input;
  await services.db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('member_campaign')
      .where('id', '=', id)
      .where('merchant', '=', merchant)
      .select(['name', 'state', 'gift'])
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new RefusalError('notFound');
    const { isNew } = await logAct(tx, {
      ...actorOf(request),
      act: 'stopCampaign',
      target: known.name,
      reason,
      before: { state: known.state },
      after: { state: 'stopped' },
      transferId,
      body: { id, reason },
    });
    if (!isNew) return;
    if (known.state === 'stopped' || (known.state === 'ended' && known.gift.kind === 'message')) throw new RefusalError('conflict');
    await tx.updateTable('member_campaign').set({ state: 'stopped' }).where('id', '=', id).execute();
    await tx.updateTable('campaign').set({ state: 'closed' }).where('id', '=', roundsCampaignOf(id)).execute();
  });
  return accept(null);
});
