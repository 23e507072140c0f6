import { addDays, startOfDay } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../http/handle.ts';
import { namedBranches } from './namedBranches.ts';

export interface NamedTeam {
  account_id: number;
  /** Null for a member who is not named. */
  account: string | null;
  /** The direct downline whose team it is; the agent for its own row. */
  downline: string;
  /** Since when the member belongs to the team; before all time from its registration on. */
  since: Date;
  /** The first brand day of the team's figures for this member. */
  since_day: Date;
}

interface Asked {
  member: Member;
  currency: string;
  zone: string;
  from: string;
  to: string;
}

/**
 * Selects the agent and everybody below it, with who is named: the agent, its direct downlines, and those further below where at least five
 * of the same direct downline's team played in the period. A member who was moved counts from the day after.
 *
 * Source: docs/domain.md DR-10.2, DR-10.6.
 */
export const namedTeam = ({ member, currency, zone, from, to }: Asked): RawBuilder<NamedTeam> => sql`
  with named as materialized (
    ${namedBranches(sql`select descendant_id as id from account_tree where ancestor_id = ${member.id} and depth = 1`, { currency, from, to })}
  )
  select tree.descendant_id as account_id, branch.username as downline, tree.since, (tree.since at time zone ${zone})::date + 1 as since_day,
    case when tree.depth < 2 or named.branch_id is not null then a.username end as account
  from account_tree tree
  join account a on a.id = tree.descendant_id
  join account_tree up on up.descendant_id = tree.descendant_id and up.depth = greatest(tree.depth - 1, 0)
  join account branch on branch.id = up.ancestor_id
  left join named on named.branch_id = branch.id
  where tree.ancestor_id = ${member.id}`;

/** Returns the condition that a time is within the days asked for, and after the member of `team`, a table with `since`, joined it. */
export const isInTeam = (
  at: RawBuilder<unknown>,
  { zone, from, to }: Omit<Asked, 'member' | 'currency'>,
  team: string,
): RawBuilder<boolean> =>
  sql`${at} >= ${startOfDay(from, zone)} and ${at} < ${startOfDay(addDays(to, 1), zone)} and ${at} >= ${sql.ref(`${team}.since`)}`;
