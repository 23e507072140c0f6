import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Moves adjustments into the table of the proposals. A member may have several open ones, and each says how much money it moves. */
export const adjustmentProposals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
drop index proposal_open;

create unique index proposal_open on proposal (merchant, kind, subject)
  where outcome is null and kind not in ('campaign', 'decision', 'adjustment');

create index proposal_adjustment on proposal (account_id, id) where kind = 'adjustment';

alter table proposal add constraint proposal_adjustment_amount check (
  kind <> 'adjustment' or account_id is not null and content ->> 'currency' is not null
    and content ->> 'amountMinor' is not null and (content ->> 'amountMinor')::bigint <> 0
);

insert into proposal (id, merchant, kind, subject, account_id, content, reason, proposed_by, proposed_at, decided_by, decided_at, outcome)
select a.id, m.merchant, 'adjustment', a.account_id::text, a.account_id,
  jsonb_build_object('amountMinor', a.amount_minor::text, 'currency', a.currency),
  a.reason, a.proposed_by, a.proposed_at, a.decided_by, a.decided_at, a.outcome
from adjustment a join account m on m.id = a.account_id;

drop table adjustment;
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
