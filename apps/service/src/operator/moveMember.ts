import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';

const MAX_DEPTH = 10;

/**
 * Moves a member with the whole team to another upline, or to none. What was counted before stays with the uplines of that time.
 *
 * Refuses: conflict for an upline of the own team, for a tree that would be deeper than ten, and while a contract with the upline is in force.
 *
 * Source: OPR-08, docs/domain.md DR-10.2.
 */
export async function moveMember(
  tx: Transaction<Schema>,
  { accountId, uplineId }: { accountId: number; uplineId: number | null },
): Promise<void> {
  // Two moves at once could make a circle.
  await sql`select pg_advisory_xact_lock(hashtext('account_tree'))`.execute(tx);
  const contract = await tx
    .selectFrom('contract')
    .where('taker_id', '=', accountId)
    .where('giver_id', 'is not', null)
    .where(sql<boolean>`(ended_at is null or ended_at > now())`)
    .where('accepted_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (contract) throw new RefusalError('conflict');
  const team = await tx.selectFrom('account_tree').where('ancestor_id', '=', accountId).select(['descendant_id', 'depth']).execute();
  const above =
    uplineId === null
      ? []
      : await tx
          .selectFrom('account_tree')
          .where('descendant_id', '=', uplineId)
          .select(['ancestor_id', 'depth'])
          .orderBy('depth')
          .execute();
  const isOwnTeam = team.some(({ descendant_id }) => descendant_id === uplineId);
  const deepest = Math.max(0, ...team.map(({ depth }) => depth));
  if (isOwnTeam || above.length + deepest >= MAX_DEPTH) throw new RefusalError('conflict');
  const ids = team.map(({ descendant_id }) => descendant_id);
  await sql`
    with gone as (
      delete from account_tree where descendant_id = any(${ids}::integer[]) and ancestor_id <> all(${ids}::integer[])
      returning ancestor_id, descendant_id, since
    )
    insert into account_tree_past (ancestor_id, descendant_id, since, until) select ancestor_id, descendant_id, since, now() from gone`.execute(
    tx,
  );
  if (above.length > 0)
    await sql`
      insert into account_tree (ancestor_id, descendant_id, depth, since)
      select up.ancestor_id, down.descendant_id, up.depth + down.depth + 1, now()
      from account_tree up, account_tree down
      where up.descendant_id = ${uplineId} and down.ancestor_id = ${accountId}`.execute(tx);
  await tx.updateTable('account').set({ upline_id: uplineId }).where('id', '=', accountId).execute();
  await sql`
    update account a
    set path = (select '/' || string_agg(t.ancestor_id::text, '/' order by t.depth desc) || '/' from account_tree t where t.descendant_id = a.id)
    where a.id = any(${ids})`.execute(tx);
}
