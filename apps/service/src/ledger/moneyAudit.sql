-- What must hold of the money at any moment. Each statement looks at a slice of the books in a snapshot of its own, so that the audit runs
-- beside the service and never holds a bet up: what it reads is bounded, however long the history. `auditMoney` runs them slice by slice.
-- The line `by` names the slices:
--
-- - players: the accounts from :from_id to :to_id;
-- - entries, play: the links of chains after (:from_id, :from_currency, :after) up to (:to_id, :to_currency, :until), which :links(table; key)
--   stands for, the one at the start being read for what follows it; a chain ends at :last_place, after its last link;
-- - transfers: :transfers(table; key), those of the accounts from :from_id to :to_id, or of one account those from :from_key to :to_key;
--   :is_last says which slice is the account's last;
-- - days of contracts: of the contracts from :from_contract to :to_contract what begins from :from_at and before :to_at, whole days;
-- - days: the day :day of every brand;
-- - gathered: rows of the part before, added up, as JSON;
-- - others: :slice(table; key), the rows between two keys.
--
-- A statement answers how many it checked, how many are broken, and one that is. Where an invariant adds up, its statements answer amounts
-- instead, and by what these are of, all slices of all parts must come to zero: for each slice of the players or days by itself, or all at
-- once. Where the amounts depend on what has been counted, nothing is counted meanwhile.
--
-- On a cluster a statement joins the rows of one player, which stand together, or rows that it has read (`materialized`) with a table. It
-- does not look something up for each row that it has read, so rows without a partner are found by `not in`.

