import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Writes down when agents look at the records of a member, as when operators do; nobody changes what is written. */
export const looks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table record_access alter column operator_id drop not null`,
  `alter table record_access add column agent_id integer references account`,
  `alter table record_access add constraint record_access_by check (num_nonnulls(operator_id, agent_id) = 1)`,
  `create trigger record_access_kept before update or delete on record_access for each row execute function refuse_change()`,
];
