import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../http/handle.ts';
import { namedBranches } from './namedBranches.ts';
import { directNamed } from './toldBranches.ts';

interface Asked {
  member: Member;
  currency: string;
  from: string;
  to: string;
}

/**
 * Adds to a page of rows the name of the member and of the direct downline whose team it belongs to, where they may be shown. Only the members of the
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
  named as materialized (${namedBranches(sql`select distinct branch_id as id from belonging where depth > 0`, asked)}),
  direct as materialized (${directNamed(asked.member.id, asked)})
  select page.*, case when is_open then member.username end as account, case when is_open then branch.username end as downline
  from page
  cross join direct
  join belonging on belonging.member_id = page.member_id
  join account member on member.id = page.member_id
  join account branch on branch.id = belonging.branch_id
  left join named on named.branch_id = belonging.branch_id
  cross join lateral (select page.depth = 0 or named.branch_id is not null or page.depth = 1 and direct.is_named as is_open) opening)`;

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
  const areDirect = sql`(${directNamed(member.id, asked)})`;
  const ofAccount =
    account === undefined
      ? sql`true`
      : sql`tree.descendant_id = ${idOf(account)} and (tree.depth = 0 or ${isNamed(idOf(account), asked)} or tree.depth = 1 and ${areDirect})`;
  const ofDownline =
    downline === undefined
      ? sql`true`
      : downline === member.username
        ? sql`tree.depth = 0`
        : sql`(tree.descendant_id in (
            select below.descendant_id from account_tree direct join account_tree below on below.ancestor_id = direct.descendant_id
            where direct.ancestor_id = ${member.id} and direct.depth = 1 and direct.descendant_id = ${idOf(downline)}
          ) and (${isNamed(idOf(downline), asked)} or tree.depth = 1 and ${areDirect}))`;
  return sql<boolean>`${ofAccount} and ${ofDownline}`;
}

/** Returns the condition that enough of the team of its direct downline played for an account to be named. */
export const isNamed = (id: RawBuilder<unknown>, asked: Asked): RawBuilder<boolean> => {
  const branch = sql`
    select up.ancestor_id as id
    from account_tree own join account_tree up on up.descendant_id = own.descendant_id and up.depth = own.depth - 1
    where own.ancestor_id = ${asked.member.id} and own.descendant_id = ${id}`;
  return sql<boolean>`exists (${namedBranches(branch, asked)})`;
};
