import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns the id of a house account, which is opened where there is none. Ids of house accounts are below zero. */
export async function houseAccountOf(db: Kysely<Schema>, name: string): Promise<number> {
  const find = () => db.selectFrom('house_account').where('name', '=', name).select('id').executeTakeFirst();
  for (let known = await find(); ; known = await find()) {
    if (known) return known.id;
    // Another process may take the id, or open the account, at the same time.
    await sql`insert into house_account (id, name) select min(id) - 1, ${name} from house_account on conflict do nothing`.execute(db);
  }
}

/** Name of the account on the other side of a vendor's bets. */
export const vendorHouse = (integration: string): string => `vendor:${integration}`;
