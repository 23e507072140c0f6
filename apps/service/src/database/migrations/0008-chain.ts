import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds hash chains to each player's money: every row contains the hash of the player's previous row.
 *
 * Each player has two chains. Their last links are in the locked row of `wallet`, so that a bet needs no further row:
 *
 * - the entries: a link for each posting of the player, in the order of `posting.seq`, with the transfer that it belongs to;
 * - the play: a link for each vendor transaction (refusals and tombstones too) and each settled round, in the order of `play_seq`.
 *   It is a separate chain because most of its links move no money, and an entry need not wait for them.
 *
 * **Canonical form.** A link's hash is SHA-256 of the UTF-8 text of the JSON array `[before, content]`: `before` is the hash of the
 * player's previous link in lower-case hex, null for the first; `content` is the array that `entry_content`,
 * `transaction_content` or `round_content` makes, its first element the name of its kind. Postgres' `json_build_array` writes it:
 * elements are separated by a comma and a space, `cause` and `answer` are as `jsonb` prints them, bytes are lower-case hex, and
 * times are seconds since 1970 in UTC with six decimals. A debit that was rolled back is hashed as it was written, as `ok`.
 *
 * Only these functions compute links, for the writers and for the audit. A statement calls them for each row; `chain_hash` is for
 * several new links of one player in one statement.
 *
 * **Append-only.** Triggers refuse every change of transfers, postings and vendor transactions except that of a debit from `ok` to
 * `rolledBack`. A migration that has to correct them runs `set local ledger.mending = 'on'` first, and before that, for distributed tables,
 * `set local citus.propagate_set_commands = 'local'`. The triggers apply to the owner of the tables too, on each shard; a service role lacks
 * the rights (`grantService`).
 *
 * The chain does not reveal a forger who may write everything and rewrites every link up to its head. The rights of the service's role
 * prevent that.
 */
