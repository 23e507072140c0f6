import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a function with which a statement checks its parts: it fails completely when a part wrote too few rows. */
export const whole: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function must_hold(condition boolean, message text) returns boolean language plpgsql as $$
      begin
        if condition is not true then raise exception '%', message using errcode = 'integrity_constraint_violation'; end if;
        return true;
      end $$`.execute(db);
  },
};
