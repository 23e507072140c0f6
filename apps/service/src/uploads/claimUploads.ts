import type { UploadUse } from '@site/api/uploads';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';

const MAX_UPLOADS = 3;

/**
 * Claims pictures for what refers to them by their ids from now on. Refuses any but one to three that the account has sent for the same use
 * and that nothing has claimed; then none is claimed, because the transaction fails.
 *
 * Source: REG-10.
 */
export async function claimUploads(
  tx: Transaction<Schema>,
  { accountId, uploadIds, use, now }: { accountId: number; uploadIds: readonly string[]; use: UploadUse; now: Date },
): Promise<void> {
  const claimed =
    uploadIds.length > 0 && uploadIds.length <= MAX_UPLOADS
      ? await tx
          .updateTable('upload')
          .set({ claimed_at: now })
          .where('account_id', '=', accountId)
          .where('id', 'in', uploadIds)
          .where('use', '=', use)
          .where('claimed_at', 'is', null)
          .returning('id')
          .execute()
      : [];
  if (claimed.length === 0 || claimed.length !== uploadIds.length)
    throw new RefusalError('invalidInput', { field: 'uploads', rule: 'own and unused' });
}
