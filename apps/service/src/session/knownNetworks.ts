import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { networkOf } from '@site/rules/networkOf';

/** Time without a log-in after which a network is unknown again. */
const KNOWN_MS = 90 * 24 * 3_600_000;

interface Asked {
  /** Undefined for an unknown account, which has no known networks. */
  accountId: number | undefined;
  address: string;
  now: Date;
}

/** Returns whether the account knows the network of this address, and whether it would be its first. */
export async function lookUpNetwork(db: Kysely<Schema>, { accountId = 0, address, now }: Asked) {
  const rows = await db
    .selectFrom('known_address')
    .where('account_id', '=', accountId)
    .where('last_seen_at', '>', new Date(now.getTime() - KNOWN_MS))
    .select('network')
    .execute();
  return { isKnown: rows.some(({ network }) => network === networkOf(address)), isFirst: rows.length === 0 };
}

/** Marks the network of this address as known to the account, when executed. */
export function rememberNetwork(db: Kysely<Schema>, { accountId, address, now }: Asked & { accountId: number }) {
  return db
    .insertInto('known_address')
    .values({ account_id: accountId, network: networkOf(address), last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'network']).doUpdateSet({ last_seen_at: now }));
}
