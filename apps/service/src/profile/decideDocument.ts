import { sendMessage } from '../inbox/sendMessage.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 60 * 60_000;

interface DocumentDecision {
  /** Account and document, with a hyphen between. */
  id: string;
  isAccepted: boolean;
  /** The member reads it; empty for an accepted one. */
  reason: string;
  /** When the document itself ends; it holds for the time of the brand at most. */
  expiresAt?: Date | null;
  by: { operatorId: number; merchant: string } | { provider: string };
  now: Date;
}

/**
 * Decides about a document that waits, and tells its member. What a provider has decided may be reported again.
 *
 * Returns undefined, or why it cannot be: notFound, conflict when it is decided already.
 *
 * Source: MEM-25.
 */
export async function decideDocument(
  { db, brands, bus }: Pick<Services, 'db' | 'brands' | 'bus'>,
  { id, isAccepted, reason, expiresAt = null, by, now }: DocumentDecision,
): Promise<'notFound' | 'conflict' | undefined> {
  const [accountId, documentId] = /^(\d{1,9})-(\d{1,9})$/.exec(id)?.slice(1).map(Number) ?? [];
  if (accountId === undefined || documentId === undefined) return 'notFound';
  const owner = await db.selectFrom('account').where('id', '=', accountId).select('merchant').executeTakeFirst();
  if (!owner || ('merchant' in by && by.merchant !== owner.merchant)) return 'notFound';
  const { settings } = await brands.of(owner.merchant);
  const state = isAccepted ? 'accepted' : 'refused';
  const provider = 'provider' in by ? by.provider : null;
  const outcome = await db.transaction().execute(async (tx) => {
    const document = tx.selectFrom('member_document').where('account_id', '=', accountId).where('id', '=', documentId);
    const found = await document.select(['state', 'reason', 'decided_by_provider']).forUpdate().executeTakeFirst();
    if (!found) return 'notFound';
    if (provider !== null && found.decided_by_provider === provider && found.state === state && found.reason === reason) return 'repeated';
    if (found.state !== 'received') return 'conflict';
    const most = new Date(now.getTime() + settings.documentDays * DAY_MS);
    await tx
      .updateTable('member_document')
      .set({
        state,
        reason,
        decided_at: now,
        decided_by: 'operatorId' in by ? by.operatorId : null,
        decided_by_provider: provider,
        expires_at: isAccepted ? (expiresAt && expiresAt < most ? expiresAt : most) : null,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', documentId)
      .execute();
    await sendMessage(tx, {
      accountId,
      now,
      ...(isAccepted ? { kind: 'documentAccepted', values: {} } : { kind: 'documentRefused', values: { reason } }),
    });
    return undefined;
  });
  if (!outcome) bus.publish([accountId]);
  return outcome === 'repeated' ? undefined : outcome;
}
