import { type Decision, defineQueue, type QueueItem } from '../operator/defineQueue.ts';
import type { Services } from '../services.ts';
import { decideDocument } from './decideDocument.ts';

const MAX_REASON = 500;

/** Documents that wait for a check: `accept`, or `refuse` with a reason that the member reads. Source: MEM-25, OPR-02. */
export const documentQueue = defineQueue({ kind: 'document', isPrivate: true, list, decide });

async function list({ db }: Services, { merchant, limit }: { merchant: string; limit: number }): Promise<QueueItem[]> {
  const rows = await db
    .selectFrom('member_document')
    .innerJoin('account', 'account.id', 'member_document.account_id')
    .where('merchant', '=', merchant)
    .where('member_document.state', '=', 'received')
    .select(['member_document.id', 'account_id', 'username', 'kind', 'uploads', 'sent_at', 'payee_name'])
    .orderBy('sent_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, account_id, username, kind, uploads, sent_at, payee_name }) => ({
    id: `${account_id}-${id}`,
    accountId: account_id,
    username,
    at: sent_at,
    facts: [{ label: 'kind', text: kind }, ...(payee_name ? [{ label: 'payeeName', text: payee_name }] : [])],
    uploads,
    decisions: ['accept', 'refuse'],
  }));
}

async function decide(services: Services, { id, decision, reason, operatorId, merchant, now }: Decision) {
  const text = reason.trim();
  const isAccepted = decision === 'accept';
  if ((!isAccepted && decision !== 'refuse') || (!isAccepted && text === '') || text.length > MAX_REASON) return 'invalidInput';
  return decideDocument(services, { id, isAccepted, reason: isAccepted ? '' : text, by: { operatorId, merchant }, now });
}
