import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the hours of teams whose head has an hourly contract, bills of single hours, dividends that wait to be collected, and since when a
 * member has belonged to each upline.
 */
export const hours: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table team_hour (
    ancestor_id integer not null,
    hour_start timestamptz not null,
    account_id integer not null,
    game_type text not null,
    currency text not null,
    valid_bet_minor bigint not null,
    profit_minor bigint not null,
    primary key (ancestor_id, hour_start, account_id, game_type, currency)
  )`,
  `alter table contract_bill
    add column starts_at timestamptz,
    add column collect_until timestamptz,
    add column collected_at timestamptz`,
  `update contract_bill b set starts_at = b.period_from::timestamp at time zone (brand.config ->> 'zone')
    from contract c join account a on a.id = c.taker_id join brand on brand.merchant = a.merchant where c.id = b.contract_id`,
  `alter table contract_bill
    alter column starts_at set not null,
    drop constraint contract_bill_pkey,
    add primary key (contract_id, starts_at),
    drop constraint contract_bill_status_check,
    add check (status in ('NOT_REACHED', 'UNAPPROVED', 'UNCOLLECTED', 'ISSUED', 'PART_PAID', 'INSUFFICIENT', 'DENIED', 'EXPIRED'))`,
  `create index contract_bill_uncollected on contract_bill (collect_until) where status = 'UNCOLLECTED'`,
  `alter table account_tree add column since timestamptz not null default '-infinity'`,
  `create table account_tree_past (
    ancestor_id integer not null,
    descendant_id integer not null,
    since timestamptz not null,
    until timestamptz not null,
    primary key (ancestor_id, descendant_id, until)
  )`,
];
