import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../http/handle.ts';
import { namedBranches } from './namedBranches.ts';

interface Asked {
  member: Member;
  currency: string;
  from: string;
  to: string;
}

/**
 * Adds to a page of rows the direct downline whose team a member belongs to, and the name of the member where it may be shown. Only the members of the
 * page are named, because naming a large team takes longer than a page may. A row has `member_id` and `depth`, both from `account_tree` below the agent.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const withNames = (page: RawBuilder<unknown>, asked: Asked): RawBuilder<unknown> => sql`(
  with page as materialized (${page}),
  belonging as materialized (
    select own.member_id, own.depth, up.ancestor_id as branch_id
    from (select distinct member_id, depth from page) own
    join account_tree up on up.descendant_id = own.member_id and up.depth = greatest(own.depth - 1, 0)
  ),
  named as materialized (${namedBranches(sql`select distinct branch_id as id from belonging where depth > 1`, asked)})
  select page.*, case when page.depth < 2 or named.branch_id is not null then member.username end as account, branch.username as downline
  from page
  join belonging on belonging.member_id = page.member_id
  join account member on member.id = page.member_id
  join account branch on branch.id = belonging.branch_id
  left join named on named.branch_id = belonging.branch_id)`;

/**
 * Returns the condition that rows belong to the account and to the team of the direct downline that a filter names; `tree` is a row of `account_tree`
 * below the agent. An account that may not be named has no rows.
 *
 * Source: AGT-11, docs/domain.md DR-10.6.
 */
export function isOfNamed(
  asked: Asked,
  { account, downline }: { account?: string | undefined; downline?: string | undefined },
): RawBuilder<boolean> {
  const { member } = asked;
  const idOf = (name: string) => sql`(select id from account where merchant = ${member.merchant} and username = ${name})`;
  const ofAccount =
    account === undefined ? sql`true` : sql`tree.descendant_id = ${idOf(account)} and (tree.depth < 2 or ${isNamed(idOf(account), asked)})`;
  const ofDownline =
    downline === undefined
      ? sql`true`
      : downline === member.username
        ? sql`tree.depth = 0`
        : sql`tree.descendant_id in (
            select below.descendant_id from account_tree direct join account_tree below on below.ancestor_id = direct.descendant_id
            where direct.ancestor_id = ${member.id} and direct.depth = 1 and direct.descendant_id = ${idOf(downline)})`;
  return sql<boolean>`${ofAccount} and ${ofDownline}`;
}

/** Returns the condition that enough of the team of its direct downline played for an account to be named. */
const isNamed = (id: RawBuilder<unknown>, asked: Asked): RawBuilder<boolean> => {
  const branch = sql`
    select up.ancestor_id as id
    from account_tree own join account_tree up on up.descendant_id = own.descendant_id and up.depth = own.depth - 1
    where own.ancestor_id = ${asked.member.id} and own.descendant_id = ${id}`;
  return sql<boolean>`exists (${namedBranches(branch, asked)})`;
};
