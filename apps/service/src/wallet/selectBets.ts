import { gameType, vassalage } from '@site/api/common';
import { addDays, startOfDay } from '@site/rules/period';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';

/** As vendors give them, see `walletCalls`. */
const code = z.string().regex(/^[\x20-\x7e]{1,80}$/);

export const betFilter = z.strictObject({
  gameType: gameType.optional(),
  vassalage: vassalage.optional(),
  gameCode: code.optional(),
  status: z.enum(['open', 'settled', 'void']).optional(),
  roundId: code.optional(),
});

export interface BetRange {
  accountId: number;
  /** First and last day on which they were placed, in the zone. */
  from: string;
  to: string;
  zone: string;
  filter: z.infer<typeof betFilter>;
}

/** A player's bets of some days and the games they were placed on, for the record, its sums and its export. */
export function selectBets(db: Kysely<Schema>, { accountId, from, to, zone, filter }: BetRange) {
  return db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .innerJoin('vendor', 'vendor.vassalage', 'game.vassalage')
    .where((bet) =>
      bet.and([
        bet('bet.account_id', '=', accountId),
        bet('bet.placed_at', '>=', startOfDay(from, zone)),
        bet('bet.placed_at', '<', startOfDay(addDays(to, 1), zone)),
        ...(filter.gameType ? [bet('bet.game_type', '=', filter.gameType)] : []),
        ...(filter.vassalage ? [bet('game.vassalage', '=', filter.vassalage)] : []),
        ...(filter.gameCode ? [bet('game.game_code', '=', filter.gameCode)] : []),
        ...(filter.status ? [bet('bet.status', '=', filter.status)] : []),
        ...(filter.roundId ? [bet('bet.round_id', '=', filter.roundId)] : []),
      ]),
    );
}

export const betColumns = [
  'bet.integration',
  'bet.round_id',
  'bet.part',
  'game.vassalage',
  'vendor.name as vendor_name',
  'game.game_code',
  'game.name as game_name',
  'bet.game_type',
  'bet.currency',
  'bet.stake_minor',
  'bet.payout_minor',
  'bet.valid_bet_minor',
  'bet.status',
  'bet.placed_at',
  'bet.settled_at',
] as const;
