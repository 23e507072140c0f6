import { unfinishedRounds } from '@site/api/rounds';
import { resumableTypes } from '@site/rules/game';
import { accept, handle } from '../http/handle.ts';

/** Lists a member's rounds without a result, newest first: in all wallets, or those left in the wallet of the own currency. Source: GAM-06. */
export default handle(
  unfinishedRounds,
  async ({ input: { only, pageNo, pageSize }, member, merchant, language, services: { db, shelves } }) => {
    const all = db.selectFrom('bet').where('account_id', '=', member.id).where('bet.status', '=', 'open');
    const open = only === 'left' ? all.where('bet.currency', '=', member.currency).where('bet.game_type', 'in', [...resumableTypes]) : all;
    const [shelf, { total }, rounds] = await Promise.all([
      shelves.of(merchant, language),
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
        game: shelf.find(node_id) ?? null,
      })),
      totalPages: Math.ceil(Number(total) / pageSize),
      total: Number(total),
    });
  },
);
