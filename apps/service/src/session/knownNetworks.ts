import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { networkOf } from '../networkOf.ts';

/** A network from which nobody has logged in for this long is a stranger's again. */
const KNOWN_MS = 90 * 24 * 3_600_000;

interface Asked {
  /** Nobody knows no network. */
  accountId: number | undefined;
  address: string;
  now: Date;
}

/** Whether the account knows the network of this address, and whether that would be its first. */
export async function recallNetwork(db: Kysely<Schema>, { accountId = 0, address, now }: Asked) {
  const rows = await db
    .selectFrom('known_address')
    .where('account_id', '=', accountId)
    .where('last_seen_at', '>', new Date(now.getTime() - KNOWN_MS))
    .select('network')
    .execute();
  return { isKnown: rows.some(({ network }) => network === networkOf(address)), isFirst: rows.length === 0 };
}

/** The network of this address is the account's own from here on, once executed. */
export function knowNetwork(db: Kysely<Schema>, { accountId, address, now }: Asked & { accountId: number }) {
  return db
    .insertInto('known_address')
    .values({ account_id: accountId, network: networkOf(address), last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'network']).doUpdateSet({ last_seen_at: now }));
}
