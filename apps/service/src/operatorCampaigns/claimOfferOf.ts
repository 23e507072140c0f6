import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { creditMember } from '../requirements/creditMember.ts';

interface Asked {
  merchant: string;
  accountId: number;
  currency: string;
  ledger: Ledger;
  now: Date;
}

/**
 * Credits the bonus that a campaign has offered to a member, once, with what has to be played for it, in the caller's transaction. Returns the
 * amount.
 *
 * Throws a refusal: notFound, alreadyClaimed, conflict for a campaign that has ended.
 *
 * Source: OPR-03, MEM-14, docs/domain.md DR-3.1.
 */
export async function claimOfferOf(
  tx: Transaction<Schema>,
  name: string,
  { merchant, accountId, currency, ledger, now }: Asked,
): Promise<bigint> {
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  const offered = await tx
    .selectFrom('member_campaign_recipient as r')
    .innerJoin('member_campaign as c', 'c.id', 'r.campaign_id')
    .where('r.campaign_id', '=', id)
    .where('r.account_id', '=', accountId)
    .where('c.merchant', '=', merchant)
    .select(['c.gift', 'c.segment', 'c.state', 'c.ends_at', 'r.claimed_at'])
    .forUpdate('r')
    .executeTakeFirst();
  if (offered?.gift.kind !== 'bonus') throw new RefusalError('notFound', { field: 'id', rule: 'known' });
  if (offered.claimed_at) throw new RefusalError('alreadyClaimed');
  if (offered.state === 'stopped' || offered.ends_at <= now || offered.segment.currency !== currency) throw new RefusalError('conflict');
  const amountMinor = BigInt(offered.gift.amountMinor);
  await creditMember(tx, {
    ledger,
    accountId,
    currency,
    kind: 'BONUS',
    amountMinor,
    idempotencyKey: `campaign:${id}`,
    house: 'house:PROMOTIONS',
    multiple: offered.gift.multiple,
    counts: 'bonus',
    cause: { campaign: id },
    now,
  });
  await tx
    .updateTable('member_campaign_recipient')
    .set({ claimed_at: now })
    .where('campaign_id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
  return amountMinor;
}
