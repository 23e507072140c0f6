import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps how agents look at their reports; the view without a name is the one that a report opens with. */
export const savedViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(/* sql */ `
create table saved_view (
  account_id integer not null references account,
  report text not null,
  name text not null,
  view jsonb not null,
  saved_at timestamptz not null,
  primary key (account_id, report, name)
)`)
      .execute(db);
  },
};
