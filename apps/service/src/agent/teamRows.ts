import { addDays, startOfDay } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../http/handle.ts';
import { toldBranches } from './toldBranches.ts';
import { isOneOf } from './toldDays.ts';

export interface TeamAsked {
  member: Member;
  currency: string;
  zone: string;
  from: string;
  to: string;
}

interface Named {
  account?: string | undefined;
  downline?: string | undefined;
}

/** Returns the condition that a time is within the days asked for, and after the member of `team`, a table with `since`, joined it. */
export const isInTeam = (
  at: RawBuilder<unknown>,
  { zone, from, to }: Pick<TeamAsked, 'zone' | 'from' | 'to'>,
  team: string,
): RawBuilder<boolean> =>
  sql`${at} >= ${startOfDay(from, zone)} and ${at} < ${startOfDay(addDays(to, 1), zone)} and ${at} >= ${sql.ref(`${team}.since`)}`;

/** Selects the id of an account of the caller's brand. */
export const idOf = ({ member }: Pick<TeamAsked, 'member'>, username: string): RawBuilder<number> =>
  sql`(select id from account where merchant = ${member.merchant} and username = ${username})`;

/**
 * Adds to a page of rows the name of the member and of the direct downline whose team it belongs to, where they may be shown. Only the members of the
 * page are named, because naming a large team takes longer than a page may. A row has its `day`, and `member_id` and `depth`, both from `account_tree`
 * below the agent.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const withNames = (page: RawBuilder<unknown>, asked: TeamAsked): RawBuilder<unknown> => {
  const days = { from: sql`(select min(day) from page)`, to: sql`(select max(day) from page)` };
  return sql`(
  with page as materialized (${page}),
  belonging as materialized (
    select own.member_id, own.depth, up.ancestor_id as branch_id
    from (select distinct member_id, depth from page) own
    join account_tree up on up.descendant_id = own.member_id and up.depth = greatest(own.depth - 1, 0)
  ),
  told as materialized (${toldBranches(asked.member.id, { ...asked, ...days })})
  select page.*, case when is_open then member.username end as account, case when is_open then branch.username end as downline
  from page
  join belonging on belonging.member_id = page.member_id
  join account member on member.id = page.member_id
  join account branch on branch.id = belonging.branch_id
  cross join lateral (
    select page.depth = 0 or exists (
      select from told where told.day = page.day
        and (told.branch_id = belonging.branch_id or page.depth = 1 and told.branch_id = ${asked.member.id})) as is_open
  ) opening)`;
};

/**
 * Returns the condition that rows belong to the account and to the team of the direct downline that a filter names, on a day on which they may be
 * named; `tree` is a row of `account_tree` below the agent.
 *
 * Source: AGT-11, docs/domain.md DR-10.6.
 */
export function isOfNamed(asked: TeamAsked, { account, downline }: Named, day: RawBuilder<unknown>): RawBuilder<boolean> {
  const { member } = asked;
  const isToldOf = (branches: RawBuilder<unknown>) =>
    isOneOf(day, sql`select told.day from (${toldBranches(member.id, asked)}) told where told.branch_id in (${branches})`);
  const isDirectTold = sql`tree.depth = 1 and ${isToldOf(sql`${member.id}::integer`)}`;
  const ofAccount = (name: string) => {
    const branch = sql`
      select up.ancestor_id from account_tree own join account_tree up on up.descendant_id = own.descendant_id and up.depth = own.depth - 1
      where own.ancestor_id = ${member.id} and own.descendant_id = ${idOf(asked, name)}`;
    return sql`tree.descendant_id = ${idOf(asked, name)} and (tree.depth = 0 or ${isToldOf(branch)} or ${isDirectTold})`;
  };
  const ofDownline = (name: string) =>
    name === member.username
      ? sql`tree.depth = 0`
      : sql`tree.descendant_id in (
          select below.descendant_id from account_tree direct join account_tree below on below.ancestor_id = direct.descendant_id
          where direct.ancestor_id = ${member.id} and direct.depth = 1 and direct.descendant_id = ${idOf(asked, name)}
        ) and (${isToldOf(idOf(asked, name))} or ${isDirectTold})`;
  const conditions = [account === undefined ? [] : ofAccount(account), downline === undefined ? [] : ofDownline(downline)].flat();
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}
