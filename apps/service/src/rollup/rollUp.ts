import { type RawBuilder, type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Type of trial accounts, which the figures of the house leave out. Source: docs/domain.md DR-10.2. */
export const TRIAL = 4;

/**
 * Adds settled bets to the days of their members, all uplines and the house, to the open slices of real-time salary, and to the hours of
 * uplines with an hourly contract. A bet that arrives after its slice was settled counts in the next. `bets` is a query of `bet` rows.
 *
 * Counts of active members read the days as of before: `known` comes first, since a cluster runs the parts in their order. A member who is
 * moved counts as active on that day where it played first.
 *
 * Source: docs/domain.md DR-0.3, DR-11.9, docs/decisions/service.md "Roll-ups take their work from queues".
 */
export async function rollUpBets(tx: Transaction<Schema>, bets: RawBuilder<unknown>): Promise<void> {
  await sql`
    with settled as materialized (
      select b.*, row_number() over (partition by account_id, day, game_type, currency order by settled_at, round_id, part) = 1 as is_first,
        row_number() over (partition by account_id, day, currency order by settled_at, round_id, part) = 1 as is_first_of_all
      from (
        select b.account_id, b.round_id, b.part, b.node_id, b.game_type, b.currency, b.stake_minor, b.valid_bet_minor, b.payout_minor, b.settled_at,
          a.merchant, a.type, brand.config ->> 'zone' as zone, (b.settled_at at time zone (brand.config ->> 'zone'))::date as day
        from (${bets}) b
        join account a on a.id = b.account_id
        join brand on brand.merchant = a.merchant
      ) b
    ),
    in_team as materialized (
      select tree.ancestor_id, b.*
      from settled b
      join belonging tree on tree.descendant_id = b.account_id and b.settled_at >= tree.since and b.settled_at < tree.until
    ),
    played as materialized (
      select account_id, day, game_type, currency, count(*) filter (where part = 0)::integer as bets, sum(stake_minor)::bigint as stake,
        sum(valid_bet_minor)::bigint as valid, sum(payout_minor)::bigint as payout
      from settled
      group by account_id, day, game_type, currency
    ),
    known as materialized (
      select m.account_id, m.day, m.game_type, m.currency
      from member_day m
      join (select distinct account_id, day, currency from played) p on p.account_id = m.account_id and p.day = m.day and p.currency = m.currency
    ),
    by_member as (
      insert into member_day as m (account_id, day, game_type, currency, bets, stake_minor, valid_bet_minor, payout_minor)
      select account_id, day, game_type, currency, bets, stake, valid, payout from played
      on conflict (account_id, day, game_type, currency) do update set
        bets = m.bets + excluded.bets, stake_minor = m.stake_minor + excluded.stake_minor,
        valid_bet_minor = m.valid_bet_minor + excluded.valid_bet_minor, payout_minor = m.payout_minor + excluded.payout_minor
    ),
    by_team as (
      insert into team_day as t (ancestor_id, day, game_type, currency, bets, stake_minor, valid_bet_minor, payout_minor, active_members)
      select b.ancestor_id, b.day, b.game_type, b.currency, count(*) filter (where b.part = 0)::integer, sum(b.stake_minor),
        sum(b.valid_bet_minor), sum(b.payout_minor),
        count(*) filter (where b.is_first and not exists (
          select 1 from known k
          where k.account_id = b.account_id and k.day = b.day and k.game_type = b.game_type and k.currency = b.currency))
      from in_team b
      group by b.ancestor_id, b.day, b.game_type, b.currency
      on conflict (ancestor_id, day, game_type, currency) do update set
        bets = t.bets + excluded.bets, stake_minor = t.stake_minor + excluded.stake_minor,
        valid_bet_minor = t.valid_bet_minor + excluded.valid_bet_minor, payout_minor = t.payout_minor + excluded.payout_minor,
        active_members = t.active_members + excluded.active_members
    ),
    by_activity as (
      insert into team_active_day as d (ancestor_id, day, currency, members)
      select b.ancestor_id, b.day, b.currency, count(*)
      from in_team b
      where b.is_first_of_all
        and not exists (select 1 from known k where k.account_id = b.account_id and k.day = b.day and k.currency = b.currency)
      group by b.ancestor_id, b.day, b.currency
      on conflict (ancestor_id, day, currency) do update set members = d.members + excluded.members
    ),
    by_hour as (
      insert into team_hour as h (ancestor_id, hour_start, account_id, game_type, currency, valid_bet_minor, profit_minor)
      select c.taker_id, date_bin('1 hour', b.settled_at, b.day::timestamp at time zone b.zone), b.account_id, b.game_type, b.currency,
        sum(b.valid_bet_minor), sum(b.stake_minor - b.payout_minor)
      from in_team b
      join contract c on c.taker_id = b.ancestor_id and c.kind = 'HOURLY' and c.status = 'accepted'
        and c.valid_from <= b.settled_at and (c.ended_at is null or c.ended_at > b.settled_at)
      group by 1, 2, 3, 4, 5
      on conflict (ancestor_id, hour_start, account_id, game_type, currency) do update set
        valid_bet_minor = h.valid_bet_minor + excluded.valid_bet_minor, profit_minor = h.profit_minor + excluded.profit_minor
    ),
    by_house as (
      insert into house_day as h (merchant, day, vassalage, currency, bets, stake_minor, valid_bet_minor, payout_minor)
      select b.merchant, b.day, coalesce(game.vassalage, ''), b.currency, count(*) filter (where b.part = 0)::integer, sum(b.stake_minor)::bigint,
        sum(b.valid_bet_minor)::bigint, sum(b.payout_minor)::bigint
      from settled b
      left join game on game.node_id = b.node_id
      where b.type <> ${TRIAL}
      group by 1, 2, 3, 4
      on conflict (merchant, currency, day, vassalage) do update set
        bets = h.bets + excluded.bets, stake_minor = h.stake_minor + excluded.stake_minor,
        valid_bet_minor = h.valid_bet_minor + excluded.valid_bet_minor, payout_minor = h.payout_minor + excluded.payout_minor
    )
    insert into team_slice as s (ancestor_id, slice_start, game_type, currency, valid_bet_minor)
    select c.taker_id, greatest(date_bin('5 minutes', b.settled_at, 'epoch'), mark.at), b.game_type, b.currency, sum(b.valid_bet_minor)
    from in_team b
    join contract c on c.taker_id = b.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted'
      and c.valid_from <= b.settled_at and (c.ended_at is null or c.ended_at > b.settled_at)
    join rollup_mark mark on mark.name = 'salary'
    group by 1, 2, 3, 4
    on conflict (ancestor_id, slice_start, game_type, currency) do update set valid_bet_minor = s.valid_bet_minor + excluded.valid_bet_minor`.execute(
    tx,
  );
}

/** Adds transfers, both sides of each, to the days of their players, uplines and the house. `transfers` is a query of `transfer` rows. */
export async function rollUpMoney(tx: Transaction<Schema>, transfers: RawBuilder<unknown>): Promise<void> {
  await sql`
    with transferred as materialized (${transfers}),
    entry as (
      select account_id, at, kind, currency, amount_minor from transferred
      union all
      select counter_id, at, kind, currency, -amount_minor from transferred where counter_id > 0
    ),
    dated as materialized (
      select e.*, (e.at at time zone (brand.config ->> 'zone'))::date as day
      from entry e
      join account a on a.id = e.account_id
      join brand on brand.merchant = a.merchant
    ),
    moved as materialized (
      select account_id, day, kind, currency, sum(amount_minor)::bigint as amount, count(*)::integer as entries
      from dated
      group by 1, 2, 3, 4
    ),
    by_member as (
      insert into member_money_day as m (account_id, day, kind, currency, amount_minor, entries)
      select account_id, day, kind, currency, amount, entries from moved
      on conflict (account_id, day, kind, currency) do update set
        amount_minor = m.amount_minor + excluded.amount_minor, entries = m.entries + excluded.entries
    ),
    by_house as (
      insert into house_money_day as h (merchant, day, kind, currency, amount_minor, entries)
      select a.merchant, m.day, m.kind, m.currency, sum(m.amount), sum(m.entries)
      from moved m
      join account a on a.id = m.account_id and a.type <> ${TRIAL}
      group by 1, 2, 3, 4
      on conflict (merchant, currency, day, kind) do update set
        amount_minor = h.amount_minor + excluded.amount_minor, entries = h.entries + excluded.entries
    )
    insert into team_money_day as t (ancestor_id, day, kind, currency, amount_minor, entries)
    select tree.ancestor_id, e.day, e.kind, e.currency, sum(e.amount_minor), count(*)::integer
    from dated e
    join belonging tree on tree.descendant_id = e.account_id and e.at >= tree.since and e.at < tree.until
    group by tree.ancestor_id, e.day, e.kind, e.currency
    on conflict (ancestor_id, day, kind, currency) do update set
      amount_minor = t.amount_minor + excluded.amount_minor, entries = t.entries + excluded.entries`.execute(tx);
}
