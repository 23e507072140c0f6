import type { Day } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import { LEAST_NAMED } from './namedBranches.ts';

export interface ToldPeriod {
  currency: string;
  /** IANA zone of the brand's day. */
  zone: string;
  from: Day | RawBuilder<unknown>;
  to: Day | RawBuilder<unknown>;
}

/** Returns the condition that the day of a row is in the period. */
export const within = (day: string, { from, to }: ToldPeriod) => sql`${sql.ref(day)} between ${from}::date and ${to}::date`;

/** Counts, as 0 or 1, an account that played on the day of a row. It is read by index for each row: an `exists` would read the days of everybody. */
export const playedOn = (account: RawBuilder<unknown>, row: string): RawBuilder<number> => sql`coalesce((
  select 1 from member_day own
  where own.account_id = ${account} and own.day = ${sql.ref(`${row}.day`)} and own.currency = ${sql.ref(`${row}.currency`)} limit 1
), 0)`;

/**
 * Selects, as `day`, the days on which at least five below an agent played. The figures of the other days are in no sum that the agent is shown, so
 * that two sums tell nothing about one of them.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const toldDays = (agentId: number, period: ToldPeriod): RawBuilder<{ day: Day }> => sql`
  select t.day from team_active_day t
  where t.ancestor_id = ${agentId} and ${within('t.day', period)} and t.currency = ${period.currency}
    and t.members - ${playedOn(sql`${agentId}::integer`, 't')} >= ${LEAST_NAMED}`;

/**
 * Returns the condition that a day is among those a query selects. Uses `any(array(...))`, so that Postgres runs the query once and keeps the index order.
 */
export const isOneOf = (day: RawBuilder<unknown>, days: RawBuilder<{ day: Day }>): RawBuilder<boolean> => sql`${day} = any(array(${days}))`;
