import { addDays, startOfDay } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../http/handle.ts';
import { directNamed, toldBranches } from './toldBranches.ts';

export interface NamedTeam {
  account_id: number;
  /** Null for a member who is not named. */
  account: string | null;
  /** The direct downline whose team it is; the agent for its own row. Null where it is not named. */
  downline: string | null;
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
 * Selects the agent and everybody below it, with who is named: the agent, the teams of direct downlines in which at least five played in the period,
 * and the direct downlines where at least five of them did. A member who was moved counts from the day after.
 *
 * Source: docs/domain.md DR-10.2, DR-10.6.
 */
export const namedTeam = ({ member, currency, zone, from, to }: Asked): RawBuilder<NamedTeam> => sql`
  with told as materialized (${toldBranches(member.id, { currency, from, to })}),
  direct as materialized (${directNamed(member.id, { currency, from, to })})
  select tree.descendant_id as account_id, tree.since, (tree.since at time zone ${zone})::date + 1 as since_day,
    case when is_open then branch.username end as downline, case when is_open then a.username end as account
  from account_tree tree
  cross join direct
  join account a on a.id = tree.descendant_id
  join account_tree up on up.descendant_id = tree.descendant_id and up.depth = greatest(tree.depth - 1, 0)
  join account branch on branch.id = up.ancestor_id
  left join told on told.branch_id = branch.id
  cross join lateral (select tree.depth = 0 or told.branch_id is not null or tree.depth = 1 and direct.is_named as is_open) opening
  where tree.ancestor_id = ${member.id}`;

/** Returns the condition that a time is within the days asked for, and after the member of `team`, a table with `since`, joined it. */
export const isInTeam = (
  at: RawBuilder<unknown>,
  { zone, from, to }: Omit<Asked, 'member' | 'currency'>,
  team: string,
): RawBuilder<boolean> =>
  sql`${at} >= ${startOfDay(from, zone)} and ${at} < ${startOfDay(addDays(to, 1), zone)} and ${at} >= ${sql.ref(`${team}.since`)}`;
