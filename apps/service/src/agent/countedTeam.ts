import { addDays, startOfDay } from '@site/rules/period';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { idOf, type TeamAsked } from './teamRows.ts';
import { toldBranches } from './toldBranches.ts';
import { toldDays } from './toldDays.ts';

/** Roll-ups that hold the totals of a report. */
export interface CountedTeam {
  /** Figures of one account by itself, or of the team of one. */
  of: 'account' | 'team';
  id: number;
  /** Condition on `at`, an instant: within the days asked for. */
  isWithin: (at: RawBuilder<unknown>) => RawBuilder<boolean>;
  /** Condition on a day: its figures may be in the totals. */
  isTold: (day: RawBuilder<unknown>) => RawBuilder<boolean>;
}

/**
 * Finds the roll-ups that hold the totals of a report on single bets or transfers of the caller's team, so that they take as long for 100,000
 * members as for ten. Undefined where its rows have to be added up: for one account, for a downline that is named on some day without its team, and
 * for one below which somebody has moved, whose days are counted for whoever was above then.
 *
 * Source: AGT-11, docs/domain.md DR-10.2, DR-10.6.
 */
export async function countedTeam(
  asked: TeamAsked & { db: Kysely<Schema> },
  { account, downline }: { account?: string | undefined; downline?: string | undefined },
): Promise<CountedTeam | undefined> {
  const { db, member, zone, from, to } = asked;
  const [start, end] = [startOfDay(from, zone), startOfDay(addDays(to, 1), zone)];
  const isWithin = (at: RawBuilder<unknown>) => sql<boolean>`${at} >= ${start} and ${at} < ${end}`;
  if (account !== undefined) return undefined;
  if (downline === undefined)
    return { of: 'team', id: member.id, isWithin, isTold: (day) => sql`${day} in (${toldDays(member.id, asked)})` };
  if (downline === member.username) return { of: 'account', id: member.id, isWithin, isTold: () => sql`true` };
  const { rows } = await sql<{ id: number }>`
    with told as materialized (${toldBranches(member.id, asked)})
    select d.descendant_id as id
    from account_tree d
    where d.ancestor_id = ${member.id} and d.depth = 1 and d.descendant_id = ${idOf(asked, downline)} and d.since = '-infinity'
      and not exists (select from told where branch_id = ${member.id})
      and not exists (select from account_tree t where t.ancestor_id = d.descendant_id and t.since > '-infinity')
      and not exists (select from account_tree_past p where p.ancestor_id = d.descendant_id and p.until > ${start})`.execute(db);
  const [direct] = rows;
  return (
    direct && {
      of: 'team',
      id: direct.id,
      isWithin,
      isTold: (day) => sql`${day} in (select day from (${toldBranches(member.id, asked)}) told where branch_id = ${direct.id})`,
    }
  );
}
