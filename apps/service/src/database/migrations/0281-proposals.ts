import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what one operator has proposed and another decides, in one table; proposed resets and decisions of queues move into it. */
export const proposals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table proposal (
  id uuid primary key,
  merchant text not null references brand,
  kind text not null,
  subject text not null,
  account_id integer references account,
  content jsonb not null,
  reason text not null,
  proposed_by integer not null references account check (proposed_by <> account_id),
  proposed_at timestamptz not null,
  decided_by integer references account check (decided_by <> account_id),
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected')),
  check (decided_by <> proposed_by),
  check ((decided_by is null) = (outcome is null) and (decided_at is null) = (outcome is null))
);

create unique index proposal_open on proposal (merchant, kind, subject) where outcome is null and kind not in ('campaign', 'decision');

create unique index proposal_decision on proposal (merchant, subject) where kind = 'decision';

create index proposal_newest on proposal (merchant, proposed_at desc);

insert into proposal
select r.id, a.merchant, 'authenticatorReset', a.username, r.account_id, '{}', r.reason, r.proposed_by, r.proposed_at, r.decided_by, r.decided_at, r.outcome
from authenticator_reset r join account a on a.id = r.account_id;

insert into proposal
select gen_random_uuid(), merchant, 'decision', kind || ' ' || item || ' ' || decision, null, '{}', '', proposed_by, proposed_at, null, null, null
from decision_proposal;

drop table authenticator_reset;

drop table decision_proposal;
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
