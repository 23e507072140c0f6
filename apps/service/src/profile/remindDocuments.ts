import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import type { Services } from '../services.ts';

/** Time before its expiry from which a document may be replaced, and its member is told. */
export const RENEWAL_MS = 30 * 24 * 60 * 60_000;
const AT_A_TIME = 500;

/** Tells members once that an accepted document is about to expire, unless they have sent another. Source: MEM-25. */
export async function remindDocuments({ db, bus }: { db: Kysely<Schema> } & Pick<Services, 'bus'>, now: Date): Promise<void> {
  for (;;) {
    const told = await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('member_document as held')
        .where('state', '=', 'accepted')
        .where('reminded_at', 'is', null)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', new Date(now.getTime() + RENEWAL_MS))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('member_document as other')
                .whereRef('other.account_id', '=', 'held.account_id')
                .whereRef('other.kind', '=', 'held.kind')
                .whereRef('other.id', '>', 'held.id')
                .where('other.state', '!=', 'refused')
                .select('other.id'),
            ),
          ),
        )
        .select(['account_id', 'id'])
        .limit(AT_A_TIME)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { account_id, id } of due) {
        await tx
          .updateTable('member_document')
          .set({ reminded_at: now })
          .where('account_id', '=', account_id)
          .where('id', '=', id)
          .execute();
        await sendMessage(tx, { accountId: account_id, kind: 'documentExpires', values: {}, now });
      }
      return due;
    });
    if (told.length === 0) return;
    bus.publish(told.map(({ account_id }) => account_id));
  }
}
