import type { RawBuilder, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { scoreBoard } from '../missions/scoreBoard.ts';
import { feedJackpots } from './feedJackpots.ts';
import { readPlayed } from './readPlayed.ts';
import { scoreTournaments } from './scoreTournaments.ts';

/**
 * Counts settled bets for the prizes of the house, in the transaction that counts them for the reports: each counts once, and a bet itself
 * touches nothing that others share. `bets` is a query of `bet` rows.
 */
export async function countForPrizes(tx: Transaction<Schema>, bets: RawBuilder<unknown>): Promise<void> {
  const played = await readPlayed(tx, bets);
  if (played.length === 0) return;
  await feedJackpots(tx, played);
  await scoreTournaments(tx, played);
  await scoreBoard(tx, played);
}
