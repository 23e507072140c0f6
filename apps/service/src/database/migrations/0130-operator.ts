import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the roles and sessions of operators, their log, which can only grow, and adjustments that need two of them. */
export const operator: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table account add column desk_role text check (desk_role in ('support', 'cashier', 'content', 'admin'));

update account set desk_role = 'admin' where role = 'operator';

create table operator_session (
  token_hash bytea primary key,
  account_id integer not null references account,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ip inet not null,
  user_agent text not null
);

create table operator_log (
  id bigint primary key generated always as identity,
  merchant text not null,
  operator_id integer not null references account,
  at timestamptz not null,
  ip inet not null,
  act text not null,
  target text not null,
  account_id integer references account,
  reason text not null,
  before jsonb,
  after jsonb,
  transfer_id uuid,
  body_hash bytea,
  unique (operator_id, transfer_id)
);

create index operator_log_newest on operator_log (merchant, id desc);

create index operator_log_member on operator_log (account_id, id desc) where account_id is not null;

create trigger operator_log_kept before update or delete on operator_log for each row execute function refuse_change();

create table operator_decision (
  log_id bigint primary key references operator_log,
  refusal text,
  at timestamptz not null
);

create trigger operator_decision_kept before update or delete on operator_decision for each row execute function refuse_change();

create table adjustment (
  account_id integer not null references account,
  id uuid not null unique,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  reason text not null,
  proposed_by integer not null references account,
  proposed_at timestamptz not null,
  decided_by integer references account,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected')),
  primary key (account_id, id),
  check (decided_by is distinct from proposed_by),
  check ((decided_by is null) = (outcome is null) and (decided_at is null) = (outcome is null))
);
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
