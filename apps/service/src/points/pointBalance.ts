import { pointBalance } from '@site/api/points';
import { pointWeight, splitPoints } from '@site/rules/points';
import { addDays, dayOf } from '@site/rules/period';
import { sql } from 'kysely';
import { accept, handle } from '../http/handle.ts';

/** Returns the points of the member, those held for requests, and what the last day earned. Source: MEM-11, docs/domain.md DR-5. */
export default handle(pointBalance, async ({ member, merchant, now, services: { db, brands } }) => {
  const wallet = await db.selectFrom('point_wallet').where('account_id', '=', member.id).select('points').executeTakeFirst();
  const held = await db
    .selectFrom('reward_order')
    .where('account_id', '=', member.id)
    .where('status', '=', 'processing')
    .select([sql<bigint>`coalesce(sum(points), 0)::bigint`.as('points'), sql<number>`count(*)::integer`.as('requests')])
    .executeTakeFirstOrThrow();
  const entry = await db
    .selectFrom('point_entry')
    .where('account_id', '=', member.id)
    .where('kind', '=', 'EARN')
    .orderBy('id', 'desc')
    .select('cause')
    .executeTakeFirst();
  const { day, bets = [] } = entry?.cause ?? {};
  const parts = splitPoints(bets.map((bet) => ({ ...bet, validBetMinor: BigInt(bet.validBetMinor) })));
  const { zone } = (await brands.of(merchant)).brand;
  return accept({
    points: String(wallet?.points ?? 0n),
    heldPoints: String(held.points),
    heldRequests: held.requests,
    earned: day
      ? {
          day,
          isYesterday: day === addDays(dayOf(now, zone), -1),
          lines: bets.map(({ gameType, currency, validBetMinor }, index) => ({
            gameType,
            currency,
            validBetMinor,
            weight: pointWeight(gameType),
            points: String(parts[index] ?? 0n),
          })),
        }
      : null,
  });
});
