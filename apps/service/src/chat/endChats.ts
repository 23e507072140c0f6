import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Bus } from '../push/Bus.ts';

/** A chat in which nothing was written for this long is over. */
const QUIET_MS = 30 * 60_000;

/** Makes tickets of chats that nobody answers: nobody is there to take them, or nothing was written for half an hour. Source: MEM-09. */
export async function endChats({ db, bus }: { db: Kysely<Schema>; bus: Bus }, now: Date): Promise<void> {
  const ended = await db
    .updateTable('feedback')
    .set({ live: null })
    .where('live', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('changed_at', '<=', new Date(now.getTime() - QUIET_MS)),
        eb.and([
          eb('live', '=', 'waiting'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('chat_duty')
                .whereRef('chat_duty.merchant', '=', 'feedback.merchant')
                .where('until', '>', now)
                .select('operator_id'),
            ),
          ),
        ]),
      ]),
    )
    .returning('account_id')
    .execute();
  bus.publish(ended.flatMap(({ account_id }) => account_id ?? []));
}
