import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the articles of the news and the blog. A change of one renews the pages, as that of other content does. */
export const posts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table post (
        merchant text not null,
        slug text not null,
        kind text not null check (kind in ('news', 'blog')),
        published_at timestamptz not null,
        words jsonb not null,
        primary key (merchant, slug)
      )`.execute(db);
    await sql`
      create trigger touch_content after insert or update or delete on post
      for each statement execute function touch_content()`.execute(db);
  },
};