-- invariant: each transfer has its two postings, and they sum to zero
-- by: transfers
with transfers as materialized (
  select id, account_id, counter_id from :transfers(transfer; account_id, id) transfer
),
places as materialized (
  select id, account_id from transfers union select id, counter_id from transfers where counter_id > 0
),
parts as materialized (
  select t.id, p.amount_minor from places t join posting p on p.account_id = t.account_id and p.transfer_id = t.id
),
halves as (
  select id, sum(part) as parts, sum(amount_minor) as total
  from (select id, 0 as part, 0 as amount_minor from transfers union all select id, 1, amount_minor from parts) half
  group by id
),
postings as materialized (
  select account_id, transfer_id, holder_id from :transfers(posting; account_id, transfer_id) posting
),
known as materialized (
  select p.account_id, p.transfer_id, p.holder_id
  from postings p
  join transfer t on t.account_id = p.account_id and t.id = p.transfer_id and p.holder_id in (t.account_id, t.counter_id)
  union all
  select p.account_id, p.transfer_id, p.holder_id
  from postings p join transfer t on t.counter_id = p.account_id and t.counter_id > 0 and t.id = p.transfer_id and p.holder_id = t.counter_id
),
strays as (
  select transfer_id from postings where (account_id, transfer_id, holder_id) not in (select account_id, transfer_id, holder_id from known)
),
judged as (
  select id, parts = 2 and total = 0 as holds from halves
  union all
  select transfer_id, false from strays
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(id::text) filter (where not holds) as example from judged;

-- invariant: each posting says of its accounts, amount and currency what the transfer says
-- by: transfers
with transfers as materialized (
  select id, account_id, counter_id, currency, amount_minor from :transfers(transfer; account_id, id) transfer
),
own as materialized (
  select t.account_id, t.id
  from transfers t join posting p on p.account_id = t.account_id and p.transfer_id = t.id
  where (p.holder_id, p.amount_minor, p.currency) is not distinct from (t.account_id, t.amount_minor, t.currency)
),
other as materialized (
  select t.account_id, t.id
  from transfers t join posting p on p.account_id = case when t.counter_id > 0 then t.counter_id else t.account_id end and p.transfer_id = t.id
  where (p.holder_id, p.amount_minor, p.currency) is not distinct from (t.counter_id, -t.amount_minor, t.currency)
),
judged as (
  select id, (account_id, id) in (select account_id, id from own) and (account_id, id) in (select account_id, id from other) as holds from transfers
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(id::text) filter (where not holds) as example from judged;

-- invariant: each balance is the sum of its postings and what the last of them left
-- by: entries
with read as (
  select account_id, currency, seq, amount_minor, balance_after, (account_id, currency, seq) = (:from_id, :from_currency, :after) as is_before from posting
  where seq is not null and (account_id, currency, seq) >= (:from_id, :from_currency, :after)
    and (account_id, currency, seq) <= (:to_id, :to_currency, :until)
),
entries as (
  select account_id, currency, sum(amount_minor) filter (where not is_before) as total, sum(balance_after) filter (where is_before) as before,
    sum(seq) filter (where is_before) as seq_before, count(*) filter (where not is_before) as entries, max(seq) as last_seq
  from read group by account_id, currency
),
judged as (
  select w.account_id, w.balance_minor = coalesce(e.before, 0) + coalesce(e.total, 0)
    and w.seq = coalesce(e.seq_before, 0) + coalesce(e.entries, 0) and w.seq = coalesce(e.last_seq, 0)
    and w.balance_minor = coalesce(last.balance_after, 0) as holds
  from wallet w
  left join entries e on e.account_id = w.account_id and e.currency = w.currency
  left join read last on last.account_id = w.account_id and last.currency = w.currency and last.seq = w.seq
  where w.account_id between :from_id and :to_id and (w.account_id, w.currency, :last_place::bigint) > (:from_id, :from_currency, :after)
    and (w.account_id, w.currency, :last_place::bigint) <= (:to_id, :to_currency, :until)
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(account_id::text) filter (where not holds) as example from judged;

-- invariant: each posting of a player follows the one before it, without a gap
-- by: entries
with steps as (
  select account_id, currency, seq as place, transfer_id, coalesce(seq = coalesce(lag(seq) over before, 0) + 1
      and balance_after = coalesce(lag(balance_after) over before, 0) + amount_minor, false) as holds
  from posting where seq is not null and (account_id, currency, seq) >= (:from_id, :from_currency, :after) and (account_id, currency, seq) <= (:to_id, :to_currency, :until)
  window before as (partition by account_id, currency order by seq)
),
judged as (
  select transfer_id, holds from steps where (account_id, currency, place) > (:from_id, :from_currency, :after)
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(transfer_id::text) filter (where not holds) as example from judged;

-- by: transfers
select 0::bigint as checked, count(*) as broken, min(transfer_id::text) as example
from :transfers(posting; account_id, transfer_id) posting
where holder_id = account_id and account_id > 0 and seq is null;

-- invariant: each entry of a player names the one before it and is as it was written, in an unbroken chain up to the wallet
-- by: entries
with links as materialized (
  select account_id, currency, seq, transfer_id, amount_minor, balance_after, hash, lag(hash) over before as hash_before, lead(seq) over before is null as is_last
  from posting
  where seq is not null and (account_id, currency, seq) >= (:from_id, :from_currency, :after) and (account_id, currency, seq) <= (:to_id, :to_currency, :until)
  window before as (partition by account_id, currency order by seq)
),
sound as materialized (
  select p.account_id, p.currency, p.seq
  from links p join transfer t on t.account_id = p.account_id and t.id = p.transfer_id
  where p.hash = link_hash(p.hash_before, entry_content(p.account_id, p.seq, p.amount_minor, p.balance_after, t.id, t.account_id, t.counter_id,
    t.idempotency_key, t.kind, t.currency, t.amount_minor, t.cause, t.at))
  -- Not by "or": the planner would read all transfers of a player for each entry.
  union all
  select p.account_id, p.currency, p.seq
  from links p join transfer t on t.counter_id = p.account_id and t.id = p.transfer_id
  where t.counter_id > 0
    and p.hash = link_hash(p.hash_before, entry_content(p.account_id, p.seq, p.amount_minor, p.balance_after, t.id, t.account_id, t.counter_id,
      t.idempotency_key, t.kind, t.currency, t.amount_minor, t.cause, t.at))
),
ends as (
  select account_id, currency, seq, hash from links where is_last
),
judged as (
  select 'transfer ' || transfer_id as link, (account_id, currency, seq) in (select account_id, currency, seq from sound) as holds
  from links where (account_id, currency, seq) > (:from_id, :from_currency, :after)
  union all
  select 'end of account ' || coalesce(w.account_id, l.account_id) || ' ' || coalesce(w.currency, l.currency),
    (w.seq, w.hash) is not distinct from (coalesce(l.seq, 0), l.hash)
  from (
    select * from wallet
    where account_id between :from_id and :to_id and (account_id, currency, :last_place::bigint) > (:from_id, :from_currency, :after)
      and (account_id, currency, :last_place::bigint) <= (:to_id, :to_currency, :until)
  ) w
  full join (
    select * from ends where (account_id, currency, :last_place::bigint) <= (:to_id, :to_currency, :until)
  ) l on l.account_id = w.account_id and l.currency = w.currency
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(link) filter (where not holds) as example from judged;

-- invariant: each vendor transaction and settled round names the one before it and is as it was written, in an unbroken chain up to the wallet
-- by: play
with links as (
  select account_id, currency, play_seq, 'transaction ' || tx_id as what, hash, transaction_content(account_id, play_seq, integration, tx_id, kind, round_id,
    ref_tx_id, amount_minor, body_hash, state, answer, transfer_id, at) as content
  from vendor_transaction
  where (account_id, currency, play_seq) >= (:from_id, :from_currency, :after) and (account_id, currency, play_seq) <= (:to_id, :to_currency, :until)
  union all
  select account_id, currency, play_seq, 'round ' || round_id || ' of account ' || account_id, hash, granted_content(round_content(account_id, play_seq, integration, round_id, part,
    node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, placed_at, settled_at),
    campaign_id, granted_minor)
  from bet
  where status = 'settled' and (account_id, currency, play_seq) >= (:from_id, :from_currency, :after) and (account_id, currency, play_seq) <= (:to_id, :to_currency, :until)
),
steps as (
  select account_id, currency, play_seq, what, hash, link_hash(lag(hash) over before, content) as rightly, coalesce(lag(play_seq) over before, 0) + 1 as place,
    lead(play_seq) over before is null as is_last
  from links
  window before as (partition by account_id, currency order by play_seq)
),
ends as (
  select account_id, currency, play_seq, hash from steps where is_last
),
judged as (
  select what as link, (hash, play_seq) is not distinct from (rightly, place) as holds from steps where (account_id, currency, play_seq) > (:from_id, :from_currency, :after)
  union all
  select 'end of account ' || coalesce(w.account_id, s.account_id) || ' ' || coalesce(w.currency, s.currency),
    (w.play_seq, w.play_hash) is not distinct from (coalesce(s.play_seq, 0), s.hash)
  from (
    select * from wallet
    where account_id between :from_id and :to_id and (account_id, currency, :last_place::bigint) > (:from_id, :from_currency, :after)
      and (account_id, currency, :last_place::bigint) <= (:to_id, :to_currency, :until)
  ) w
  full join (
    select * from ends where (account_id, currency, :last_place::bigint) <= (:to_id, :to_currency, :until)
  ) s on s.account_id = w.account_id and s.currency = w.currency
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(link) filter (where not holds) as example from judged;

-- by: rounds
with judged as materialized (
  select 'round ' || round_id || ' of account ' || account_id as what, status <> 'settled' or play_seq is not null as holds, account_id, currency
  from :slice(bet; account_id, integration, round_id) bet
  union all
  select 'transaction ' || tx_id, true, account_id, currency from :slice(vendor_transaction; account_id, integration, round_id) vendor_transaction
),
held as materialized (
  select account_id, currency from wallet where (account_id, currency) in (select account_id, currency from judged)
)
select 0::bigint as checked, count(*) as broken, min(what) as example
from judged where not holds or (account_id, currency) not in (select account_id, currency from held);

-- invariant: no player was ever below zero
-- by: transfers
select count(*) as checked, count(*) filter (where balance_after < 0) as broken, min(account_id::text) filter (where balance_after < 0) as example
from (
  select account_id, balance_after from :transfers(posting; account_id, transfer_id) posting where holder_id = account_id
  union all
  select account_id, balance_minor from wallet where :is_last and account_id between :from_id and :to_id
) balances;

-- invariant: no posting of a player is without a wallet in its currency
-- by: transfers
with sides as materialized (
  select id, account_id, currency from :transfers(transfer; account_id, id) transfer
  union all
  select id, counter_id, currency from :transfers(transfer; account_id, id) transfer where counter_id > 0
),
held as materialized (
  select account_id, currency from wallet where (account_id, currency) in (select account_id, currency from sides)
),
judged as (
  select id, (account_id, currency) in (select account_id, currency from held) as holds from sides where account_id > 0
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(id::text) filter (where not holds) as example from judged;

-- invariant: each vendor transaction moved its money exactly once, in its currency, and none that was refused moved any
-- by: play
with judged as (
  select v.integration || ':' || v.tx_id as key,
    case when v.state in ('ok', 'rolledBack') then coalesce(case when v.kind = 'debit' or w.kind = 'credit' then -v.amount_minor else v.amount_minor end, 0) else 0 end
      = coalesce(t.amount_minor, 0) and v.transfer_id is not distinct from t.id and coalesce(t.currency, v.currency) = v.currency
      and coalesce(v.answer ->> 'currency', v.currency) = v.currency as holds
  from :links(vendor_transaction; account_id, currency, play_seq) v
  left join vendor_transaction w on v.kind = 'rollback' and w.account_id = v.account_id and w.integration = v.integration and w.tx_id = v.ref_tx_id
  left join transfer t on t.account_id = v.account_id and t.idempotency_key = v.integration || ':' || v.tx_id and t.kind in ('BET', 'WIN', 'ROLLBACK')
    and t.counter_id not in (select id from house_account where name = 'vendor:HISTORY')
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(key) filter (where not holds) as example from judged;

-- by: transfers
select 0::bigint as checked, count(*) as broken, min(t.idempotency_key) as example
from :transfers(transfer; account_id, id) t
left join vendor_transaction v on v.account_id = t.account_id and v.integration = split_part(t.idempotency_key, ':', 1)
  and v.tx_id = substr(t.idempotency_key, strpos(t.idempotency_key, ':') + 1)
where t.kind in ('BET', 'WIN', 'ROLLBACK') and v.account_id is null
  and t.counter_id not in (select id from house_account where name = 'vendor:HISTORY');

-- invariant: each debit or credit taken back has one rollback of its amount
-- by: play
with judged as (
  select d.tx_id, count(r.tx_id) = 1 and sum(r.amount_minor) = d.amount_minor as holds
  from :links(vendor_transaction; account_id, currency, play_seq) d
  left join vendor_transaction r on r.account_id = d.account_id and r.integration = d.integration and r.ref_tx_id = d.tx_id
    and r.kind = 'rollback' and r.amount_minor is not null
  where d.kind in ('debit', 'credit') and d.state = 'rolledBack'
  group by d.account_id, d.integration, d.tx_id, d.amount_minor
  union all
  select r.ref_tx_id, false
  from :links(vendor_transaction; account_id, currency, play_seq) r
  left join vendor_transaction d on d.account_id = r.account_id and d.integration = r.integration and d.tx_id = r.ref_tx_id
    and d.kind in ('debit', 'credit') and d.state = 'rolledBack'
  where r.kind = 'rollback' and r.amount_minor is not null and d.account_id is null
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(tx_id) filter (where holds is not true) as example from judged;

-- invariant: each round has the stakes and payouts of its vendor transactions
-- by: rounds
with told as (
  select account_id, integration, round_id, currency,
    coalesce(sum(amount_minor) filter (where kind = 'debit'), 0) as stake, coalesce(sum(amount_minor) filter (where kind = 'credit'), 0) as payout,
    coalesce(sum((answer ->> 'grantedMinor')::bigint), 0) as granted
  from :slice(vendor_transaction; account_id, integration, round_id) vendor_transaction
  where state = 'ok' and kind in ('debit', 'credit') group by account_id, integration, round_id, currency
),
kept as (
  select account_id, integration, round_id, currency, sum(stake_minor) as stake, sum(payout_minor) as payout, coalesce(sum(granted_minor), 0) as granted
  from :slice(bet; account_id, integration, round_id) bet
  where integration <> 'HISTORY' and integration not like '%\_PURSE' group by account_id, integration, round_id, currency
),
judged as (
  select coalesce(t.round_id, k.round_id) as round_id,
    coalesce(t.stake, 0) = coalesce(k.stake, 0) and coalesce(t.payout, 0) = coalesce(k.payout, 0)
      and coalesce(t.granted, 0) = coalesce(k.granted, 0) as holds
  from told t full join kept k on k.account_id = t.account_id and k.integration = t.integration and k.round_id = t.round_id
    and k.currency = t.currency
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(round_id) filter (where not holds) as example from judged;

-- by: play
select 0::bigint as checked, count(*) as broken, min(tx_id) as example
from :links(vendor_transaction; account_id, currency, play_seq) vendor_transaction
where round_id is null and state = 'ok' and kind in ('debit', 'credit') and (amount_minor <> 0 or answer ? 'grantedMinor');

-- invariant: each grant of a campaign has used the rounds that the campaign paid, and none was paid without a grant
-- by: grants
with granted as materialized (
  select account_id, campaign_id, used from :slice(campaign_grant; account_id, campaign_id) campaign_grant
),
paid as (
  select b.account_id, b.campaign_id
  from granted g join bet b on b.account_id = g.account_id and b.campaign_id = g.campaign_id
  group by b.account_id, b.campaign_id, b.integration, b.round_id having sum(b.granted_minor) > 0
),
counted as (
  select account_id, campaign_id, count(*) as rounds from paid group by account_id, campaign_id
),
judged as (
  select g.campaign_id || ' of account ' || g.account_id as grant_of, g.used = coalesce(c.rounds, 0) as holds
  from granted g left join counted c on c.account_id = g.account_id and c.campaign_id = g.campaign_id
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(grant_of) filter (where not holds) as example from judged;

-- by: bets
select 0::bigint as checked, count(*) as broken, min(b.round_id) as example
from :slice(bet; account_id, integration, round_id) b
left join campaign_grant g on g.account_id = b.account_id and g.campaign_id = b.campaign_id
where b.campaign_id is not null and g.account_id is null;

-- invariant: the rounds brought in from elsewhere are paid for, wallet by wallet
-- adds up: players, with a row in every part
-- by: bets
select account_id || ' ' || currency as what, sum(stake_minor) as stake, sum(payout_minor) as payout
from :slice(bet; account_id, integration, round_id) bet where account_id between :from_id and :to_id and integration = 'HISTORY' group by 1;

-- by: transfers
select t.account_id || ' ' || t.currency as what, coalesce(sum(t.amount_minor) filter (where t.kind = 'BET'), 0) as stake,
  -coalesce(sum(t.amount_minor) filter (where t.kind = 'WIN'), 0) as payout
from :transfers(transfer; account_id, id) t
where t.counter_id = (select id from house_account where name = 'vendor:HISTORY')
group by 1;

-- invariant: each deposit has the one payment that caused it, and no payment is there twice
-- by: deposits
with paid as materialized (
  select d.account_id, d.idempotency_key, d.source, d.reference,
    t.counter_id < 0 and (t.currency, t.amount_minor) = (d.currency, d.amount_minor) as is_booked
  from :slice(deposit; account_id, idempotency_key) d left join transfer t on t.account_id = d.account_id and t.idempotency_key = d.idempotency_key and t.kind = 'DEPOSIT'

),
repeated as materialized (
  select source, reference from deposit where (source, reference) in (select source, reference from paid) group by source, reference having count(*) > 1
),
judged as (
  select 'deposit ' || idempotency_key || ' of account ' || account_id as deposit,
    is_booked and (source, reference) not in (select source, reference from repeated) as holds
  from paid
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(deposit) filter (where holds is not true) as example from judged;

-- by: transfers
select 0::bigint as checked, count(*) as broken, min('deposit ' || t.idempotency_key || ' of account ' || t.account_id) as example
from :transfers(transfer; account_id, id) t
left join deposit d on d.account_id = t.account_id and d.idempotency_key = t.idempotency_key
where t.kind = 'DEPOSIT' and d.account_id is null;

-- invariant: no money came or went but by what is known to move any
-- by: transfers
select count(*) as checked, count(*) filter (where not holds) as broken, min(kind || ' ' || id) filter (where not holds) as example
from (
  select kind, id, case when kind in ('UP_TRANSFER', 'DOWN_TRANSFER') then account_id > 0 and counter_id > 0 and amount_minor < 0
    when kind in ('BONUS', 'MISSION', 'RED_ENVELOPE', 'REFERRAL', 'REBATE', 'POINT_CONVERT', 'SALARY_D', 'SALARY_H', 'DIVIDEND')
      then account_id > 0 and counter_id < 0 and (amount_minor > 0 or kind = 'BONUS' and idempotency_key like 'forfeit:%')
    when kind = 'ADJUST' then account_id > 0 and counter_id < 0
    else kind in ('BET', 'WIN', 'ROLLBACK', 'DEPOSIT', 'WITHDRAW_HOLD', 'WITHDRAW_DONE', 'WITHDRAW_RETURN', 'SALARY_RT', 'JACKPOT', 'TOURNAMENT',
      'VENDOR_IN', 'VENDOR_OUT') end as holds
  from :transfers(transfer; account_id, id) transfer
) judged;

-- invariant: each adjustment that two operators agreed on moved its money once, and no other did
-- by: adjustments
with judged as (
  select 'adjustment ' || a.id as name,
    case when a.outcome = 'approved'
      then count(t.id) = 1 and min(t.amount_minor) = (a.content ->> 'amountMinor')::bigint and min(t.currency) = a.content ->> 'currency'
      else count(t.id) = 0 end as holds
  from :slice(proposal; account_id) a
  left join transfer t on t.account_id = a.account_id and t.idempotency_key = 'adjustment:' || a.id and t.kind = 'ADJUST'
  where a.kind = 'adjustment'
  group by a.id, a.outcome, a.content
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- by: transfers
with adjusted as materialized (
  select account_id, id, idempotency_key from :transfers(transfer; account_id, id) transfer where kind = 'ADJUST'
)
select 0::bigint as checked, count(*) as broken, min('transfer ' || t.id) as example
from adjusted t
left join proposal a on a.kind = 'adjustment' and a.account_id = t.account_id and t.idempotency_key = 'adjustment:' || a.id
where a.id is null;

-- invariant: each bound Zalo account was rewarded once, and no other was
-- by: zalo accounts
with judged as (
  select 'account ' || z.account_id as name, count(t.id) = 1 and min(t.amount_minor) > 0 as holds
  from :slice(zalo_binding; account_id) z
  left join transfer t on t.account_id = z.account_id and t.idempotency_key = 'zalo' and t.kind = 'BONUS'
  group by z.account_id
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- by: transfers
with rewarded as materialized (
  select account_id from :transfers(transfer; account_id, id) transfer where kind = 'BONUS' and idempotency_key = 'zalo'
)
select 0::bigint as checked, count(*) as broken, min('account ' || account_id) as example
from rewarded where account_id not in (select account_id from zalo_binding);

-- invariant: each withdrawal is held once, and returned once where it was rejected
-- by: withdrawals
with judged as (
  select 'withdrawal ' || w.id as name, count(t.id) = 1 and sum(t.amount_minor) filter (where t.currency = w.currency) = -w.amount_minor
    and count(back.id) = (w.state = 'REJECTED')::integer
    and coalesce(sum(back.amount_minor) filter (where back.currency = w.currency), w.amount_minor) = w.amount_minor as holds
  from :slice(withdrawal; account_id, id) w
  left join transfer t on t.account_id = w.account_id and t.idempotency_key = 'withdrawal:' || w.id and t.kind = 'WITHDRAW_HOLD'
  left join transfer back on back.account_id = w.account_id and back.idempotency_key = 'withdrawal:' || w.id || ' return' and back.kind = 'WITHDRAW_RETURN'
  group by w.account_id, w.id, w.currency, w.amount_minor, w.state
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- by: transfers
with held as materialized (
  select account_id, split_part(split_part(idempotency_key, ':', 2), ' ', 1) as withdrawal
  from :transfers(transfer; account_id, id) transfer where kind in ('WITHDRAW_HOLD', 'WITHDRAW_RETURN')
)
select 0::bigint as checked, count(*) as broken, min('withdrawal ' || withdrawal) as example
from held where (account_id, withdrawal) not in (select account_id, id::text from withdrawal);

-- invariant: the parts of a withdrawal that is being paid come to its amount less the fee
-- by: withdrawals
with judged as (
  select 'withdrawal ' || w.id as name, case when w.state in ('SUBMITTED', 'REVIEW', 'APPROVED', 'REJECTED') then count(p.part) = 0
    else coalesce(sum(p.amount_minor), 0) = w.amount_minor - w.fee_minor
      and (w.state = 'DONE') = bool_and(p.state in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED')) end as holds
  from :slice(withdrawal; account_id, id) w
  left join withdrawal_part p on p.account_id = w.account_id and p.withdrawal_id = w.id
  group by w.account_id, w.id, w.amount_minor, w.fee_minor, w.state
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- invariant: what has arrived of a withdrawal, and the fee of one that is done, was paid out once, and nothing else was
-- by: parts of withdrawals
with due as materialized (
  select 'withdrawal:' || withdrawal_id || ' part ' || part as key, amount_minor, state in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED') as is_due
  from :slice(withdrawal_part; account_id, withdrawal_id) p
),
paid as (
  select t.idempotency_key, t.amount_minor from transfer t join house_account h on h.id = t.account_id and h.name = 'house:WITHDRAWALS'
  where t.idempotency_key in (select key from due)
),
judged as (
  select d.key as name, count(p.amount_minor) = d.is_due::integer and coalesce(sum(p.amount_minor), -d.amount_minor) = -d.amount_minor as holds
  from due d left join paid p on p.idempotency_key = d.key group by d.key, d.amount_minor, d.is_due
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- by: withdrawals
with due as materialized (
  select 'withdrawal:' || id || ' fee' as key, fee_minor, state = 'DONE' and fee_minor > 0 as is_due from :slice(withdrawal; account_id, id) w
),
paid as (
  select t.idempotency_key, t.amount_minor from transfer t join house_account h on h.id = t.account_id and h.name = 'house:WITHDRAWALS'
  where t.idempotency_key in (select key from due)
),
judged as (
  select d.key as name, count(p.amount_minor) = d.is_due::integer and coalesce(sum(p.amount_minor), -d.fee_minor) = -d.fee_minor as holds
  from due d left join paid p on p.idempotency_key = d.key group by d.key, d.fee_minor, d.is_due
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- by: transfers
with paid as materialized (
  select id, split_part(split_part(idempotency_key, ':', 2), ' ', 1) as withdrawal
  from :transfers(transfer; account_id, id) transfer where kind = 'WITHDRAW_DONE'
)
select 0::bigint as checked, count(*) as broken, min(id::text) as example from paid where withdrawal not in (select id::text from withdrawal);

-- invariant: the security of each payer is held for the parts that have not arrived
-- by: payers
with judged as (
  select 'payer ' || y.id as name, y.locked_minor = coalesce(sum(p.amount_minor), 0) as holds
  from :slice(payer; id) y left join withdrawal_part p on p.payer_id = y.id and p.state not in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED')
  group by y.id, y.locked_minor
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(name) filter (where not holds) as example from judged;

-- invariant: each jackpot stays within what it must drop by, and each drop is its seed and contributions, paid to its winner once
-- by: rounds of jackpots
with judged as (
  select 'round ' || r.round || ' of jackpot ' || r.jackpot_id as name,
    r.moved_minor <= j.seed_minor + r.fed_micro / 1000000 and j.seed_minor + r.fed_micro / 1000000 <= j.must_drop_minor
      and (r.dropped_at is null or r.amount_minor = j.seed_minor + r.fed_micro / 1000000)
      and (r.transfer_id is null or coalesce(t.amount_minor = r.amount_minor and t.currency = j.currency, false)) as holds
  from :slice(jackpot_round; jackpot_id, round) r join jackpot j on j.id = r.jackpot_id
  left join transfer t on t.account_id = r.account_id and t.id = r.transfer_id and t.kind = 'JACKPOT'
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- by: transfers
with paid as materialized (
  select account_id, id from :transfers(transfer; account_id, id) transfer where kind = 'JACKPOT' and account_id > 0
)
select 0::bigint as checked, count(*) as broken, min(id::text) as example
from paid where id not in (select transfer_id from jackpot_round where transfer_id is not null);

-- invariant: each place of a settled tournament has the prize that was promised, paid once, and no other prize was paid
-- by: entries of tournaments
with judged as (
  select 'place ' || coalesce(e.place, 0) || ' of tournament ' || e.tournament_id as name,
    coalesce(e.prize_minor, 0) = case when r.settled_at is null then 0 else coalesce((s.prizes ->> (e.place - 1))::bigint, 0) end
      and (coalesce(e.prize_minor, 0) > 0) = (e.transfer_id is not null)
      and (e.transfer_id is null or coalesce(t.amount_minor = e.prize_minor and t.currency = s.currency, false)) as holds
  from :slice(tournament_entry; tournament_id, account_id) e join tournament r on r.id = e.tournament_id join tournament_series s on s.id = r.series_id
  left join transfer t on t.account_id = e.account_id and t.id = e.transfer_id and t.kind = 'TOURNAMENT'
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(name) filter (where holds is not true) as example from judged;

-- by: transfers
with paid as materialized (
  select account_id, id from :transfers(transfer; account_id, id) transfer where kind = 'TOURNAMENT'
)
select 0::bigint as checked, count(*) as broken, min(id::text) as example
from paid where id not in (select transfer_id from tournament_entry where transfer_id is not null);

-- invariant: the account of the jackpots holds their seeds and contributions, less the drops that were paid
-- adds up: all, while nothing is counted
-- by: transfers
select t.currency as what, sum(case when t.account_id = h.id then t.amount_minor else -t.amount_minor end) as amount
from :transfers(transfer; account_id, id) t join house_account h on h.name = 'house:JACKPOT' and h.id in (t.account_id, t.counter_id)
group by 1;

-- by: rounds of jackpots
select j.currency as what, -sum(r.moved_minor) + coalesce(sum(r.amount_minor) filter (where r.transfer_id is not null), 0) as amount
from :slice(jackpot_round; jackpot_id, round) r join jackpot j on j.id = r.jackpot_id
group by 1;

-- invariant: each transfer to a vendor's own wallet, or back, moved its money once, and not at all when the vendor refused it
-- by: vendor transfers
with judged as (
  select 'transfer ' || v.transfer_id || ' of account ' || v.account_id as name,
    coalesce(sum(t.amount_minor) filter (where t.currency = v.currency and t.counter_id < 0), 0) = case
      when v.direction = 'in' and v.state <> 'refused' then -v.amount_minor
      when v.direction = 'out' and v.state = 'done' then v.amount_minor
      else 0 end as holds
  from :slice(vendor_transfer; account_id, transfer_id) v
  left join transfer t on t.account_id = v.account_id and t.idempotency_key in ('wallet:' || v.transfer_id, 'wallet:' || v.transfer_id || ' back')
    and t.kind in ('VENDOR_IN', 'VENDOR_OUT')
  group by v.account_id, v.transfer_id, v.direction, v.state, v.amount_minor
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(name) filter (where not holds) as example from judged;

-- by: transfers
select 0::bigint as checked, count(*) as broken, min('transfer ' || t.idempotency_key || ' of account ' || t.account_id) as example
from :transfers(transfer; account_id, id) t
left join vendor_transfer v on v.account_id = t.account_id and t.idempotency_key in ('wallet:' || v.transfer_id, 'wallet:' || v.transfer_id || ' back')
where t.kind in ('VENDOR_IN', 'VENDOR_OUT') and v.account_id is null;

-- invariant: rounds are played with money at a vendor only by those who have moved some there
-- by: bets
with played as materialized (
  select distinct account_id, integration, currency from :slice(bet; account_id, integration, round_id) bet where integration like '%\_PURSE'
),
moved as materialized (
  select distinct account_id, integration || '_PURSE' as integration, currency from vendor_transfer
  where direction = 'in' and state <> 'refused' and account_id in (select account_id from played)
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(name) filter (where not holds) as example
from (
  select integration || ' of account ' || account_id as name,
    (account_id, integration, currency) in (select account_id, integration, currency from moved) as holds
  from played
) judged;

-- invariant: each slice of real-time salary is paid once, as it says
-- by: slices of contracts
with judged as (
  select 'slice ' || s.slice_start || ' of contract ' || s.contract_id as payment, t.amount_minor is not distinct from s.amount_minor as holds
  from :slice(salary_slice; contract_id, slice_start) s join contract c on c.id = s.contract_id
  left join transfer t on t.account_id = c.taker_id and t.id = s.transfer_id and t.kind = 'SALARY_RT' and t.idempotency_key not like 'history:%'
  where s.amount_minor <> 0
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(payment) filter (where not holds) as example from judged;

-- by: transfers
with paid as materialized (
  select account_id, id from :transfers(transfer; account_id, id) transfer
  where kind = 'SALARY_RT' and idempotency_key not like 'history:%'
)
select 0::bigint as checked, count(*) as broken, min(t.id::text) as example
from paid t
where (select count(*) from salary_slice s join contract c on c.id = s.contract_id
    where s.transfer_id = t.id and s.amount_minor <> 0 and c.taker_id = t.account_id) <> 1;

-- invariant: the slices of real-time salary hold the turnover of their teams' settled bets, as far as they are counted
-- adds up: all, while nothing is counted
-- by: play
with played as materialized (
  select account_id, integration, round_id, part, game_type, currency, valid_bet_minor, settled_at
  from :links(bet; account_id, currency, play_seq) bet where status = 'settled'
),
-- By the key of the queue: it may be as long as the books.
waiting as materialized (
  select q.at, q.account_id, q.integration, q.round_id, q.part
  from played b join uncounted_bet q on q.at = b.settled_at and q.account_id = b.account_id and q.integration = b.integration
    and q.round_id = b.round_id and q.part = b.part
)
select 'team ' || c.taker_id || ' ' || b.game_type || ' ' || b.currency as what, sum(b.valid_bet_minor) as valid
from played b
join belonging tree on tree.descendant_id = b.account_id and b.settled_at >= tree.since and b.settled_at < tree.until
join contract c on c.taker_id = tree.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted'
  and c.valid_from <= b.settled_at and (c.ended_at is null or c.ended_at > b.settled_at)
where (b.settled_at, b.account_id, b.integration, b.round_id, b.part) not in (select at, account_id, integration, round_id, part from waiting)
group by 1;

-- by: slices of teams
select 'team ' || ancestor_id || ' ' || game_type || ' ' || currency as what, -sum(valid_bet_minor) as valid
from :slice(team_slice; ancestor_id, slice_start) team_slice group by 1;

-- invariant: each contract of real-time salary has earned in a day what its slices' turnover comes to at its rate, up to the cap
-- by: days of contracts
with due as (
  select c.id as contract_id, s.slice_start, trunc(sum(s.valid_bet_minor * weight.milli) / 1000) as valid
  from team_slice s
  join contract c on c.taker_id = s.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted'
    and c.valid_from <= s.slice_start and (c.ended_at is null or c.ended_at > s.slice_start) and s.game_type = any(c.categories)
  join account a on a.id = c.taker_id and a.currency = s.currency
  join (values ('RNG', 1000), ('FISH', 1000), ('SPORTS', 1000), ('ESPORTS', 1000), ('LIVE', 500), ('ELOTT', 500), ('LOTT', 500),
      ('COCKFIGHT', 500), ('PVP', 200)) as weight (game_type, milli) on weight.game_type = s.game_type
  where c.id between :from_contract and :to_contract and s.slice_start >= :from_at and s.slice_start < :to_at
    and s.slice_start < (select at from rollup_mark where name = 'salary')
  group by 1, 2
),
slices as (
  select coalesce(d.contract_id, s.contract_id) as contract_id, coalesce(d.slice_start, s.slice_start) as slice_start, coalesce(d.valid, 0) as valid,
    coalesce(s.gross_minor, 0) as gross, coalesce(d.valid, 0) = coalesce(s.valid_bet_minor, 0) as counts
  from due d full join (
    select * from salary_slice where contract_id between :from_contract and :to_contract and slice_start >= :from_at and slice_start < :to_at
  ) s on s.contract_id = d.contract_id and s.slice_start = d.slice_start
),
days as (
  select s.contract_id, (s.slice_start at time zone (brand.config ->> 'zone'))::date as day, bool_and(s.counts) as counts, sum(s.gross) as gross,
    least(min(cap.minor), floor(sum(s.valid) * min(c.rate_ppm) / 1000000)) as earned
  from slices s
  -- With its own bounds: the id of either side has no index, so all contracts would be read for each slice.
  join contract c on c.id = s.contract_id and c.id between :from_contract and :to_contract
  join account a on a.id = c.taker_id
  join brand on brand.merchant = a.merchant
  left join (values ('USD', 200000), ('USDT', 200000), ('CNY', 1400000), ('THB', 7000000), ('PHP', 11000000), ('INR', 17000000), ('BDT', 24000000),
      ('VND', 50000000)) as cap (currency, minor) on cap.currency = a.currency
  group by 1, 2
),
judged as (
  select 'contract ' || contract_id || ' on ' || day as payment, counts and gross = earned as holds from days
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(payment) filter (where holds is not true) as example from judged;

-- invariant: each slice of real-time salary pays in all what the platform owes, and nobody more than was earned
-- by: slices of salary
with slices as (
  select s.slice_start, c.taker_id, s.gross_minor, s.amount_minor, not exists (
      select from contract above join salary_slice giver on giver.contract_id = above.id and giver.slice_start = s.slice_start
      where above.taker_id = c.giver_id and above.kind = 'REALTIME'
    ) as is_top
  from :slice(salary_slice; slice_start) s
  join contract c on c.id = s.contract_id
),
judged as (
  select 'slice ' || slice_start as slice, sum(amount_minor) = sum(gross_minor) filter (where is_top) and bool_and(amount_minor <= gross_minor) as holds
  from slices group by slice_start
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(slice) filter (where holds is not true) as example from judged;

-- invariant: the salary of days brought in from elsewhere is what their bets come to at the contract's rate, up to the cap
-- adds up: all
-- by: play, gathered
select (b.settled_at at time zone (brand.config ->> 'zone'))::date || ' ' || c.id as what, sum(b.valid_bet_minor * weight.milli) as milli
from :links(bet; account_id, currency, play_seq) b
join belonging tree on tree.descendant_id = b.account_id and b.settled_at >= tree.since and b.settled_at < tree.until
join contract c on c.taker_id = tree.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted' and c.offered_at is null
  and b.settled_at < c.valid_from
join account a on a.id = c.taker_id and a.currency = b.currency
join brand on brand.merchant = a.merchant
join (values ('RNG', 1000), ('FISH', 1000), ('SPORTS', 1000), ('ESPORTS', 1000), ('LIVE', 500), ('ELOTT', 500), ('LOTT', 500),
    ('COCKFIGHT', 500), ('PVP', 200)) as weight (game_type, milli) on weight.game_type = b.game_type
where b.status = 'settled' and b.integration = 'HISTORY'
group by 1;

-- by: gathered
with turnover as (
  select split_part(what, ' ', 1)::date as day, split_part(what, ' ', 2)::integer as contract_id, trunc(milli / 1000) as valid
  from jsonb_to_recordset(:gathered) as part (what text, milli numeric)
),
earned as (
  select c.id, c.giver_id, c.taker_id, t.day, least(cap.minor, floor(t.valid * c.rate_ppm / 1000000)) as gross
  from turnover t
  join contract c on c.id = t.contract_id
  join account a on a.id = c.taker_id
  left join (values ('USD', 200000), ('USDT', 200000), ('CNY', 1400000), ('THB', 7000000), ('PHP', 11000000), ('INR', 17000000), ('BDT', 24000000),
      ('VND', 50000000)) as cap (currency, minor) on cap.currency = a.currency
)
select 'history:SALARY_RT:' || e.day || ' of account ' || e.taker_id as what,
  e.gross - coalesce((select sum(below.gross) from earned below where below.giver_id = e.taker_id and below.day = e.day), 0) as amount
from earned e;

-- by: transfers
select idempotency_key || ' of account ' || account_id as what, -amount_minor as amount
from :transfers(transfer; account_id, id) transfer
where kind = 'SALARY_RT' and idempotency_key like 'history:%';

-- invariant: each bill of a contract is paid once, as it says, to its taker, and nothing is paid without a bill
-- by: bills
with bills as materialized (
  select c.taker_id, c.giver_id, b.status, b.gross_minor, b.received_minor,
    case when b.net_minor < 0 or b.status in ('ISSUED', 'PART_PAID', 'INSUFFICIENT', 'NOT_REACHED') then b.net_minor else 0 end as due,
    case c.kind when 'DAILY' then 'SALARY_D' when 'HOURLY' then 'SALARY_H' else 'DIVIDEND' end as kind,
    'contract:' || b.contract_id || ':' || case c.kind when 'HOURLY'
      then to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') else b.period_to::text end as key
  from :slice(contract_bill; contract_id, starts_at) b join contract c on c.id = b.contract_id
),
judged as (
  select b.key, coalesce(t.amount_minor, 0) = b.due and coalesce(t.kind = b.kind, true) and b.received_minor between 0 and b.gross_minor
    and case b.status
      when 'ISSUED' then b.received_minor = b.gross_minor
      when 'PART_PAID' then b.received_minor > 0 and b.received_minor < b.gross_minor
      when 'EXPIRED' then true
      when 'UNCOLLECTED' then b.received_minor > 0
      else b.received_minor = 0
    end as holds
  from bills b left join transfer t on t.account_id = b.taker_id and t.idempotency_key = b.key
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(key) filter (where not holds) as example from judged;

-- by: transfers
with paid as materialized (
  select account_id, id, kind, amount_minor, idempotency_key as key,
    regexp_match(idempotency_key, '(\d{1,9}):(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?')::integer[] as part
  from :transfers(transfer; account_id, id) transfer
  where kind in ('SALARY_D', 'SALARY_H', 'DIVIDEND')
),
named as materialized (
  select account_id, id, kind, amount_minor, key, part[1] as contract_id,
    (make_date(part[2], 1, 1) + make_interval(months => part[3] - 1, days => part[4] - 1, hours => coalesce(part[5], 0), mins => coalesce(part[6], 0))) as at
  from paid
),
found as materialized (
  select n.account_id, n.id, n.amount_minor, n.key, c.kind, c.id as contract_id, c.taker_id, c.giver_id, b.status, b.period_to, b.received_minor, b.net_minor,
    to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as name
  from named n
  join contract c on c.id = n.contract_id and c.kind = 'HOURLY'
  join contract_bill b on b.contract_id = c.id and b.starts_at = n.at at time zone 'UTC'
  where n.kind = 'SALARY_H'
  union all
  select n.account_id, n.id, n.amount_minor, n.key, c.kind, c.id, c.taker_id, c.giver_id, b.status, b.period_to, b.received_minor, b.net_minor,
    b.period_to::text
  from named n
  join contract c on c.id = n.contract_id and c.kind = case n.kind when 'SALARY_D' then 'DAILY' else 'DIVIDEND' end
  join contract_bill b on b.period_to = n.at::date and b.contract_id = c.id
  where n.kind <> 'SALARY_H'
),
causes as materialized (
  select f.account_id, f.id
  from found f
  where f.key = 'contract:' || f.contract_id || ':' || f.name and f.account_id = f.taker_id
    or f.key = 'contract:' || 'below:' || f.contract_id || ':' || f.name and f.amount_minor = -case f.kind when 'DIVIDEND' then (
        select sum(b.received_minor) from contract c join contract_bill b on b.period_to = f.period_to and b.contract_id = c.id
        where c.giver_id = f.account_id and c.kind = 'DIVIDEND'
      ) else f.received_minor end
    or f.key = 'contract:' || 'returned:' || f.contract_id || ':' || f.name and f.account_id = f.giver_id and f.status = 'EXPIRED'
      and f.amount_minor = f.net_minor
)
select 0::bigint as checked, count(*) as broken, min(p.id::text) as example
from paid p where (p.account_id, p.id) not in (select account_id, id from causes);

-- invariant: the bills of a period pay in all what the platform owes, and those who hold none pay what they give
-- by: bills of a period
with bills as materialized (
  select b.contract_id, c.kind, c.giver_id, c.taker_id, b.period_to, b.starts_at, b.received_minor, b.net_minor, not exists (
      select from contract above join contract_bill own on own.contract_id = above.id and own.period_to = b.period_to
      where above.taker_id = c.giver_id and above.kind = c.kind and (c.kind <> 'HOURLY' or own.starts_at = b.starts_at)
    ) as is_top
  from :slice(contract_bill; period_to) b
  join contract c on c.id = b.contract_id
),
judged as (
  select kind || ' until ' || period_to as period, sum(net_minor) = coalesce(sum(received_minor) filter (where is_top), 0) as holds
  from bills group by kind, period_to
  union all
  select b.kind || ' below account ' || b.giver_id, t.amount_minor is not distinct from -b.received_minor
  from bills b left join transfer t on t.account_id = b.giver_id and t.idempotency_key = 'contract:' || 'below:' || b.contract_id || ':'
    || case b.kind when 'HOURLY' then to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') else b.period_to::text end
  where b.is_top and b.giver_id is not null and b.received_minor > 0 and b.kind <> 'DIVIDEND'
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(period) filter (where holds is not true) as example from judged;

-- invariant: the days of members are what their settled bets come to, but for those not yet counted
-- adds up: players, with a row in every part, while nothing is counted
-- by: bets
with played as materialized (
  select * from :slice(bet; account_id, integration, round_id) bet where account_id between :from_id and :to_id and status = 'settled'
),
waiting as materialized (
  select q.at, q.account_id, q.integration, q.round_id, q.part
  from played b join uncounted_bet q on q.at = b.settled_at and q.account_id = b.account_id and q.integration = b.integration
    and q.round_id = b.round_id and q.part = b.part
),
zones as materialized (
  select merchant, config ->> 'zone' as zone from brand
)
select 'member ' || b.account_id || ' ' || (b.settled_at at time zone zones.zone)::date || ' ' || b.game_type || ' ' || b.currency as what,
  count(*) filter (where b.part = 0) as bets, sum(b.stake_minor) as stake, sum(b.valid_bet_minor) as valid, sum(b.payout_minor) as payout
from played b
join account a on a.id = b.account_id join zones on zones.merchant = a.merchant
where (b.settled_at, b.account_id, b.integration, b.round_id, b.part) not in (select at, account_id, integration, round_id, part from waiting)
group by 1;

-- by: days of members
select 'member ' || account_id || ' ' || day || ' ' || game_type || ' ' || currency as what, -bets as bets, -stake_minor as stake,
  -valid_bet_minor as valid, -payout_minor as payout
from :slice(member_day; account_id, day) member_day where account_id between :from_id and :to_id;

-- invariant: the days of teams are what those of their members come to
-- adds up: days, with a row in every part, while nothing is counted
-- by: members of a day
with member as materialized (
  select m.*, brand.config ->> 'zone' as zone
  from :slice(member_day; account_id) m join account a on a.id = m.account_id join brand on brand.merchant = a.merchant
  where m.day = :day
),
team as materialized (
  select tree.ancestor_id, tree.since, tree.until, m.*, (tree.since at time zone m.zone)::date = m.day or (tree.until at time zone m.zone)::date = m.day as moves
  from (select distinct account_id, day, zone from member) m join belonging tree on tree.descendant_id = m.account_id
  where (tree.since at time zone m.zone)::date <= m.day and (tree.until at time zone m.zone)::date >= m.day
),
moved as materialized (
  select distinct account_id, day, zone from team where moves
),
waiting as materialized (
  select at, account_id, integration, round_id, part from uncounted_bet where account_id in (select account_id from moved)
),
-- On the day of a move it takes the bets to tell what each team has of them.
played as materialized (
  select b.account_id, moved.day, b.settled_at, b.game_type, b.currency, (b.part = 0)::integer as bets, b.stake_minor, b.valid_bet_minor, b.payout_minor
  from moved join bet b on b.account_id = moved.account_id
  where b.status = 'settled' and (b.settled_at at time zone moved.zone)::date = moved.day
    and (b.settled_at, b.account_id, b.integration, b.round_id, b.part) not in (select at, account_id, integration, round_id, part from waiting)
),
counted as (
  select t.ancestor_id, m.day, m.game_type, m.currency, m.bets, m.stake_minor, m.valid_bet_minor, m.payout_minor
  from member m join team t on t.account_id = m.account_id
  where m.account_id not in (select account_id from moved)
  union all
  select t.ancestor_id, p.day, p.game_type, p.currency, p.bets, p.stake_minor, p.valid_bet_minor, p.payout_minor
  from played p join team t on t.account_id = p.account_id and p.settled_at >= t.since and p.settled_at < t.until
)
select 'team ' || ancestor_id || ' ' || day || ' ' || game_type || ' ' || currency as what, sum(bets) as bets, sum(stake_minor) as stake,
  sum(valid_bet_minor) as valid, sum(payout_minor) as payout
from counted group by 1;

-- by: teams of a day
select 'team ' || ancestor_id || ' ' || day || ' ' || game_type || ' ' || currency as what, -bets as bets, -stake_minor as stake,
  -valid_bet_minor as valid, -payout_minor as payout
from :slice(team_day; ancestor_id) team_day where day = :day;

-- invariant: the money of members by day is what their entries come to, but for those not yet counted
-- adds up: players, with a row in every part, while nothing is counted
-- by: transfers
with moved as materialized (
  select account_id as of_id, account_id, id, at, kind, currency, amount_minor from :transfers(transfer; account_id, id) t
  union all
  select counter_id, account_id, id, at, kind, currency, -amount_minor from :transfers(transfer; counter_id, id) t where counter_id > 0
),
-- By the key of the queue: it may be as long as the books.
waiting as materialized (
  select q.at, q.account_id, q.transfer_id
  from moved m join uncounted_transfer q on q.at = m.at and q.account_id = m.account_id and q.transfer_id = m.id
),
zones as materialized (
  select merchant, config ->> 'zone' as zone from brand
),
entry as (
  select of_id as account_id, at, kind, currency, amount_minor from moved
  where (at, account_id, id) not in (select at, account_id, transfer_id from waiting)
)
select 'member ' || e.account_id || ' ' || (e.at at time zone zones.zone)::date || ' ' || e.kind || ' ' || e.currency as what,
  sum(e.amount_minor) as amount, count(*) as entries
from entry e join account a on a.id = e.account_id join zones on zones.merchant = a.merchant
group by 1;

-- by: money of members
select 'member ' || account_id || ' ' || day || ' ' || kind || ' ' || currency as what, -amount_minor as amount, -entries as entries
from :slice(member_money_day; account_id, day) member_money_day where account_id between :from_id and :to_id;

-- invariant: the money of teams by day is what that of their members comes to
-- adds up: days, with a row in every part, while nothing is counted
-- by: money of the members of a day
with member as materialized (
  select m.*, brand.config ->> 'zone' as zone
  from :slice(member_money_day; account_id) m join account a on a.id = m.account_id join brand on brand.merchant = a.merchant
  where m.day = :day
),
team as materialized (
  select tree.ancestor_id, tree.since, tree.until, m.*, (tree.since at time zone m.zone)::date = m.day or (tree.until at time zone m.zone)::date = m.day as moves
  from (select distinct account_id, day, zone from member) m join belonging tree on tree.descendant_id = m.account_id
  where (tree.since at time zone m.zone)::date <= m.day and (tree.until at time zone m.zone)::date >= m.day
),
moved as materialized (
  select distinct account_id, day, zone from team where moves
),
waiting as materialized (
  select at, account_id, transfer_id from uncounted_transfer
),
entry as materialized (
  select moved.account_id, moved.day, t.at, t.kind, t.currency, t.amount_minor
  from moved join transfer t on t.account_id = moved.account_id
  where (t.at at time zone moved.zone)::date = moved.day and (t.at, t.account_id, t.id) not in (select at, account_id, transfer_id from waiting)
  union all
  select moved.account_id, moved.day, t.at, t.kind, t.currency, -t.amount_minor
  from moved join transfer t on t.counter_id = moved.account_id
  where (t.at at time zone moved.zone)::date = moved.day and (t.at, t.account_id, t.id) not in (select at, account_id, transfer_id from waiting)
),
counted as (
  select t.ancestor_id, m.day, m.kind, m.currency, m.amount_minor, m.entries
  from member m join team t on t.account_id = m.account_id
  where m.account_id not in (select account_id from moved)
  union all
  select t.ancestor_id, e.day, e.kind, e.currency, e.amount_minor, 1
  from entry e join team t on t.account_id = e.account_id and e.at >= t.since and e.at < t.until
)
select 'team ' || ancestor_id || ' ' || day || ' ' || kind || ' ' || currency as what, sum(amount_minor) as amount, sum(entries) as entries
from counted group by 1;

-- by: money of the teams of a day
select 'team ' || ancestor_id || ' ' || day || ' ' || kind || ' ' || currency as what, -amount_minor as amount, -entries as entries
from :slice(team_money_day; ancestor_id) team_money_day where day = :day;

-- invariant: what waits to be counted is a settled bet or a transfer, each once
-- by: waiting bets
with judged as (
  select 'bet ' || q.account_id || ' ' || q.integration || ' ' || q.round_id || ' ' || q.part as name, coalesce(b.status = 'settled' and b.settled_at = q.at, false) as holds
  from :slice(uncounted_bet; at, account_id) q left join bet b on b.account_id = q.account_id and b.integration = q.integration and b.round_id = q.round_id and b.part = q.part

)
select count(*) as checked, count(*) filter (where not holds) as broken, min(name) filter (where not holds) as example from judged;

-- by: waiting transfers
with judged as (
  select 'transfer ' || q.transfer_id as name, coalesce(t.at = q.at, false) as holds
  from :slice(uncounted_transfer; at, account_id) q left join transfer t on t.account_id = q.account_id and t.id = q.transfer_id

)
select count(*) as checked, count(*) filter (where not holds) as broken, min(name) filter (where not holds) as example from judged;
