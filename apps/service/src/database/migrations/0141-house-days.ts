import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the roll-ups of the house: settled bets by vendor and day, and money by kind and day. Trial accounts never count. */
export const houseDays: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table house_day (
  merchant text not null,
  day date not null,
  -- Empty for rounds of games that no catalogue has.
  vassalage text not null,
  currency text not null,
  bets integer not null,
  stake_minor bigint not null,
  valid_bet_minor bigint not null,
  payout_minor bigint not null,
  primary key (merchant, currency, day, vassalage)
);

create table house_money_day (
  merchant text not null,
  day date not null,
  kind text not null,
  currency text not null,
  amount_minor bigint not null,
  entries integer not null,
  primary key (merchant, currency, day, kind)
);

insert into house_day (merchant, day, vassalage, currency, bets, stake_minor, valid_bet_minor, payout_minor)
select a.merchant, b.day, b.vassalage, b.currency, sum(b.bets), sum(b.stake), sum(b.valid), sum(b.payout)
from (
  select r.account_id, r.node_id, r.currency, (r.settled_at at time zone (brand.config ->> 'zone'))::date as day,
    coalesce(game.vassalage, '') as vassalage, (r.part = 0)::integer as bets,
    r.stake_minor as stake, r.valid_bet_minor as valid, r.payout_minor as payout
  from bet r
  join account on account.id = r.account_id
  join brand on brand.merchant = account.merchant
  left join game on game.node_id = r.node_id
  left join uncounted_bet q on q.account_id = r.account_id and q.integration = r.integration and q.round_id = r.round_id and q.part = r.part
  where r.status = 'settled' and q.account_id is null
) b
join account a on a.id = b.account_id
where a.type <> 4
group by a.merchant, b.day, b.vassalage, b.currency;

insert into house_money_day (merchant, day, kind, currency, amount_minor, entries)
select a.merchant, m.day, m.kind, m.currency, sum(m.amount_minor), sum(m.entries)
from member_money_day m
join account a on a.id = m.account_id
where a.type <> 4
group by a.merchant, m.day, m.kind, m.currency;
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
