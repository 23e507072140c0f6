import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps moves of members to other agents until the last of their team has been moved. */
export const memberMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(/* sql */ `
create table member_move (
  id integer primary key generated always as identity,
  account_id integer not null references account,
  upline_id integer references account,
  asked_at timestamptz not null,
  -- Members of the team who have been moved so far, the moved one included.
  moved integer not null default 0,
  done_at timestamptz
)`)
      .execute(db);
    await sql`create index member_move_open on member_move (id) where done_at is null`.execute(db);
  },
};
