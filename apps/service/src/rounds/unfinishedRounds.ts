import { unfinishedRounds } from '@site/api/rounds';
import { accept, handle } from '../http/handle.ts';

/** Lists a member's rounds without a result, in all wallets, newest first. Source: GAM-06. */
export default handle(unfinishedRounds, async ({ input: { pageNo, pageSize }, member, services: { db } }) => {
  const open = db.selectFrom('bet').where('account_id', '=', member.id).where('bet.status', '=', 'open');
  const [{ total }, rounds] = await Promise.all([
    open.select((bet) => bet.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
    open
      .innerJoin('game', 'game.node_id', 'bet.node_id')
      .orderBy('placed_at', 'desc')
      .orderBy('round_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select(['vassalage', 'round_id', 'bet.node_id', 'placed_at'])
      .execute(),
  ]);
  return accept({
    list: rounds.map(({ vassalage, round_id, node_id, placed_at }) => ({
      vassalage,
      roundId: round_id,
      nodeId: node_id,
      since: placed_at.getTime(),
    })),
    totalPages: Math.ceil(Number(total) / pageSize),
    total: Number(total),
  });
});