export const chain: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** Statements are separated by empty lines, because functions contain semicolons at ends of lines too. */
const statements = /* sql */ `
create function link_hash(before bytea, content json) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(json_build_array(encode(before, 'hex'), content)::text, 'UTF8'))
$$;

create function next_link_hash(so_far bytea, before bytea, content json) returns bytea language sql stable parallel safe as $$
  select link_hash(coalesce(so_far, before), content)
$$;

create aggregate chain_hash(bytea, json) (sfunc = next_link_hash, stype = bytea);

create function entry_content(
  account_id integer, seq bigint, amount_minor bigint, balance_after bigint,
  transfer_id uuid, owner_id integer, counter_id integer, idempotency_key text, kind text, currency text, transfer_minor bigint, cause jsonb, at timestamptz
) returns json language sql stable parallel safe as $$
  select json_build_array('entry', account_id, seq, amount_minor, balance_after,
    transfer_id, owner_id, counter_id, idempotency_key, kind, currency, transfer_minor, cause, extract(epoch from at))
$$;

create function transaction_content(
  account_id integer, play_seq bigint, integration text, tx_id text, kind text, round_id text, ref_tx_id text, amount_minor bigint,
  body_hash bytea, state text, answer jsonb, transfer_id uuid, at timestamptz
) returns json language sql stable parallel safe as $$
  select json_build_array('transaction', account_id, play_seq, integration, tx_id, kind, round_id, ref_tx_id, amount_minor,
    encode(body_hash, 'hex'), case state when 'rolledBack' then 'ok' else state end, answer, transfer_id, extract(epoch from at))
$$;

create function round_content(
  account_id integer, play_seq bigint, integration text, round_id text, part smallint, node_id integer, game_type text, currency text,
  stake_minor bigint, payout_minor bigint, valid_bet_minor bigint, placed_at timestamptz, settled_at timestamptz
) returns json language sql stable parallel safe as $$
  select json_build_array('round', account_id, play_seq, integration, round_id, part, node_id, game_type, currency,
    stake_minor, payout_minor, valid_bet_minor, extract(epoch from placed_at), extract(epoch from settled_at))
$$;

alter table wallet
  add column hash bytea,
  add column play_seq bigint not null default 0,
  add column play_hash bytea;

alter table posting add column hash bytea;

alter table vendor_transaction
  alter column account_id set not null,
  add column play_seq bigint,
  add column hash bytea;

alter table bet
  add column play_seq bigint,
  add column hash bytea;

with linked as (
  select p.account_id, p.transfer_id, chain_hash(null::bytea, entry_content(p.account_id, p.seq, p.amount_minor, p.balance_after,
    t.id, t.account_id, t.counter_id, t.idempotency_key, t.kind, t.currency, t.amount_minor, t.cause, t.at)) over (partition by p.account_id order by p.seq) as hash
  from posting p join transfer t on t.id = p.transfer_id
  where p.account_id > 0
)
update posting p set hash = l.hash from linked l where p.account_id = l.account_id and p.transfer_id = l.transfer_id;

update wallet w set hash = p.hash from posting p where p.account_id = w.account_id and p.seq = w.seq;

with played as (
  select account_id, at, 1 as kind, integration, tx_id as id, 0 as part from vendor_transaction
  union all
  select account_id, settled_at, 0, integration, round_id, part from bet where status = 'settled'
),
numbered as (
  select *, row_number() over (partition by account_id order by at, kind, integration, id, part) as play_seq from played
),
counted as (
  update vendor_transaction v set play_seq = n.play_seq from numbered n where n.kind = 1 and v.integration = n.integration and v.tx_id = n.id
)
update bet b set play_seq = n.play_seq from numbered n
where n.kind = 0 and b.account_id = n.account_id and b.integration = n.integration and b.round_id = n.id and b.part = n.part;

with content as (
  select account_id, play_seq, transaction_content(account_id, play_seq, integration, tx_id, kind, round_id, ref_tx_id, amount_minor, body_hash,
    state, answer, transfer_id, at) as content from vendor_transaction
  union all
  select account_id, play_seq, round_content(account_id, play_seq, integration, round_id, part, node_id, game_type, currency, stake_minor,
    payout_minor, valid_bet_minor, placed_at, settled_at) from bet where status = 'settled'
),
linked as (
  select account_id, play_seq, chain_hash(null::bytea, content) over (partition by account_id order by play_seq) as hash from content
),
transactions as (
  update vendor_transaction v set hash = l.hash from linked l where v.account_id = l.account_id and v.play_seq = l.play_seq
),
rounds as (
  update bet b set hash = l.hash from linked l where b.account_id = l.account_id and b.play_seq = l.play_seq
)
update wallet w set play_seq = l.play_seq, play_hash = l.hash
from (select distinct on (account_id) * from linked order by account_id, play_seq desc) l where w.account_id = l.account_id;

alter table posting add constraint posting_linked check ((account_id > 0) = (hash is not null));

alter table vendor_transaction
  alter column play_seq set not null,
  alter column hash set not null;

create function refuse_change() returns trigger language plpgsql as $$
  begin
    if current_setting('ledger.mending', true) = 'on' then return coalesce(new, old); end if;
    raise exception 'A row of % is never changed nor removed: post an entry that puts it right.', tg_table_name using errcode = 'insufficient_privilege';
  end
$$;

revoke truncate on transfer, posting, vendor_transaction from current_user;

create trigger transfer_kept before update or delete on transfer for each row execute function refuse_change();

create trigger posting_kept before update or delete on posting for each row execute function refuse_change();

create trigger vendor_transaction_kept before delete or update of integration, tx_id, kind, account_id, round_id, ref_tx_id, amount_minor, body_hash,
  answer, transfer_id, at, play_seq, hash on vendor_transaction for each row execute function refuse_change();

create trigger vendor_transaction_taken_back before update of state on vendor_transaction for each row
  when ((old.state, new.state) is distinct from ('ok', 'rolledBack')) execute function refuse_change();
`.split(/\n{2,}/);
