import { teamTree } from '@site/api/agent';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { logLook } from '../report/logLook.ts';
import { headOf, readTeamRows, teamAsked } from './readTeamRows.ts';

/** Lists the direct downlines of the caller, or of somebody of the caller's team, in the order in which they registered, and records the look. Source: AGT-05, AGT-11. */
export default handle(teamTree, async ({ input, member, now, services: { db, brands } }) => {
  const headId = await headOf(db, member, input.under);
  if (headId === undefined) return refuse('notFound', { field: 'under', rule: 'downline' });
  const { zone } = (await brands.of(member.merchant)).brand;
  const asked = teamAsked(member, { currency: input.currency, zone, now });
  const { pageNo, pageSize } = input;
  const below = db.selectFrom('account_tree').where('ancestor_id', '=', headId).where('depth', '=', 1);
  const { total } = await below.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const page = await below
    .select('descendant_id as id')
    .orderBy('descendant_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const rows = await readTeamRows(
    db,
    asked,
    page.map(({ id }) => id),
  );
  await logLook(db, { what: 'teamTree', names: [...rows.values()].map(({ account }) => account), member, now });
  return accept({
    currency: asked.currency,
    list: page.flatMap(({ id }) => rows.get(id) ?? []),
    total,
    totalPages: Math.ceil(total / pageSize),
  });
});
