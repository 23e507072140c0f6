import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keeps what caused each deposit, so that money which nobody has sent is found: the audit wants a row for each DEPOSIT entry, of
 * the same account, key, currency and amount, and each payment of a source once.
 *
 * Whoever builds a way to deposit writes this row in the transaction that posts the entry, from the provider's own confirmation:
 * `source` names the provider, `reference` its number of the payment. A row made up together with its entry shows only against
 * the provider's statement, so reconciliation compares these rows with it.
 *
 * Deposits made before now came with the demo: their source is `seed`.
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
