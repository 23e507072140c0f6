import { launchGame } from '@site/api/games';
import { resumableTypes } from '@site/rules/game';
import { decideLaunch } from '@site/rules/launch';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { startGame, type WalletKey } from './startGame.ts';

/**
 * Starts a game: repeats the site's checks, then requests a single-use address from the vendor.
 *
 * Source: GAM-02, GAM-06.
 */
export default handle(launchGame, async ({ input, ...caller }) => {
  const { member, merchant, language, services } = caller;
  const { db, catalogue, shelves } = services;
  const [{ games }, shelf] = await Promise.all([catalogue.read(), shelves.of(merchant, language)]);
  const game = shelf.find(input.nodeId);
  if (!game) return refuse(games.some((one) => one.nodeId === input.nodeId && one.status === 'disabled') ? 'gameDisabled' : 'notFound');
  const decision = decideLaunch(member, game);
  // Groups and lotteries have pages of their own.
  if (decision.kind !== 'start') return refuse('gameDisabled');
  const before = await unfinishedRound(db, { account_id: member.id, currency: input.currency ?? member.currency }, game.nodeId);
  const started = await startGame(game, input, caller);
  if (!started.ok) return started;
  const { gameUrl, mode, speaks } = started;
  return accept({ gameUrl, mode, speaks, unfinished: before, displayName: game.displayName });
});

/** Finds the round that the player has left in the game; a bet that waits for its draw or match is none. */
async function unfinishedRound(db: Kysely<Schema>, { account_id, currency }: WalletKey, nodeId: number): Promise<string | null> {
  const open = await db
    .selectFrom('bet')
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .where('status', '=', 'open')
    .where('node_id', '=', nodeId)
    .where('game_type', 'in', [...resumableTypes])
    .orderBy('placed_at', 'desc')
    .select('round_id')
    .executeTakeFirst();
  return open?.round_id ?? null;
}
