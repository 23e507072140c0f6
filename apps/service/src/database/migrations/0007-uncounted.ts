import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds queues of rows that the roll-ups have not counted yet. They replace marks made of transaction ids, which are not comparable between
 * clusters or between the nodes of one.
 */
export const uncounted: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
lock table rollup_mark in access exclusive mode;
lock table bet, transfer in access exclusive mode;

create table uncounted_bet (
  at timestamptz,
  account_id integer,
  integration text,
  round_id text,
  part smallint,
  primary key (at, account_id, integration, round_id, part)
);

create table uncounted_transfer (
  at timestamptz,
  account_id integer,
  transfer_id uuid,
  primary key (at, account_id, transfer_id)
);

insert into uncounted_bet (at, account_id, integration, round_id, part)
select settled_at, account_id, integration, round_id, part from bet
where settled_xid >= (select xid from rollup_mark where name = 'bets');

insert into uncounted_transfer (at, account_id, transfer_id)
select at, account_id, id from transfer
where xid >= (select xid from rollup_mark where name = 'money');

alter table bet drop column settled_xid;
alter table transfer drop column xid;
alter table rollup_mark drop column xid;
`;
