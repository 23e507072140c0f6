import type { Kysely } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { movePiece } from '../operator/moveMember.ts';

interface Moving {
  db: Kysely<Schema>;
  /** Most members in a transaction. @default 500 */
  piece?: number;
}

/**
 * Ends the moves of whole teams that were begun, piece by piece. May be stopped at any time, and continues where it was.
 *
 * Source: OPR-08, docs/domain.md DR-10.2.
 */
export async function moveMembers({ db, piece }: Moving, now: Date): Promise<void> {
  for (let isLeft = true; isLeft;)
    isLeft = await retryConflicts(() =>
      db.transaction().execute(async (tx) => {
        const move = await tx
          .selectFrom('member_move')
          .where('done_at', 'is', null)
          .select(['id', 'account_id', 'upline_id'])
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .executeTakeFirst();
        if (!move) return false;
        const { id, account_id: accountId, upline_id: uplineId } = move;
        await movePiece(tx, { id, accountId, uplineId, now, ...(piece !== undefined && { piece }) });
        return true;
      }),
    );
}
