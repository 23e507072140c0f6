import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Creates an empty wallet for each account in each of its given currencies. */
export async function openWallets(db: Kysely<Schema>, accounts: readonly { id: number; currency: string }[]): Promise<void> {
  await sql`
    insert into wallet (account_id, currency, balance_minor)
    select account_id, currency, 0 from unnest(${accounts.map(({ id }) => id)}::integer[], ${accounts.map(({ currency }) => currency)}::text[])
      as account (account_id, currency)`.execute(db);
}
