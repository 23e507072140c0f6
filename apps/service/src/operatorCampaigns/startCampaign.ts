import { startCampaign } from '@site/api/operatorCampaigns';
import { accept, handle } from '../http/handle.ts';
import { propose } from '../operator/propose.ts';
import { checkCampaign } from './scheduleCampaign.ts';

/**
 * Proposes a campaign, once for each transfer id; another operator schedules it.
 *
 * Refuses: invalidInput for a time that is over, for a game that is none, and for a budget below one grant.
 *
 * Source: OPR-03, OPR-07, docs/domain.md DR-21.1.
 */
export default handle(startCampaign, async (request) => {
  const { input, now, services } = request;
  const { reason, transferId, ...content } = input;
  await checkCampaign(services.db, content, now);
  const id = await services.db
    .transaction()
    .execute((tx) => propose(tx, request, { kind: 'campaign', subject: content.name, content, reason, transferId }));
  return accept({ id });
});
