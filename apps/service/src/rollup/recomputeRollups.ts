import { parseArgs } from 'node:util';
import { day } from '@site/api/common';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ControlReply } from '../control/ControlReply.ts';
import type { Schema } from '../database/schema.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import { StartError } from '../StartError.ts';
import { TRIAL } from './rollUp.ts';

const usage = 'Say: npm run rollups -- --from DAY --to DAY [--brand MERCHANT] [--check]';
const MAX_LINES = 20;

interface Days {
  from: string;
  to: string;
  /** Every brand when undefined. */
  merchant: string | undefined;
}

interface Rollup {
  table: string;
  key: string[];
  figures: string[];
  /** Condition that selects the rows `r` of the table which belong to the days and brands. */
  within: (days: Days) => RawBuilder<unknown>;
  /** Selects key and figures from `bet_side` or `entry_side`. */
  counted: RawBuilder<unknown>;
}

const daysOf =
  (account: string): Rollup['within'] =>
  ({ from, to }) =>
    sql`r.day between ${from}::date and ${to}::date and exists (select from whose where whose.id = ${sql.ref(`r.${account}`)})`;

const hoursOfTeam: Rollup['within'] = ({ from, to }) =>
  sql`exists (
    select from whose
    where whose.id = r.ancestor_id and (r.hour_start at time zone whose.zone)::date between ${from}::date and ${to}::date)`;

const daysOfHouse: Rollup['within'] = ({ from, to, merchant }) =>
  sql`r.day between ${from}::date and ${to}::date and ${merchant === undefined ? sql`true` : sql`r.merchant = ${merchant}`}`;

