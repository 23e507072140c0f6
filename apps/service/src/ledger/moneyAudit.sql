-- What must hold of the money at any moment. Each statement looks at one invariant in one snapshot, so the audit runs beside the
-- service, and answers how many it checked, how many are broken, and one that is. Any client of the database may run this file.

-- invariant: each transfer has its two postings, and they sum to zero
with halves as (
  select transfer_id, sum(amount_minor) as total, count(*) as parts from posting group by transfer_id
)
select count(*) as checked,
  count(*) filter (where t.id is null or h.transfer_id is null or h.total <> 0 or h.parts <> 2) as broken,
  min(coalesce(t.id, h.transfer_id)::text) filter (where t.id is null or h.transfer_id is null or h.total <> 0 or h.parts <> 2) as example
from transfer t full join halves h on h.transfer_id = t.id;

-- invariant: each posting says of its accounts what the transfer says
select count(*) as checked,
  count(*) filter (where own.transfer_id is null or other.transfer_id is null) as broken,
  min(t.id::text) filter (where own.transfer_id is null or other.transfer_id is null) as example
from transfer t
left join posting own on own.account_id = t.account_id and own.transfer_id = t.id and own.amount_minor = t.amount_minor
left join posting other on other.account_id = t.counter_id and other.transfer_id = t.id and other.amount_minor = -t.amount_minor;

