import { startCampaign } from '@site/api/operatorCampaigns';
import { accept, handle, refuse } from '../http/handle.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import { mostGrants } from './mostGrants.ts';
import { roundsCampaignOf } from './roundsCampaignOf.ts';
import { giveNext } from './runCampaigns.ts';

const MAX_MS = 366 * 86_400_000;

/**
 * Schedules a campaign, once for each transfer id. Free rounds get a campaign of their own, whose grants expire with it. One that starts at once
 * is given to its first members here; the job gives it to the others.
 *
 * Refuses: invalidInput for a time that is over, for a game that is none, and for a budget below one grant.
 *
 * Source: OPR-03, OPR-07, docs/domain.md DR-21.1.
 */
export default handle(startCampaign, async (request) => {
  const { input, merchant, operator, now, services } = request;
  const { name, segment, gift, mostMembers, budgetMinor, reason, transferId } = input;
  const startsAt = new Date(input.startsAt ?? now);
  const endsAt = new Date(input.endsAt);
  if (endsAt <= now) return refuse('invalidInput', { field: 'endsAt', rule: 'future' });
  if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > MAX_MS)
    return refuse('invalidInput', { field: 'endsAt', rule: 'after' });
  if (segment.vipFrom !== undefined && segment.vipTo !== undefined && segment.vipTo < segment.vipFrom)
    return refuse('invalidInput', { field: 'segment.vipTo', rule: 'after' });
  const budget = budgetMinor === null ? null : BigInt(budgetMinor);
  if (mostGrants({ gift, budgetMinor: budget }) === 0) return refuse('invalidInput', { field: 'budgetMinor', rule: 'least' });
  if (gift.kind === 'freeRounds') {
    const { count } = await services.db
      .selectFrom('game')
      .where('node_id', 'in', gift.nodeIds)
      .where('is_group', '=', false)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) !== new Set(gift.nodeIds).size) return refuse('invalidInput', { field: 'gift.nodeIds', rule: 'known' });
  }
  const id = await services.db.transaction().execute(async (tx) => {
    const { isNew } = await logAct(tx, {
      ...actorOf(request),
      act: 'startCampaign',
      target: name,
      reason,
      after: { segment, gift, startsAt, endsAt, mostMembers, budgetMinor, transferId },
      transferId,
      body: { name, segment, gift, startsAt: input.startsAt, endsAt: input.endsAt, mostMembers, budgetMinor, reason },
    });
    if (!isNew) {
      const known = tx
        .selectFrom('member_campaign')
        .where('transfer_id', '=', transferId)
        .where('created_by', '=', operator.id)
        .select('id');
      return (await known.executeTakeFirstOrThrow()).id;
    }
    const made = await tx
      .insertInto('member_campaign')
      .values({
        merchant,
        name,
        segment: JSON.stringify(segment),
        gift: JSON.stringify(gift),
        starts_at: startsAt,
        ends_at: endsAt,
        most_members: mostMembers,
        budget_minor: budget,
        created_by: operator.id,
        created_at: now,
        transfer_id: transferId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (gift.kind === 'freeRounds')
      await tx
        .insertInto('campaign')
        .values({
          id: roundsCampaignOf(made.id),
          merchant,
          name,
          node_ids: [...new Set(gift.nodeIds)].toSorted((one, other) => one - other),
          rounds: gift.rounds,
          stake_minor: BigInt(gift.stakeMinor),
          currency: segment.currency,
          starts_at: startsAt,
          ends_at: endsAt,
          created_by: operator.username,
        })
        .execute();
    return made.id;
  });
  if (startsAt <= now) await giveNext(services, id, now);
  return accept({ id });
});