const rollups: Rollup[] = [
  {
    table: 'member_day',
    key: ['account_id', 'day', 'game_type', 'currency'],
    within: daysOf('account_id'),
    figures: ['bets', 'stake_minor', 'valid_bet_minor', 'payout_minor'],
    counted: sql`
      select account_id, day, game_type, currency, count(*) filter (where part = 0)::integer as bets, sum(stake_minor)::bigint as stake_minor,
        sum(valid_bet_minor)::bigint as valid_bet_minor, sum(payout_minor)::bigint as payout_minor
      from bet_side group by 1, 2, 3, 4`,
  },
  {
    table: 'team_day',
    key: ['ancestor_id', 'day', 'game_type', 'currency'],
    within: daysOf('ancestor_id'),
    figures: ['bets', 'stake_minor', 'valid_bet_minor', 'payout_minor', 'active_members'],
    counted: sql`
      select ancestor_id, day, game_type, currency, count(*) filter (where part = 0)::integer as bets, sum(stake_minor)::bigint as stake_minor,
        sum(valid_bet_minor)::bigint as valid_bet_minor, sum(payout_minor)::bigint as payout_minor,
        count(*) filter (where is_first)::integer as active_members
      from bet_side join belonging on descendant_id = account_id and at >= since and at < until group by 1, 2, 3, 4`,
  },
  {
    table: 'team_active_day',
    key: ['ancestor_id', 'day', 'currency'],
    within: daysOf('ancestor_id'),
    figures: ['members'],
    counted: sql`
      select ancestor_id, day, currency, count(*)::integer as members
      from bet_side join belonging on descendant_id = account_id and at >= since and at < until
      where is_first_of_all group by 1, 2, 3`,
  },
  {
    table: 'member_money_day',
    key: ['account_id', 'day', 'kind', 'currency'],
    within: daysOf('account_id'),
    figures: ['amount_minor', 'entries'],
    counted: sql`
      select account_id, day, kind, currency, sum(amount_minor)::bigint as amount_minor, count(*)::integer as entries
      from entry_side group by 1, 2, 3, 4`,
  },
  {
    table: 'team_money_day',
    key: ['ancestor_id', 'day', 'kind', 'currency'],
    within: daysOf('ancestor_id'),
    figures: ['amount_minor', 'entries'],
    counted: sql`
      select ancestor_id, day, kind, currency, sum(amount_minor)::bigint as amount_minor, count(*)::integer as entries
      from entry_side join belonging on descendant_id = account_id and at >= since and at < until group by 1, 2, 3, 4`,
  },
  {
    table: 'team_hour',
    key: ['ancestor_id', 'hour_start', 'account_id', 'game_type', 'currency'],
    figures: ['valid_bet_minor', 'profit_minor'],
    within: hoursOfTeam,
    counted: sql`
      select b.ancestor_id, date_bin('1 hour', b.at, b.day::timestamp at time zone b.zone) as hour_start, b.account_id, b.game_type, b.currency,
        sum(b.valid_bet_minor)::bigint as valid_bet_minor, sum(b.stake_minor - b.payout_minor)::bigint as profit_minor
      from (select * from bet_side join belonging on descendant_id = account_id and at >= since and at < until) b
      join contract c on c.taker_id = b.ancestor_id and c.kind = 'HOURLY' and c.status = 'accepted'
        and c.valid_from <= b.at and (c.ended_at is null or c.ended_at > b.at)
      group by 1, 2, 3, 4, 5`,
  },
  {
    table: 'house_day',
    key: ['merchant', 'day', 'vassalage', 'currency'],
    figures: ['bets', 'stake_minor', 'valid_bet_minor', 'payout_minor'],
    within: daysOfHouse,
    counted: sql`
      select merchant, day, coalesce(game.vassalage, '') as vassalage, currency, count(*) filter (where part = 0)::integer as bets,
        sum(stake_minor)::bigint as stake_minor, sum(valid_bet_minor)::bigint as valid_bet_minor, sum(payout_minor)::bigint as payout_minor
      from bet_side b left join game on game.node_id = b.node_id where b.type <> ${TRIAL} group by 1, 2, 3, 4`,
  },
  {
    table: 'house_money_day',
    key: ['merchant', 'day', 'kind', 'currency'],
    figures: ['amount_minor', 'entries'],
    within: daysOfHouse,
    counted: sql`
      select merchant, day, kind, currency, sum(amount_minor)::bigint as amount_minor, count(*)::integer as entries
      from entry_side where type <> ${TRIAL} group by 1, 2, 3, 4`,
  },
];

/** Bets and entries that were counted on the days. */
const sidesOf = ({ from, to, merchant }: Days) => sql`
  whose as materialized (
    select a.id, a.merchant, a.type, brand.config ->> 'zone' as zone from account a join brand on brand.merchant = a.merchant
    where ${merchant === undefined ? sql`true` : sql`a.merchant = ${merchant}`}
  ),
  dated_bet as (
    select b.account_id, whose.merchant, whose.type, whose.zone, (b.settled_at at time zone whose.zone)::date as day, b.settled_at as at, b.node_id,
      b.game_type, b.currency, b.round_id, b.part, b.stake_minor, b.valid_bet_minor, b.payout_minor
    from bet b join whose on whose.id = b.account_id
    where b.status = 'settled' and (b.settled_at at time zone whose.zone)::date between ${from}::date and ${to}::date and not exists (
      select from uncounted_bet q
      where q.account_id = b.account_id and q.integration = b.integration and q.round_id = b.round_id and q.part = b.part)
  ),
  bet_side as (
    select b.*, row_number() over (partition by account_id, day, game_type, currency order by at, round_id, part) = 1 as is_first,
      row_number() over (partition by account_id, day, currency order by at, round_id, part) = 1 as is_first_of_all
    from dated_bet b
  ),
  counted_transfer as (
    select * from transfer t where not exists (select from uncounted_transfer q where q.account_id = t.account_id and q.transfer_id = t.id)
  ),
  entry_side as (
    select e.account_id, whose.merchant, whose.type, (e.at at time zone whose.zone)::date as day, e.at, e.kind, e.currency, e.amount_minor
    from (
      select account_id, at, kind, currency, amount_minor from counted_transfer
      union all select counter_id, at, kind, currency, -amount_minor from counted_transfer where counter_id > 0
    ) e
    join whose on whose.id = e.account_id
    where (e.at at time zone whose.zone)::date between ${from}::date and ${to}::date
  )`;

