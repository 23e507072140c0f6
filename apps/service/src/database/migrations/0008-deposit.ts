import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores the source of each deposit, so that the audit finds deposits without a payment: it requires a row for each DEPOSIT entry, with
 * the same account, key, currency and amount, and each payment of a source once.
 *
 * A deposit method writes this row in the transaction that posts the entry, from the provider's confirmation: `source` names the provider,
 * `reference` is its id of the payment. A forged row with a forged entry is found only in the provider's statement, so reconciliation
 * compares these rows with it.
 *
 * Deposits before this migration are the demo's: their source is `seed`.
 */
export const deposit: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table deposit (
  account_id integer,
  idempotency_key text,
  source text not null,
  reference text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  received_at timestamptz not null,
  primary key (account_id, idempotency_key)
);

insert into deposit (account_id, idempotency_key, source, reference, currency, amount_minor, received_at)
select account_id, idempotency_key, 'seed', account_id || ':' || idempotency_key, currency, amount_minor, at from transfer where kind = 'DEPOSIT';

revoke truncate on deposit from current_user;

create trigger deposit_kept before update or delete on deposit for each row execute function refuse_change();
`.split(/\n{2,}/);
