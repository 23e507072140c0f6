import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds resets of operators' authenticators, which need two of their colleagues. */
export const authenticatorResets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table authenticator_reset (
      id uuid primary key,
      account_id integer not null references account,
      reason text not null,
      proposed_by integer not null references account check (proposed_by <> account_id),
      proposed_at timestamptz not null,
      decided_by integer references account check (decided_by <> account_id and decided_by <> proposed_by),
      decided_at timestamptz,
      outcome text check (outcome in ('approved', 'rejected')),
      check ((decided_by is null) = (outcome is null) and (decided_at is null) = (outcome is null))
    )`.execute(db);
    await sql`create unique index authenticator_reset_open on authenticator_reset (account_id) where outcome is null`.execute(db);
  },
};
