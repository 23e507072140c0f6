import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets one statement check what its parts have written: a part that wrote less than it should fails all of it. */
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
