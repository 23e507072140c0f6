import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the pictures that operators have uploaded for banners and promotions. */
export const brandPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table brand_picture (
      merchant text not null references brand,
      name text not null check (name ~ '^own-[0-9a-f]{24}$'),
      image bytea not null,
      uploaded_by integer not null references account,
      uploaded_at timestamptz not null,
      primary key (merchant, name)
    )`.execute(db);
    await sql`create index brand_picture_name on brand_picture (name)`.execute(db);
  },
};
