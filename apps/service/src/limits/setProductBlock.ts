import { setProductBlock } from '@site/api/limits';
import { accept, handle } from '../http/handle.ts';
import { readProductBlock } from './readProductBlock.ts';

const OPENS_AFTER_MS = 24 * 3_600_000;

/** Blocks a type of games at once; it opens a day after it was asked for. Source: RES-02, docs/domain.md DR-23.7. */
export default handle(setProductBlock, async ({ input: { gameType, blocked }, member, now, services: { db } }) => {
  if (blocked)
    await db
      .insertInto('product_block')
      .values({ account_id: member.id, game_type: gameType, blocked_at: now, opens_at: null })
      .onConflict((known) => known.columns(['account_id', 'game_type']).doUpdateSet({ blocked_at: now, opens_at: null }))
      .execute();
  else
    await db
      .updateTable('product_block')
      .set({ opens_at: new Date(now.getTime() + OPENS_AFTER_MS) })
      .where('account_id', '=', member.id)
      .where('game_type', '=', gameType)
      .where('opens_at', 'is', null)
      .execute();
  return accept(await readProductBlock(db, member.id, now));
});
