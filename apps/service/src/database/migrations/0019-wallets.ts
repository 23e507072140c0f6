import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Allows an account one wallet for each currency. A wallet has its own balance, limits and two chains (migration 0008).
 *
 * The chains of existing wallets stay unchanged, because each account had one wallet in one currency. The content of links gets no new
 * field: entries, rounds and the answers of transactions contain their currency already.
 */
export const wallets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table wallet drop constraint wallet_pkey, add primary key (account_id, currency);

alter table play_limit add column currency text;
update play_limit l set currency = a.currency from account a where a.id = l.account_id;
alter table play_limit drop constraint play_limit_pkey, add primary key (account_id, currency, kind, period);

alter table launch add column currency text;
update launch l set currency = a.currency from account a where a.id = l.account_id;
alter table launch alter column currency set not null;

alter table vendor_session add column currency text;
update vendor_session v set currency = a.currency from account a where a.id = v.account_id;
alter table vendor_session alter column currency set not null;

alter table team_active_day add column currency text, drop constraint team_active_day_pkey;
delete from team_active_day;
insert into team_active_day (ancestor_id, day, currency, members)
select tree.ancestor_id, m.day, m.currency, count(distinct m.account_id)
from member_day m join account_tree tree on tree.descendant_id = m.account_id group by 1, 2, 3;
alter table team_active_day add primary key (ancestor_id, day, currency);

set local ledger.mending = 'on';

alter table posting add column currency text;
update posting p set currency = t.currency from transfer t where t.id = p.transfer_id and p.account_id in (t.account_id, t.counter_id);
alter table posting alter column currency set not null;

alter table vendor_transaction add column currency text;
update vendor_transaction v set currency = w.currency from wallet w where w.account_id = v.account_id;
alter table vendor_transaction alter column currency set not null;

set local ledger.mending = 'off';

drop trigger vendor_transaction_kept on vendor_transaction;
create trigger vendor_transaction_kept before delete or update of integration, tx_id, kind, account_id, currency, round_id, ref_tx_id, amount_minor,
  body_hash, answer, transfer_id, at, play_seq, hash on vendor_transaction for each row execute function refuse_change();

drop index posting_place;
create index posting_place on posting (account_id, currency, seq) where account_id > 0;
drop index vendor_transaction_place;
create index vendor_transaction_place on vendor_transaction (account_id, currency, play_seq);
drop index bet_place;
create index bet_place on bet (account_id, currency, play_seq) where status = 'settled';
`;