/**
 * Counts days anew from bets and transfers, and returns how each roll-up differed. Counting waits meanwhile, and what still waits to be
 * counted is left to it.
 *
 * Source: docs/architecture.md "The way of a report's row", docs/domain.md DR-10.2.
 */
export async function recomputeRollups(db: Kysely<Schema>, days: Days, { isCheck }: { isCheck: boolean }): Promise<string[]> {
  return retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('rollup_mark')
        .where('name', 'in', ['bets', 'money', 'salary'])
        .select('name')
        .orderBy('name')
        .forUpdate()
        .execute();
      const lines: string[] = [];
      for (const rollup of rollups) lines.push(...(await mend(tx, rollup, { days, isCheck })));
      return lines;
    }),
  );
}

async function mend(
  tx: Transaction<Schema>,
  { table, key, figures, within, counted }: Rollup,
  { days, isCheck }: { days: Days; isCheck: boolean },
): Promise<string[]> {
  const written = sql`
    select ${sql.join([...key, ...figures].map((column) => sql.ref(`r.${column}`)))} from ${sql.table(table)} r where ${within(days)}`;
  const figuresOf = (row: string) => sql.join(figures.map((figure) => sql`coalesce(${sql.ref(`${row}.${figure}`)}, 0)`));
  const { rows } = await sql<{ what: string; was: string; is: string }>`
    with ${sidesOf(days)}, is_counted as (${counted}), was_written as (${written})
    select concat_ws(' ', ${sql.join(key.map((column) => sql.ref(column)))}) as what,
      concat_ws(' ', ${figuresOf('was_written')}) as was, concat_ws(' ', ${figuresOf('is_counted')}) as is
    from is_counted full join was_written using (${sql.join(key.map((column) => sql.ref(column)))})
    where row(${figuresOf('is_counted')}) is distinct from row(${figuresOf('was_written')})
    order by 1`.execute(tx);
  if (rows.length > 0 && !isCheck) {
    await sql`
      with ${sidesOf(days)}
      delete from ${sql.table(table)} r where ${within(days)}`.execute(tx);
    await sql`
      insert into ${sql.table(table)} (${sql.join([...key, ...figures].map((column) => sql.ref(column)))})
      with ${sidesOf(days)} ${counted}`.execute(tx);
  }
  const shown = rows.slice(0, MAX_LINES).map(({ what, was, is }) => `${table} ${what}: ${figures.join(', ')} ${was}, counted ${is}`);
  return rows.length > MAX_LINES ? [...shown, `${table}: ${rows.length - MAX_LINES} more`] : shown;
}

/**
 * Carries out `npm run rollups`. With `--check` nothing is written, and the reply is not ok when a day differs.
 *
 * Throws a StartError for other words.
 */
export async function changeRollups(db: Kysely<Schema>, words: readonly string[]): Promise<ControlReply> {
  const { from = '', to = '', brand, check = false } = read(words);
  if (!day.safeParse(from).success || !day.safeParse(to).success || from > to) throw new StartError(usage);
  const lines = await recomputeRollups(db, { from, to, merchant: brand }, { isCheck: check });
  const last = check ? `${lines.length} differences.` : `${lines.length} differences, mended.`;
  return {
    ok: !check || lines.length === 0,
    lines: [...lines, lines.length === 0 ? 'Every day is what its bets and transfers come to.' : last],
  };
}

function read(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...words], options: { from: text, to: text, brand: text, check: { type: 'boolean' } } }).values;
  } catch {
    throw new StartError(usage);
  }
}
