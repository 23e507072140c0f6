import type { startCampaign } from '@site/api/operatorCampaigns';
import type { ParsedOf } from '@site/api/call';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { defineProposal } from '../operator/defineProposal.ts';
import { actorOf, logAct } from '../operator/logAct.ts';
import { mostGrants } from './mostGrants.ts';
import { roundsCampaignOf } from './roundsCampaignOf.ts';
import { giveNext } from './runCampaigns.ts';

const MAX_MS = 366 * 86_400_000;

export type CampaignTerms = Omit<ParsedOf<typeof startCampaign>, 'reason' | 'transferId'>;

const fault = (field: string, rule: string) => new RefusalError('invalidInput', { field, rule });

/**
 * Returns the times and the budget of a campaign; one without a start begins now.
 *
 * Throws invalidInput for a time that is over, for a game that is none, and for a budget below one grant.
 */
export async function checkCampaign(db: Kysely<Schema>, { segment, gift, ...terms }: CampaignTerms, now: Date) {
  const startsAt = new Date(terms.startsAt ?? now);
  const endsAt = new Date(terms.endsAt);
  if (endsAt <= now) throw fault('endsAt', 'future');
  if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > MAX_MS) throw fault('endsAt', 'after');
  if (segment.vipFrom !== undefined && segment.vipTo !== undefined && segment.vipTo < segment.vipFrom)
    throw fault('segment.vipTo', 'after');
  const budget = terms.budgetMinor === null ? null : BigInt(terms.budgetMinor);
  if (mostGrants({ gift, budgetMinor: budget }) === 0) throw fault('budgetMinor', 'least');
  if (gift.kind === 'freeRounds') {
    const { count } = await db
      .selectFrom('game')
      .where('node_id', 'in', gift.nodeIds)
      .where('is_group', '=', false)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) !== new Set(gift.nodeIds).size) throw fault('gift.nodeIds', 'known');
  }
  return { startsAt, endsAt, budget };
}

/**
 * Schedules a campaign that another operator has proposed. Free rounds get a campaign of their own, whose grants expire with it. One that starts
 * at once is given to its first members here; the job gives it to the others.
 *
 * Source: OPR-03, OPR-07, docs/domain.md DR-21.1.
 */
export const scheduleCampaign = defineProposal<CampaignTerms>({
  act: 'runCampaigns',
  proposed: 'propose',
  rejected: 'rejectProposal',
  async carryOut(tx, approval, { id: transferId, content, reason, proposedBy }) {
    const { merchant, now, services } = approval;
    const { name, segment, gift, mostMembers, budgetMinor } = content;
    const { startsAt, endsAt, budget } = await checkCampaign(tx, content, now);
    await logAct(tx, {
      ...actorOf(approval),
      act: 'startCampaign',
      target: name,
      reason,
      after: { segment, gift, startsAt, endsAt, mostMembers, budgetMinor, transferId },
    });
    const { id } = await tx
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
        created_by: proposedBy.id,
        created_at: now,
        transfer_id: transferId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (gift.kind === 'freeRounds')
      await tx
        .insertInto('campaign')
        .values({
          id: roundsCampaignOf(id),
          merchant,
          name,
          node_ids: [...new Set(gift.nodeIds)].toSorted((one, other) => one - other),
          rounds: gift.rounds,
          stake_minor: BigInt(gift.stakeMinor),
          currency: segment.currency,
          starts_at: startsAt,
          ends_at: endsAt,
          created_by: proposedBy.username,
        })
        .execute();
    if (startsAt > now) return undefined;
    return async () => {
      await giveNext(services, id, now);
    };
  },
});
