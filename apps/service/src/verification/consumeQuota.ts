import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { networkOf } from '@site/rules/networkOf';

const HOUR_MS = 3_600_000;
const MAX_PER_HOUR = { recipient: 5, network: 20 };
/** Retry time once the hour's messages are used up. Source: docs/domain.md DR-17. */
const TOO_MANY_S = 300;

interface Asked {
  /** A mobile number or an e-mail address. */
  recipient: string;
  /** IP address of the caller. */
  address: string;
  /** Minimum time between messages to a recipient. */
  restMs: number;
  now: Date;
}

/**
 * Counts a message, or returns the whole seconds until the next one is allowed: one in `restMs` and five an hour for a recipient, twenty an
 * hour for a network. Counted in the database, because several processes send.
 *
 * Source: docs/domain.md DR-17.
 */
export async function consumeQuota(db: Kysely<Schema>, { recipient, address, restMs, now }: Asked): Promise<number | undefined> {
  const keys = { recipient: `to ${recipient}`, network: `from ${networkOf(address)}` };
  return db.transaction().execute(async (tx) => {
    // The row lock serializes concurrent requests.
    const last = await lastOf(tx, keys.recipient, now);
    const ofNetwork = await lastOf(tx, keys.network, now);
    const newest = last.at(-1);
    if (last.length >= MAX_PER_HOUR.recipient || ofNetwork.length >= MAX_PER_HOUR.network) return TOO_MANY_S;
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
