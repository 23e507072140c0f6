import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the draft of a brand, and its published versions, which are never changed. */
export const brandVersions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table brand_draft (
  merchant text primary key references brand,
  config jsonb not null,
  saved_by integer not null references account,
  saved_at timestamptz not null
);

create table brand_version (
  merchant text not null references brand,
  version integer not null check (version > 0),
  config jsonb not null,
  -- Null for a look that was not published at the desk.
  saved_by integer references account,
  published_by integer references account,
  published_at timestamptz not null,
  reason text not null,
  -- The earlier version that came back with it.
  restores integer,
  primary key (merchant, version),
  check (restores < version)
);

create trigger brand_version_kept before update or delete on brand_version for each row execute function refuse_change();
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
