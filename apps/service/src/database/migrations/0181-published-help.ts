import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds to the articles of the help centre who may see them and when, and what an operator has saved of them. What is there stays published. */
export const publishedHelp: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table help_article
        add column state text not null default 'published' check (state in ('draft', 'published', 'withdrawn')),
        add column shown_from timestamptz,
        add column shown_until timestamptz,
        add column languages text[] not null default '{}',
        add column edit_version integer not null default 1,
        add column changed_by integer,
        add column changed_at timestamptz,
        add column pending jsonb,
        add check (shown_until > shown_from)`.execute(db);
  },
};
