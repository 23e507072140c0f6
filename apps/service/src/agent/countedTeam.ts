import { addDays, startOfDay } from '@site/rules/period';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { namedBranches } from './namedBranches.ts';

interface Asked {
  db: Kysely<Schema>;
  member: Member;
  currency: string;
  zone: string;
  from: string;
  to: string;
}

/** Roll-ups that hold the totals of a report. */
export interface CountedTeam {
  /** Figures of one account by itself, or of the team of one. */
  of: 'account' | 'team';
  id: number;
  /** Condition on `at`, an instant: within the days asked for. */
  isWithin: (at: RawBuilder<unknown>) => RawBuilder<boolean>;
}

/**
 * Finds the roll-ups that hold the totals of a report on single bets or transfers of the caller's team, so that they take as long for 100,000
 * members as for ten. Undefined where its rows have to be added up: for one account, for a downline whose team is not told apart, and for one below
 * which somebody has moved, whose days are counted for whoever was above then.
 *
 * Source: AGT-11, docs/domain.md DR-10.2, DR-10.6.
 */
export async function countedTeam(
  { db, member, currency, zone, from, to }: Asked,
  { account, downline }: { account?: string | undefined; downline?: string | undefined },
): Promise<CountedTeam | undefined> {
  const [start, end] = [startOfDay(from, zone), startOfDay(addDays(to, 1), zone)];
  const isWithin = (at: RawBuilder<unknown>) => sql<boolean>`${at} >= ${start} and ${at} < ${end}`;
  if (account !== undefined) return undefined;
  if (downline === undefined) return { of: 'team', id: member.id, isWithin };
  if (downline === member.username) return { of: 'account', id: member.id, isWithin };
  const { rows } = await sql<{ id: number }>`
    select d.descendant_id as id
    from account_tree d join account a on a.id = d.descendant_id
    where d.ancestor_id = ${member.id} and d.depth = 1 and a.username = ${downline} and d.since = '-infinity'
      and exists (${namedBranches(sql`select id from account where merchant = ${member.merchant} and username = ${downline}`, { currency, from, to })})
      and not exists (select from account_tree t where t.ancestor_id = d.descendant_id and t.since > '-infinity')
      and not exists (select from account_tree_past p where p.ancestor_id = d.descendant_id and p.until > ${start})`.execute(db);
  const [direct] = rows;
  return direct && { of: 'team', id: direct.id, isWithin };
}
