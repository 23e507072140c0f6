import { teamMembers } from '@site/api/agent';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { logLook } from '../report/logLook.ts';
import { headOf, namedAmong, readTeamRows, teamAsked } from './readTeamRows.ts';

interface Found {
  total: number;
  /** The page and one more, with the ids of those between the caller and the member, from the top down. */
  page: { id: number; name: string; uplines: number[] }[];
}

/** Finds members of the caller's own team by a part of their names. Nobody who may not be named is found. Records the look. Source: AGT-05, AGT-11, docs/domain.md DR-10.6. */
export default handle(teamMembers, async ({ input, member, now, services: { db, brands } }) => {
  const headId = await headOf(db, member, input.under);
  if (headId === undefined) return refuse('notFound', { field: 'under', rule: 'downline' });
  const { zone } = (await brands.of(member.merchant)).brand;
  const asked = teamAsked(member, { currency: input.currency, zone, now });
  const { search, pageNo, pageSize, cursor } = input;
  const isMatch = (name: string) => sql`strpos(lower(${sql.ref(name)}), lower(${search})) > 0`;
  const { rows } = await sql<Found>`
    with matching as materialized (
      select a.id, lower(a.username) as name from account_tree tree join account a on a.id = tree.descendant_id
      where tree.ancestor_id = ${headId} and tree.depth > 0 and (${isMatch('a.username')} or ${isMatch('a.nickname')})
    ),
    own as materialized (${namedAmong(sql`select id from matching`, asked)}),
    found as materialized (select own.id, own.depth, matching.name from own join matching on matching.id = own.id where own.is_named),
    shown as materialized (
      select id, depth, name from found where ${cursor === undefined ? sql.lit(true) : sql`name > ${cursor}`}
      order by name limit ${pageSize + 1} offset ${(pageNo - 1) * pageSize}
    )
    select (select count(*)::integer from found) as total, coalesce((
      select json_agg(json_build_object('id', shown.id, 'name', shown.name, 'uplines', array(
        select up.ancestor_id from account_tree up
        where up.descendant_id = shown.id and up.depth > 0 and up.depth < shown.depth order by up.depth desc
      )) order by shown.name) from shown), '[]') as page`.execute(db);
  const { total, page: read } = rows[0] ?? { total: 0, page: [] };
  const page = read.slice(0, pageSize);
  const next = read.length > pageSize ? (page.at(-1)?.name ?? null) : null;
  const ids = new Set(page.flatMap(({ id, uplines }) => [id, ...uplines]));
  const members = await readTeamRows(db, asked, [...ids]);
  const list = page.flatMap(({ id, uplines }) => {
    const found = members.get(id);
    return found ? [{ ...found, uplines: uplines.flatMap((upline) => members.get(upline) ?? []) }] : [];
  });
  await logLook(db, { what: 'teamMembers', names: [...members.values()].map(({ account }) => account), member, now });
  return accept({ currency: asked.currency, list, next, total, totalPages: Math.ceil(total / pageSize) });
});
