import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Asked {
  accountId: number;
  currency: string;
  from: Date;
  now: Date;
}

/** Returns what a member has deposited from a moment on, with what deposits still wait for. Source: docs/domain.md DR-23.2. */
export async function depositedSince(db: Kysely<Schema>, { accountId, currency, from, now }: Asked): Promise<bigint> {
  const { waiting } = await db
    .selectFrom('deposit_request')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now)
    .select(sql<bigint>`coalesce(sum(greatest(amount_minor - received_minor, 0)), 0)::bigint`.as('waiting'))
    .executeTakeFirstOrThrow();
  const { arrived } = await db
    .selectFrom('deposit')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('received_at', '>=', from)
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('arrived'))
    .executeTakeFirstOrThrow();
  return arrived + waiting;
}
