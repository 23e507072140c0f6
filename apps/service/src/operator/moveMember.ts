import { MAX_TREE_DEPTH } from '@site/rules/signUpLink';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lockContracts } from '../contracts/planOffer.ts';
import { RefusalError } from '../http/RefusalError.ts';

/** Members that are moved in one transaction: about a second's work at ten levels. */
const PIECE = 500;

interface Wanted {
  accountId: number;
  /** Null for none. */
  uplineId: number | null;
  now?: Date;
  /** Most members in a piece. @default 500 */
  piece?: number;
}

/**
 * Begins to move a member with the whole team to another upline, or to none: the first piece at once, the others by `moveMembers`. What was
 * counted before stays with the uplines of that time. Returns true when the whole team has been moved.
 *
 * Refuses: conflict for an upline of the own team, for a tree that would be deeper than ten, while a contract with the upline is in force, and
 * while another move is under way.
 *
 * Source: OPR-08, docs/domain.md DR-10.2.
 */
export async function moveMember(
  tx: Transaction<Schema>,
  { accountId, uplineId, now = new Date(), piece = PIECE }: Wanted,
): Promise<boolean> {
  // Two moves at once could make a circle.
  await lockContracts(tx);
  const contract = await tx
    .selectFrom('contract')
    .where('taker_id', '=', accountId)
    .where('giver_id', 'is not', null)
    .where(sql<boolean>`(ended_at is null or ended_at > now())`)
    .where('accepted_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (contract) throw new RefusalError('conflict');
  const moving = await tx.selectFrom('member_move').where('done_at', 'is', null).select('id').limit(1).executeTakeFirst();
  if (moving) throw new RefusalError('conflict');
  const { rows } = await sql<{ is_own_team: boolean; depth: number }>`
    select coalesce(bool_or(descendant_id = ${uplineId}), false) as is_own_team, max(depth) + (
      select count(*) from account_tree above where above.descendant_id = ${uplineId}
    )::integer as depth
    from account_tree where ancestor_id = ${accountId}`.execute(tx);
  const [found] = rows;
  if (!found || found.is_own_team || found.depth >= MAX_TREE_DEPTH) throw new RefusalError('conflict');
  const { id } = await tx
    .insertInto('member_move')
    .values({ account_id: accountId, upline_id: uplineId, asked_at: now, done_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('account').set({ upline_id: uplineId }).where('id', '=', accountId).execute();
  return movePiece(tx, { id, accountId, uplineId, now, piece });
}

/**
 * Moves the next members of a team, uplines before those below them, and returns true when none is left. At every time each member has either
 * all of the old uplines or all of the new ones; a bet belongs to those at its time.
 *
 * Source: OPR-08, docs/domain.md DR-10.2.
 */
export async function movePiece(
  tx: Transaction<Schema>,
  { id, accountId, uplineId, now = new Date(), piece = PIECE }: Wanted & { id: number },
): Promise<boolean> {
  await lockContracts(tx);
  const { rows } = await sql<{ id: number }>`
    select own.descendant_id as id from account_tree own
    where own.ancestor_id = ${accountId} and ${
      uplineId === null
        ? sql`exists (select from account_tree up where up.descendant_id = own.descendant_id and up.depth > own.depth)`
        : sql`not exists (
            select from account_tree up
            where up.ancestor_id = ${uplineId} and up.descendant_id = own.descendant_id and up.depth = own.depth + 1)`
    }
    order by own.depth, own.descendant_id limit ${piece}`.execute(tx);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) {
    await sql`
      with gone as (
        delete from account_tree up using account_tree own
        where own.ancestor_id = ${accountId} and own.descendant_id = any(${ids}::integer[]) and up.descendant_id = own.descendant_id
          and up.depth > own.depth
        returning up.ancestor_id, up.descendant_id, up.since
      )
      insert into account_tree_past (ancestor_id, descendant_id, since, until)
      select ancestor_id, descendant_id, since, now() from gone`.execute(tx);
    await sql`
      insert into account_tree (ancestor_id, descendant_id, depth, since)
      select up.ancestor_id, own.descendant_id, up.depth + own.depth + 1, now()
      from account_tree up, account_tree own
      where up.descendant_id = ${uplineId} and own.ancestor_id = ${accountId} and own.descendant_id = any(${ids}::integer[])`.execute(tx);
    await sql`
      update account a
      set path = (select '/' || string_agg(t.ancestor_id::text, '/' order by t.depth desc) || '/' from account_tree t where t.descendant_id = a.id)
      where a.id = any(${ids})`.execute(tx);
  }
  const isDone = ids.length < piece;
  await tx
    .updateTable('member_move')
    .set((eb) => ({ moved: eb('moved', '+', ids.length), ...(isDone && { done_at: now }) }))
    .where('id', '=', id)
    .execute();
  return isDone;
}
