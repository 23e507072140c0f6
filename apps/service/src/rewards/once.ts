import type { Kysely, Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';

interface Asked {
  accountId: number;
  /** Chosen by the browser. */
  transferId: string;
  /** The request, with the name of its call. */
  body: Record<string, unknown>;
  now: Date;
}

/**
 * Runs a write once for each transfer id, in one transaction. The same id and body get the first reply again; requests that are sent at the
 * same time wait for each other. A refused write leaves nothing, and its id can be sent again.
 *
 * Throws a refusal: duplicateMismatch for a known id with another body.
 */
export async function once<Reply extends Record<string, unknown>>(
  db: Kysely<Schema>,
  { accountId, transferId, body, now }: Asked,
  run: (tx: Transaction<Schema>) => Promise<Reply>,
): Promise<Reply> {
  const asked = JSON.stringify(body);
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const isNew = await tx
        .insertInto('reward_request')
        .values({ account_id: accountId, transfer_id: transferId, body: asked, reply: null, at: now })
        .onConflict((known) => known.doNothing())
        .returning('at')
        .executeTakeFirst();
      if (isNew) {
        const reply = await run(tx);
        await tx
          .updateTable('reward_request')
          .set({ reply: JSON.stringify(reply) })
          .where('account_id', '=', accountId)
          .where('transfer_id', '=', transferId)
          .execute();
        return reply;
      }
      const known = await tx
        .selectFrom('reward_request')
        .where('account_id', '=', accountId)
        .where('transfer_id', '=', transferId)
        .select(['body', 'reply'])
        .executeTakeFirstOrThrow();
      if (known.body !== asked) throw new RefusalError('duplicateMismatch');
      return known.reply as Reply;
    }),
  );
}
