import { setGame } from '@site/api/operator';
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { actorOf, logAct } from './logAct.ts';

/**
 * Opens or closes a game, or all games of a vendor, marks games, and moves a game to another place. Every process shows it within seconds.
 *
 * Refuses: notFound; conflict for the state of a game that opens soon or that its vendor has withdrawn.
 *
 * Source: OPR-05, OPR-07.
 */
export default handle(setGame, async (request) => {
  const { input, services } = request;
  const { nodeId, vassalage, status, isHot, isNew, position, reason } = input;
  const { db, content } = services;
  if ((nodeId === undefined) === (vassalage === undefined)) return refuse('invalidInput', { field: 'nodeId', rule: 'one' });
  if (nodeId === undefined && position !== undefined) return refuse('invalidInput', { field: 'position', rule: 'one' });
  const change = {
    ...(status !== undefined && { status }),
    ...(isHot !== undefined && { is_hot: isHot }),
    ...(isNew !== undefined && { is_new: isNew }),
  };
  if (Object.keys(change).length === 0 && position === undefined) return refuse('invalidInput', { field: 'status', rule: 'required' });
  await db.transaction().execute(async (tx) => {
    const games = await tx
      .selectFrom('game')
      .where(nodeId === undefined ? 'vassalage' : 'node_id', '=', nodeId ?? vassalage ?? '')
      .select(['node_id', 'name', 'status', 'is_hot', 'is_new', 'position'])
      .orderBy('node_id')
      .forUpdate()
      .execute();
    const [first] = games;
    if (!first) throw new RefusalError('notFound');
    const changed = games.filter((game) => status === undefined || (game.status !== 'soon' && game.status !== 'withdrawn'));
    if (changed.length === 0) throw new RefusalError('conflict');
    if (Object.keys(change).length > 0)
      await tx
        .updateTable('game')
        .set(change)
        .where(
          'node_id',
          'in',
          changed.map((game) => game.node_id),
        )
        .execute();
    if (position !== undefined) await moveGame(first, position, tx);
    const before =
      nodeId === undefined
        ? { games: countBy(changed.map((game) => game.status)) }
        : { status: first.status, isHot: first.is_hot, isNew: first.is_new, position: first.position };
    await logAct(tx, {
      ...actorOf(request),
      act: 'setGame',
      target: nodeId === undefined ? (vassalage ?? '') : `${first.name} (${nodeId})`,
      reason,
      before,
      after: { status, isHot, isNew, position },
    });
  });
  content.forget();
  return accept(null);
});

const countBy = (states: string[]) =>
  Object.fromEntries([...new Set(states)].map((state) => [state, states.filter((other) => other === state).length]));

/** Gives a game a place; the games between the old place and the new one move by one. */
async function moveGame({ node_id, position: from }: { node_id: number; position: number }, to: number, tx: Transaction<Schema>) {
  const step = to > from ? -1 : 1;
  await sql`update game set position = position + ${step} where position between ${Math.min(from, to)} and ${Math.max(from, to)}`.execute(
    tx,
  );
  await tx.updateTable('game').set({ position: to }).where('node_id', '=', node_id).execute();
}
