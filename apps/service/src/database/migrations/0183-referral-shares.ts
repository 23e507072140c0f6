import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Remembers up to which day the shares of inviters are paid, and which promotion a deposit was begun for. */
export const referralShares: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table referral_mark (merchant text primary key references brand, shared_day date not null)`.execute(db);
    await sql`alter table deposit_request add column promotion_id integer references promotion`.execute(db);
  },
};