-- invariant: each balance is the sum of its postings and what the last of them left
with entries as (
  select account_id, sum(amount_minor) as total, count(*) as entries, max(seq) as last_seq from posting where account_id > 0 group by account_id
),
judged as (
  select w.account_id, w.balance_minor = coalesce(e.total, 0) and w.seq = coalesce(e.entries, 0) and w.seq = coalesce(e.last_seq, 0)
    and w.balance_minor = coalesce(last.balance_after, 0) as holds
  from wallet w
  left join entries e on e.account_id = w.account_id
  left join posting last on last.account_id = w.account_id and last.seq = w.seq
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(account_id::text) filter (where not holds) as example from judged;

-- invariant: each posting of a player follows the one before it, without a gap
with steps as (
  select account_id, transfer_id, seq is not null and balance_after is not null
      and seq = coalesce(lag(seq) over before, 0) + 1 and balance_after = coalesce(lag(balance_after) over before, 0) + amount_minor as holds
  from posting where account_id > 0
  window before as (partition by account_id order by seq)
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(transfer_id::text) filter (where not holds) as example from steps;

-- invariant: each entry of a player names the one before it and is as it was written, in an unbroken chain up to the wallet
with links as (
  select p.account_id, p.seq, p.transfer_id::text as what, p.hash, lead(p.seq) over before is null as is_last,
    link_hash(lag(p.hash) over before, entry_content(p.account_id, p.seq, p.amount_minor, p.balance_after, t.id, t.account_id, t.counter_id,
      t.idempotency_key, t.kind, t.currency, t.amount_minor, t.cause, t.at)) as rightly
  from posting p left join transfer t on t.id = p.transfer_id
  where p.account_id > 0
  window before as (partition by p.account_id order by p.seq)
),
judged as (
  select 'transfer ' || what as link, hash is not distinct from rightly as holds from links
  union all
  select 'end of account ' || coalesce(w.account_id, l.account_id), (w.seq, w.hash) is not distinct from (coalesce(l.seq, 0), l.hash)
  from wallet w full join (select * from links where is_last) l on l.account_id = w.account_id
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(link) filter (where not holds) as example from judged;

-- invariant: each vendor transaction and settled round names the one before it and is as it was written, in an unbroken chain up to the wallet
with links as (
  select account_id, play_seq, 'transaction ' || tx_id as what, hash, transaction_content(account_id, play_seq, integration, tx_id, kind, round_id,
    ref_tx_id, amount_minor, body_hash, state, answer, transfer_id, at) as content
  from vendor_transaction
  union all
  select account_id, play_seq, 'round ' || round_id || ' of account ' || account_id, hash, round_content(account_id, play_seq, integration, round_id, part,
    node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, placed_at, settled_at)
  from bet where status = 'settled'
),
steps as (
  select account_id, play_seq, what, hash, link_hash(lag(hash) over before, content) as rightly, coalesce(lag(play_seq) over before, 0) + 1 as place,
    lead(play_seq) over before is null as is_last
  from links
  window before as (partition by account_id order by play_seq)
),
judged as (
  select what as link, (hash, play_seq) is not distinct from (rightly, place) as holds from steps
  union all
  select 'end of account ' || coalesce(w.account_id, s.account_id), (w.play_seq, w.play_hash) is not distinct from (coalesce(s.play_seq, 0), s.hash)
  from wallet w full join (select * from steps where is_last) s on s.account_id = w.account_id
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(link) filter (where not holds) as example from judged;

-- invariant: no player was ever below zero
select count(*) as checked, count(*) filter (where balance_after < 0) as broken, min(account_id::text) filter (where balance_after < 0) as example
from (
  select account_id, balance_after from posting where account_id > 0
  union all
  select account_id, balance_minor from wallet
) balances;

-- invariant: no posting of a player is without a wallet in its currency
select count(*) as checked,
  count(*) filter (where w.currency is distinct from t.currency) as broken,
  min(t.id::text) filter (where w.currency is distinct from t.currency) as example
from transfer t
cross join lateral (values (t.account_id), (t.counter_id)) as side (account_id)
left join wallet w on w.account_id = side.account_id
where side.account_id > 0;

-- invariant: each vendor transaction moved its money exactly once, and none that was refused moved any
with expected as (
  select v.integration || ':' || v.tx_id as key, v.account_id, v.transfer_id,
    case when v.state in ('ok', 'rolledBack') then coalesce(case v.kind when 'debit' then -v.amount_minor else v.amount_minor end, 0) else 0 end as amount
  from vendor_transaction v
),
moved as (
  select t.account_id, t.idempotency_key as key, t.id, t.amount_minor
  from transfer t
  where t.kind in ('BET', 'WIN', 'ROLLBACK') and t.counter_id not in (select id from house_account where name = 'vendor:HISTORY')
),
judged as (
  select coalesce(e.key, m.key) as key,
    coalesce(e.amount, 0) = coalesce(m.amount_minor, 0) and e.key is not null and e.transfer_id is not distinct from m.id as holds
  from expected e full join moved m on m.account_id = e.account_id and m.key = e.key
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(key) filter (where not holds) as example from judged;

-- invariant: each debit taken back has one rollback of its amount
with taken_back as (
  select integration, ref_tx_id, count(*) as times, sum(amount_minor) as amount
  from vendor_transaction where kind = 'rollback' and transfer_id is not null group by integration, ref_tx_id
),
judged as (
  select coalesce(v.tx_id, t.ref_tx_id) as tx_id, t.times = 1 and t.amount = v.amount_minor and v.tx_id is not null as holds
  from (select * from vendor_transaction where kind = 'debit' and state = 'rolledBack') v
  full join taken_back t on t.integration = v.integration and t.ref_tx_id = v.tx_id
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(tx_id) filter (where holds is not true) as example from judged;

-- invariant: each round has the stakes and payouts of its vendor transactions
with told as (
  select account_id, integration, round_id,
    coalesce(sum(amount_minor) filter (where kind = 'debit'), 0) as stake, coalesce(sum(amount_minor) filter (where kind = 'credit'), 0) as payout
  from vendor_transaction where state = 'ok' and kind in ('debit', 'credit') group by account_id, integration, round_id
),
kept as (
  select account_id, integration, round_id, sum(stake_minor) as stake, sum(payout_minor) as payout
  from bet where integration <> 'HISTORY' group by account_id, integration, round_id
),
judged as (
  select coalesce(t.round_id, k.round_id) as round_id,
    coalesce(t.stake, 0) = coalesce(k.stake, 0) and coalesce(t.payout, 0) = coalesce(k.payout, 0) as holds
  from told t full join kept k on k.account_id = t.account_id and k.integration = t.integration and k.round_id = t.round_id
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(round_id) filter (where not holds) as example from judged;

-- invariant: the rounds brought in from elsewhere are paid for, player by player
with played as (
  select account_id, sum(stake_minor) as stake, sum(payout_minor) as payout from bet where integration = 'HISTORY' group by account_id
),
booked as (
  select t.account_id, -coalesce(sum(t.amount_minor) filter (where t.kind = 'BET'), 0) as stake,
    coalesce(sum(t.amount_minor) filter (where t.kind = 'WIN'), 0) as payout
  from transfer t join house_account h on h.id = t.counter_id and h.name = 'vendor:HISTORY' group by t.account_id
),
judged as (
  select coalesce(p.account_id, b.account_id) as account_id, (p.stake, p.payout) is not distinct from (b.stake, b.payout) as holds
  from played p full join booked b on b.account_id = p.account_id
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(account_id::text) filter (where not holds) as example from judged;

-- invariant: each deposit has the one payment that caused it, and no payment is there twice
with paid as (
  select account_id, idempotency_key, currency, amount_minor, count(*) over (partition by source, reference) as times from deposit
),
entered as (
  select account_id, idempotency_key, currency, amount_minor, counter_id from transfer where kind = 'DEPOSIT'
),
judged as (
  select 'deposit ' || coalesce(e.idempotency_key, p.idempotency_key) || ' of account ' || coalesce(e.account_id, p.account_id) as deposit,
    p.times = 1 and e.counter_id < 0 and (e.currency, e.amount_minor) = (p.currency, p.amount_minor) as holds
  from paid p full join entered e on e.account_id = p.account_id and e.idempotency_key = p.idempotency_key
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(deposit) filter (where holds is not true) as example from judged;

-- invariant: no money came or went but by bets, deposits and salary, since nothing else moves any yet
select count(*) as checked,
  count(*) filter (where kind not in ('BET', 'WIN', 'ROLLBACK', 'DEPOSIT', 'SALARY_RT')) as broken,
  min(kind || ' ' || id) filter (where kind not in ('BET', 'WIN', 'ROLLBACK', 'DEPOSIT', 'SALARY_RT')) as example
from transfer;

-- invariant: each slice of real-time salary is paid once, as it says
with told as (
  select s.transfer_id, s.contract_id, s.slice_start, c.taker_id, s.amount_minor from salary_slice s join contract c on c.id = s.contract_id where s.amount_minor <> 0
),
paid as (
  select id, account_id, amount_minor from transfer where kind = 'SALARY_RT' and idempotency_key not like 'history:%'
),
judged as (
  select coalesce(p.id::text, 'slice ' || t.slice_start || ' of contract ' || t.contract_id) as payment,
    (t.taker_id, t.amount_minor) is not distinct from (p.account_id, p.amount_minor) as holds
  from told t full join paid p on p.account_id = t.taker_id and p.id = t.transfer_id
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(payment) filter (where not holds) as example from judged;

-- invariant: the slices of real-time salary hold the turnover of their teams' settled bets, as far as they are counted
with settled as (
  select c.taker_id, b.game_type, b.currency, sum(b.valid_bet_minor) as valid
  from bet b
  join account_tree tree on tree.descendant_id = b.account_id
  join contract c on c.taker_id = tree.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted'
    and c.valid_from <= b.settled_at and (c.ended_at is null or c.ended_at > b.settled_at)
  where b.status = 'settled' and not exists (
    select from uncounted_bet q
    where q.account_id = b.account_id and q.integration = b.integration and q.round_id = b.round_id and q.part = b.part)
  group by 1, 2, 3
),
kept as (
  select ancestor_id as taker_id, game_type, currency, sum(valid_bet_minor) as valid from team_slice group by 1, 2, 3
),
judged as (
  select 'team ' || coalesce(s.taker_id, k.taker_id) || ' ' || coalesce(s.game_type, k.game_type) || ' ' || coalesce(s.currency, k.currency) as team,
    coalesce(s.valid, 0) = coalesce(k.valid, 0) as holds
  from settled s full join kept k on k.taker_id = s.taker_id and k.game_type = s.game_type and k.currency = s.currency
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(team) filter (where not holds) as example from judged;

-- invariant: each contract of real-time salary has earned in a day what its slices' turnover comes to at its rate, up to the cap
with due as (
  select c.id as contract_id, s.slice_start, trunc(sum(s.valid_bet_minor * weight.milli) / 1000) as valid
  from team_slice s
  join contract c on c.taker_id = s.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted'
    and c.valid_from <= s.slice_start and (c.ended_at is null or c.ended_at > s.slice_start) and s.game_type = any(c.categories)
  join account a on a.id = c.taker_id and a.currency = s.currency
  join (values ('RNG', 1000), ('FISH', 1000), ('SPORTS', 1000), ('ESPORTS', 1000), ('LIVE', 500), ('ELOTT', 500), ('LOTT', 500),
      ('COCKFIGHT', 500), ('PVP', 200)) as weight (game_type, milli) on weight.game_type = s.game_type
  where s.slice_start < (select at from rollup_mark where name = 'salary')
  group by 1, 2
),
slices as (
  select coalesce(d.contract_id, s.contract_id) as contract_id, coalesce(d.slice_start, s.slice_start) as slice_start, coalesce(d.valid, 0) as valid,
    coalesce(s.gross_minor, 0) as gross, coalesce(d.valid, 0) = coalesce(s.valid_bet_minor, 0) as counts
  from due d full join salary_slice s on s.contract_id = d.contract_id and s.slice_start = d.slice_start
),
days as (
  select s.contract_id, (s.slice_start at time zone (brand.config ->> 'zone'))::date as day, bool_and(s.counts) as counts, sum(s.gross) as gross,
    least(min(cap.minor), floor(sum(s.valid) * min(c.rate_ppm) / 1000000)) as earned
  from slices s
  join contract c on c.id = s.contract_id
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
with slices as (
  select s.slice_start, c.taker_id, s.gross_minor, s.amount_minor, c.giver_id is null or giver.contract_id is null as is_top
  from salary_slice s
  join contract c on c.id = s.contract_id
  left join contract above on above.taker_id = c.giver_id and above.kind = 'REALTIME'
  left join salary_slice giver on giver.contract_id = above.id and giver.slice_start = s.slice_start
),
judged as (
  select 'slice ' || slice_start as slice, sum(amount_minor) = sum(gross_minor) filter (where is_top) and bool_and(amount_minor <= gross_minor) as holds
  from slices group by slice_start
)
select count(*) as checked, count(*) filter (where holds is not true) as broken, min(slice) filter (where holds is not true) as example from judged;

-- invariant: the salary of days brought in from elsewhere is what their bets come to at the contract's rate, up to the cap
with turnover as (
  select c.id as contract_id, (b.settled_at at time zone (brand.config ->> 'zone'))::date as day, trunc(sum(b.valid_bet_minor * weight.milli) / 1000) as valid
  from bet b
  join account_tree tree on tree.descendant_id = b.account_id
  join contract c on c.taker_id = tree.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted' and b.settled_at < c.valid_from
  join account a on a.id = c.taker_id and a.currency = b.currency
  join brand on brand.merchant = a.merchant
  join (values ('RNG', 1000), ('FISH', 1000), ('SPORTS', 1000), ('ESPORTS', 1000), ('LIVE', 500), ('ELOTT', 500), ('LOTT', 500),
      ('COCKFIGHT', 500), ('PVP', 200)) as weight (game_type, milli) on weight.game_type = b.game_type
  where b.integration = 'HISTORY'
  group by 1, 2
),
earned as (
  select c.id, c.giver_id, c.taker_id, t.day, least(cap.minor, floor(t.valid * c.rate_ppm / 1000000)) as gross
  from turnover t
  join contract c on c.id = t.contract_id
  join account a on a.id = c.taker_id
  left join (values ('USD', 200000), ('USDT', 200000), ('CNY', 1400000), ('THB', 7000000), ('PHP', 11000000), ('INR', 17000000), ('BDT', 24000000),
      ('VND', 50000000)) as cap (currency, minor) on cap.currency = a.currency
),
due as (
  select e.taker_id, e.day, e.gross - coalesce((select sum(below.gross) from earned below where below.giver_id = e.taker_id and below.day = e.day), 0) as net
  from earned e
),
paid as (
  select account_id, idempotency_key, amount_minor from transfer where kind = 'SALARY_RT' and idempotency_key like 'history:%'
),
judged as (
  select coalesce(p.idempotency_key, 'history:SALARY_RT:' || d.day) || ' of account ' || coalesce(p.account_id, d.taker_id) as payment,
    coalesce(p.amount_minor, 0) = coalesce(d.net, 0) as holds
  from due d full join paid p on p.account_id = d.taker_id and p.idempotency_key = 'history:SALARY_RT:' || d.day
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(payment) filter (where not holds) as example from judged;

-- invariant: the days of members and teams are what their settled bets come to, but for those not yet counted
with settled as (
  select b.account_id, (b.settled_at at time zone (brand.config ->> 'zone'))::date as day, b.game_type, b.currency,
    count(*) filter (where b.part = 0) as bets, sum(b.stake_minor) as stake, sum(b.valid_bet_minor) as valid, sum(b.payout_minor) as payout
  from bet b join account a on a.id = b.account_id join brand on brand.merchant = a.merchant
  where b.status = 'settled' and not exists (
    select from uncounted_bet q
    where q.account_id = b.account_id and q.integration = b.integration and q.round_id = b.round_id and q.part = b.part)
  group by 1, 2, 3, 4
),
counted as (
  select 'member ' || account_id || ' ' || day || ' ' || game_type || ' ' || currency as cell, bets, stake, valid, payout from settled
  union all
  select 'team ' || tree.ancestor_id || ' ' || s.day || ' ' || s.game_type || ' ' || s.currency, sum(s.bets), sum(s.stake), sum(s.valid), sum(s.payout)
  from settled s join account_tree tree on tree.descendant_id = s.account_id group by 1
),
kept as (
  select 'member ' || account_id || ' ' || day || ' ' || game_type || ' ' || currency as cell, bets, stake_minor, valid_bet_minor, payout_minor from member_day
  union all
  select 'team ' || ancestor_id || ' ' || day || ' ' || game_type || ' ' || currency, bets, stake_minor, valid_bet_minor, payout_minor from team_day
),
judged as (
  select coalesce(c.cell, k.cell) as cell,
    (c.bets, c.stake, c.valid, c.payout) is not distinct from (k.bets, k.stake_minor, k.valid_bet_minor, k.payout_minor) as holds
  from counted c full join kept k on k.cell = c.cell
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(cell) filter (where not holds) as example from judged;

-- invariant: the money of members and teams by day is what their entries come to, but for those not yet counted
with counted_transfer as (
  select * from transfer t
  where not exists (select from uncounted_transfer q where q.account_id = t.account_id and q.transfer_id = t.id)
),
entry as (
  select account_id, at, kind, currency, amount_minor from counted_transfer
  union all
  select counter_id, at, kind, currency, -amount_minor from counted_transfer where counter_id > 0
),
moved as (
  select e.account_id, (e.at at time zone (brand.config ->> 'zone'))::date as day, e.kind, e.currency, sum(e.amount_minor) as amount, count(*) as entries
  from entry e join account a on a.id = e.account_id join brand on brand.merchant = a.merchant
  group by 1, 2, 3, 4
),
counted as (
  select 'member ' || account_id || ' ' || day || ' ' || kind || ' ' || currency as cell, amount, entries from moved
  union all
  select 'team ' || tree.ancestor_id || ' ' || m.day || ' ' || m.kind || ' ' || m.currency, sum(m.amount), sum(m.entries)
  from moved m join account_tree tree on tree.descendant_id = m.account_id group by 1
),
kept as (
  select 'member ' || account_id || ' ' || day || ' ' || kind || ' ' || currency as cell, amount_minor, entries from member_money_day
  union all
  select 'team ' || ancestor_id || ' ' || day || ' ' || kind || ' ' || currency, amount_minor, entries from team_money_day
),
judged as (
  select coalesce(c.cell, k.cell) as cell, (c.amount, c.entries) is not distinct from (k.amount_minor, k.entries) as holds
  from counted c full join kept k on k.cell = c.cell
)
select count(*) as checked, count(*) filter (where not holds) as broken, min(cell) filter (where not holds) as example from judged;

-- invariant: what waits to be counted is a settled bet or a transfer, each once
with waiting as (
  select 'bet ' || q.account_id || ' ' || q.integration || ' ' || q.round_id || ' ' || q.part as name, b.status = 'settled' as is_there
  from uncounted_bet q
  left join bet b on b.account_id = q.account_id and b.integration = q.integration and b.round_id = q.round_id and b.part = q.part
  union all
  select 'transfer ' || q.transfer_id, t.id is not null
  from uncounted_transfer q left join transfer t on t.account_id = q.account_id and t.id = q.transfer_id
),
judged as (
  select name, count(*) as times, bool_and(coalesce(is_there, false)) as is_there from waiting group by name
)
select count(*) as checked, count(*) filter (where times > 1 or not is_there) as broken,
  min(name) filter (where times > 1 or not is_there) as example
from judged;
