import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Assigns the house's side of each entry to the books of its player, so that both sides are on one shard of a cluster. */
export const holder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
set local ledger.mending = 'on';

alter table posting drop constraint posting_linked;
alter table posting drop constraint posting_pkey;
alter table posting add column holder_id integer;
update posting p set holder_id = p.account_id, account_id = case when p.account_id > 0 then p.account_id else t.account_id end
from transfer t where t.id = p.transfer_id;
alter table posting alter column holder_id set not null;
alter table posting add primary key (account_id, transfer_id, holder_id);
alter table posting add constraint posting_linked check ((holder_id = account_id) = (hash is not null));

drop index posting_place;
create index posting_place on posting (account_id, currency, seq) where seq is not null;

set local ledger.mending = 'off';
`;
