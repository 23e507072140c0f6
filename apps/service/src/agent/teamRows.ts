import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../http/handle.ts';
import { LEAST_NAMED } from './namedTeam.ts';

interface Asked {
  member: Member;
  currency: string;
  from: string;
  to: string;
}

/**
 * Returns the direct downline whose team a member of `tree` belongs to, and the name of the member where it may be shown. They are found for the
 * rows of a page alone, so that a page of a large team does not name all of it: `tree` is a row of `account_tree` below the agent.
 *
 * Source: docs/domain.md DR-10.6.
 */
export function namesOf({ currency, from, to }: Asked) {
  const branch = sql`
    select up.ancestor_id from account_tree up
    where up.descendant_id = tree.descendant_id and up.depth = greatest(tree.depth - 1, 0)`;
  return {
    account: sql<string | null>`(
      select a.username from account a
      where a.id = tree.descendant_id and (tree.depth < 2 or ${LEAST_NAMED} = (
        select count(*) from (
          select from account_tree below
          where below.ancestor_id = (${branch}) and below.depth > 0 and exists (
            select from member_day played
            where played.account_id = below.descendant_id and played.currency = ${currency} and played.day between ${from}::date and ${to}::date)
          limit ${LEAST_NAMED}
        ) active)))`,
    downline: sql<string>`(select b.username from account b where b.id = (${branch}))`,
  };
}

/**
 * Returns the condition that rows belong to the account and to the team of the direct downline that a filter names; `tree` is as above.
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
    account === undefined ? sql`true` : sql`tree.descendant_id = ${idOf(account)} and ${namesOf(asked).account} = ${account}`;
  const ofDownline =
    downline === undefined
      ? sql`true`
      : downline === member.username
        ? sql`tree.depth = 0`
        : sql`exists (
            select from account_tree direct join account_tree below on below.ancestor_id = direct.descendant_id
            where direct.ancestor_id = ${member.id} and direct.depth = 1 and direct.descendant_id = ${idOf(downline)}
              and below.descendant_id = tree.descendant_id)`;
  return sql<boolean>`${ofAccount} and ${ofDownline}`;
}
