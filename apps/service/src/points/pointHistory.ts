import { pointHistory } from '@site/api/points';
import { addDays, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { wordsIn } from '../content/wordsIn.ts';
import { accept, handle } from '../http/handle.ts';

interface Row {
  day: string;
  earned: bigint;
  spent: bigint;
  days: number;
}

/** Returns the days on which points were earned or spent, with their entries, the newest first. Source: MEM-19. */
export default handle(pointHistory, async ({ input, member, merchant, language, services: { db, brands } }) => {
  const brand = await brands.of(merchant);
  const { from, to, pageNo, pageSize } = input;
  const { zone } = brand.brand;
  const { rows } = await sql<Row>`
    select (at at time zone ${zone})::date as day, coalesce(sum(points) filter (where points > 0), 0)::bigint as earned,
      coalesce(-sum(points) filter (where points < 0), 0)::bigint as spent, count(*) over ()::integer as days
    from point_entry
    where account_id = ${member.id} and at >= ${from ? startOfDay(from, zone) : new Date(0)}::timestamptz
      and (${to ?? null}::date is null or at < ${to ? startOfDay(addDays(to, 1), zone) : null}::timestamptz)
    group by 1
    order by 1 desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const [last, first] = [rows[0]?.day, rows.at(-1)?.day];
  if (!last || !first) return accept({ list: [], totalPages: 0 });
  const entries = await db
    .selectFrom('point_entry as e')
    .leftJoin('reward', (join) => join.on(sql<boolean>`reward.id = (e.cause ->> 'reward')::integer`))
    .where('account_id', '=', member.id)
    .where('at', '>=', startOfDay(first, zone))
    .where('at', '<', startOfDay(addDays(last, 1), zone))
    .select(['e.id', 'e.kind', 'e.points', 'e.balance_after', 'e.cause', 'e.at', 'words'])
    .select(sql<string>`(at at time zone ${zone})::date`.as('day'))
    .orderBy('e.id', 'desc')
    .execute();
  const list = rows.map(({ day, earned, spent }) => ({
    day,
    earned: String(earned),
    spent: String(spent),
    entries: entries
      .filter((entry) => entry.day === day)
      .map((entry) => ({
        id: String(entry.id),
        at: entry.at.getTime(),
        kind: entry.kind,
        points: String(entry.points),
        balance: String(entry.balance_after),
        detail: entry.words ? (wordsIn(entry.words, language, brand)['name'] ?? '') : (entry.cause.day ?? ''),
      })),
  }));
  return accept({ list, totalPages: Math.ceil((rows[0]?.days ?? 0) / pageSize) });
});
