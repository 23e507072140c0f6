import { pointRewards } from '@site/api/points';
import { sql } from 'kysely';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import { accept, handle } from '../http/handle.ts';
import { vipLabel } from '../vip/vipLabel.ts';
import { vipLevelOf } from '../vip/vipLevelOf.ts';

/** Returns the rewards of the brand that points buy. Source: MEM-11, docs/domain.md DR-5.2. */
export default handle(pointRewards, async ({ input: { pageNo, pageSize }, member, merchant, language, services: { db, brands } }) => {
  const brand = await brands.find(merchant);
  const level = await vipLevelOf(db, member.id);
  const open = db.selectFrom('reward').where('merchant', '=', merchant).where('is_open', '=', true);
  const { count } = await open.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
  const rows = await open
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(o.quantity), 0)::integer from reward_order o
        where o.account_id = ${member.id} and o.reward_id = reward.id and o.status <> 'rejected')`.as('taken'),
    )
    .orderBy('position')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const list = rows.map((row) => {
    const words = wordsIn(row.words, language, brand);
    return {
      id: String(row.id),
      name: words['name'] ?? '',
      detail: words['detail'] ?? '',
      saidIn: saidInOf(row.words, language, brand),
      points: String(row.points),
      stock: row.stock,
      minVip: row.min_vip,
      minVipLabel: row.min_vip > 0 ? vipLabel(row.min_vip, language) : '',
      hasRank: level >= row.min_vip,
      perMember: row.per_member,
      taken: row.taken,
      picture: row.art,
    };
  });
  return accept({ list, totalPages: Math.ceil(Number(count) / pageSize) });
});
