import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what inviting friends has paid, and finds the friends of a member. */
export const referrals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table referral_reward (
  account_id integer not null references account,
  cause text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  at timestamptz not null,
  primary key (account_id, cause)
);
create index account_profile_recommender on account_profile (recommender_id) where recommender_id is not null;
`;
