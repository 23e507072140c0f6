import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the id of a house account, and creates the account on first use. Ids of house accounts are negative. */
export async function houseAccountOf(db: Kysely<Schema>, name: string): Promise<number> {
  const find = () => db.selectFrom('house_account').where('name', '=', name).select('id').executeTakeFirst();
  for (let known = await find(); ; known = await find()) {
    if (known) return known.id;
    // Another process may concurrently take the id or create the account.
    await sql`insert into house_account (id, name) select min(id) - 1, ${name} from house_account on conflict do nothing`.execute(db);
  }
}

/** Returns the name of the house account of a vendor's bets. */
export const vendorHouse = (integration: string): string => `vendor:${integration}`;
