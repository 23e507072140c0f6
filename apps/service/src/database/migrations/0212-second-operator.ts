import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds decisions that one operator has proposed and another has to make too. */
export const secondOperator: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table decision_proposal (
      merchant text not null references brand,
      kind text not null,
      item text not null,
      decision text not null,
      proposed_by integer not null references account,
      proposed_at timestamptz not null,
      primary key (merchant, kind, item, decision)
    )`.execute(db);
    await sql`create trigger decision_proposal_kept before update or delete on decision_proposal for each row execute function refuse_change()`.execute(
      db,
    );
  },
};
