import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds what a bet was placed on as text: functions, because Citus has no plan for a query with such subqueries on each row. Each is null for
 * a bet without a slip, and takes the English text where the vendor does not speak the language.
 */
export const slipTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function slip_text(words jsonb, language text) returns text language sql immutable parallel safe as $$
        select case jsonb_typeof(words) when 'string' then words #>> '{}' else coalesce(words ->> language, words ->> 'EN') end
      $$`.execute(db);
    await sql`
      create function slip_legs(slips jsonb) returns table (debit text, place bigint, leg jsonb) language sql immutable parallel safe as $$
        select said.debit, legs.place, legs.leg
        from jsonb_each(slips) as said (debit, slip), jsonb_array_elements(said.slip -> 'legs') with ordinality as legs (leg, place)
      $$`.execute(db);
    await sql`
      create function slip_market(slips jsonb, language text) returns text language sql immutable parallel safe as $$
        select string_agg(distinct slip_text(leg -> 'market', language), ' · ') from slip_legs(slips)
      $$`.execute(db);
    await sql`
      create function slip_selection(slips jsonb, language text) returns text language sql immutable parallel safe as $$
        select left(string_agg(slip_text(leg -> 'selection', language), ' · ' order by debit, place), 200) from slip_legs(slips)
      $$`.execute(db);
    await sql`
      create function slip_odds(slips jsonb) returns text language sql immutable parallel safe as $$
        select case when count(*) = 1 then max(leg ->> 'odds') else max(slips -> debit ->> 'odds') end from slip_legs(slips)
      $$`.execute(db);
  },
};
