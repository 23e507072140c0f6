import { redeemHistory } from '@site/api/points';
import { addDays, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';
import { orderAsSent } from './orderAsSent.ts';
import { POINT_RATIO } from './pointConfig.ts';

interface Row {
  orderId: string | null;
  entryId: bigint | null;
}

/** Returns what points were spent on, money and rewards, the newest first. Source: MEM-13. */
export default handle(redeemHistory, async ({ input, member, merchant, language, services: { db, brands } }) => {
  const brand = await brands.of(merchant);
  const { from, to, pageNo, pageSize } = input;
  const { zone } = brand.brand;
  const start = from ? startOfDay(from, zone) : new Date(0);
  const end = to ? startOfDay(addDays(to, 1), zone) : null;
  const spent = sql`(
    select id as "orderId", null::bigint as "entryId", applied_at as at from reward_order where account_id = ${member.id}
    union all
    select null, id, at from point_entry where account_id = ${member.id} and kind = 'CONVERT')`;
  const isAsked = sql`at >= ${start}::timestamptz and (${end}::timestamptz is null or at < ${end}::timestamptz)`;
  const counted = await sql<{ count: number }>`select count(*)::integer as count from ${spent} spent where ${isAsked}`.execute(db);
  const { rows } = await sql<Row>`
    select "orderId", "entryId" from ${spent} spent where ${isAsked}
    order by at desc, "entryId" desc, "orderId" limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const orders = await db
    .selectFrom('reward_order as o')
    .innerJoin('reward', 'reward.id', 'o.reward_id')
    .where('o.account_id', '=', member.id)
    .where('o.id', '=', sql<string>`any(${rows.flatMap(({ orderId }) => orderId ?? [])}::uuid[])`)
    .selectAll('o')
    .select('words')
    .execute();
  const entries = await db
    .selectFrom('point_entry')
    .where('account_id', '=', member.id)
    .where('id', '=', sql<bigint>`any(${rows.flatMap(({ entryId }) => entryId ?? [])}::bigint[])`)
    .select(['id', 'points', 'cause', 'at'])
    .execute();
  const list = rows.flatMap(({ orderId, entryId }) => {
    const order = orders.find(({ id }) => id === orderId);
    if (order) return [orderAsSent(order, { currency: member.currency, language, brand })];
    const entry = entries.find(({ id }) => id === entryId);
    if (!entry) return [];
    return [
      {
        referenceNumber: entry.cause.reference ?? '',
        applicationTime: entry.at.getTime(),
        type: 'CONVERT' as const,
        name: '',
        quantity: 1,
        points: String(-entry.points),
        amount: entry.cause.amountMinor ?? '0',
        currency: entry.cause.currency ?? member.currency,
        ratio: POINT_RATIO,
        status: 'approved' as const,
        remark: '',
      },
    ];
  });
  return accept({ list, totalPages: Math.ceil((counted.rows[0]?.count ?? 0) / pageSize) });
});
