import { sendMessage } from '../inbox/sendMessage.ts';
import { type Decision, defineQueue, type QueueItem } from '../operator/defineQueue.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 60 * 60_000;
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

async function decide({ db, brands, bus }: Services, { id, decision, reason, operatorId, merchant, now }: Decision) {
  const text = reason.trim();
  const isAccepted = decision === 'accept';
  if ((!isAccepted && decision !== 'refuse') || (!isAccepted && text === '') || text.length > MAX_REASON) return 'invalidInput';
  const [accountId, documentId] = /^(\d{1,9})-(\d{1,9})$/.exec(id)?.slice(1).map(Number) ?? [];
  if (accountId === undefined || documentId === undefined) return 'notFound';
  const { settings } = await brands.of(merchant);
  const outcome = await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('member_document')
      .innerJoin('account', 'account.id', 'member_document.account_id')
      .where('merchant', '=', merchant)
      .where('account_id', '=', accountId)
      .where('member_document.id', '=', documentId)
      .select('member_document.state')
      .forUpdate('member_document')
      .executeTakeFirst();
    if (!found) return 'notFound';
    if (found.state !== 'received') return 'conflict';
    await tx
      .updateTable('member_document')
      .set({
        state: isAccepted ? 'accepted' : 'refused',
        reason: isAccepted ? '' : text,
        decided_at: now,
        decided_by: operatorId,
        expires_at: isAccepted ? new Date(now.getTime() + settings.documentDays * DAY_MS) : null,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', documentId)
      .execute();
    await sendMessage(tx, {
      accountId,
      now,
      ...(isAccepted ? { kind: 'documentAccepted', values: {} } : { kind: 'documentRefused', values: { reason: text } }),
    });
    return undefined;
  });
  if (!outcome) bus.publish([accountId]);
  return outcome;
}
