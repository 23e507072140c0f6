import type { Kysely } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { eachApart } from './eachApart.ts';
import { movePiece } from '../operator/moveMember.ts';

interface Moving {
  db: Kysely<Schema>;
  /** Most members in a transaction. @default 500 */
  piece?: number;
}

/**
 * Ends the moves of whole teams that were begun, piece by piece. May be stopped at any time, and continues where it was. One
 * that fails does not stop the others.
 *
 * Source: OPR-08, docs/domain.md DR-10.2.
 */
export async function moveMembers({ db, piece }: Moving, now: Date): Promise<void> {
  const open = await db.selectFrom('member_move').where('done_at', 'is', null).select('id').orderBy('id').execute();
  await eachApart(
    open,
    ({ id }) => `move ${id}`,
    async ({ id }) => {
      for (let isDone = false; !isDone;) isDone = await retryConflicts(() => moveNext(db, id, { now, piece }));
    },
  );
}

/** Moves the next piece of a team. Returns true when the move is done. */
const moveNext = (db: Kysely<Schema>, id: number, { now, piece }: { now: Date; piece: number | undefined }): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const move = await tx
      .selectFrom('member_move')
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .select(['account_id', 'upline_id'])
      .forUpdate()
      .executeTakeFirst();
    if (!move) return true;
    return movePiece(tx, { id, accountId: move.account_id, uplineId: move.upline_id, now, ...(piece !== undefined && { piece }) });
  });
