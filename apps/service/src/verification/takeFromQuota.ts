import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { networkOf } from '../networkOf.ts';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = { recipient: 5, network: 20 };
/** What is said once an hour's messages are spent. Source: spec §9 "Too-many-SMS wait 5 minutes". */
const TOO_MANY_S = 300;

interface Asked {
  /** A mobile number or an e-mail address. */
  recipient: string;
  /** The IP address that asks. */
  address: string;
  /** How long a recipient waits for the next. */
  restMs: number;
  now: Date;
}

/**
 * Counts one more message, or answers the whole seconds until it may be asked for again: one in `restMs` and five an hour for a
 * recipient, twenty an hour for a network. Counted in the database, since several processes send.
 *
 * Source: DR-17.
 */
export async function takeFromQuota(db: Kysely<Schema>, { recipient, address, restMs, now }: Asked): Promise<number | undefined> {
  const keys = { recipient: `to ${recipient}`, network: `from ${networkOf(address)}` };
  return db.transaction().execute(async (tx) => {
    // The lock on the row keeps two that ask at once apart.
    const last = await lastOf(tx, keys.recipient, now);
    const ofNetwork = await lastOf(tx, keys.network, now);
    const newest = last.at(-1);
    if (last.length >= MOST_AN_HOUR.recipient || ofNetwork.length >= MOST_AN_HOUR.network) return TOO_MANY_S;
    if (newest && now.getTime() - newest.getTime() < restMs) return Math.ceil((newest.getTime() + restMs - now.getTime()) / 1000);
    await write(tx, keys.recipient, [...last, now]);
    await write(tx, keys.network, [...ofNetwork, now]);
    return undefined;
  });
}

async function lastOf(tx: Kysely<Schema>, key: string, now: Date): Promise<Date[]> {
  const { sent_at: sentAt } = await tx
    .insertInto('sending')
    .values({ key, sent_at: [] })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: sql`excluded.key` }))
    .returning('sent_at')
    .executeTakeFirstOrThrow();
  return sentAt.filter((at) => now.getTime() - at.getTime() < HOUR_MS);
}

const write = (tx: Kysely<Schema>, key: string, sentAt: Date[]) =>
  tx.updateTable('sending').set({ sent_at: sentAt }).where('key', '=', key).execute();
