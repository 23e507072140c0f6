import { gameType } from '@site/api/common';
import type { BetRecord } from '@site/api/records';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

type BetRow = Omit<Selectable<Schema['bet']>, 'account_id' | 'node_id' | 'play_seq' | 'hash'> & {
  vassalage: string;
  vendor_name: string;
  game_code: string;
  game_name: string;
};

/** A row of `betColumns` as it travels. */
export const betRecordOf = (row: BetRow): BetRecord => ({
  id: `${row.integration}:${row.round_id}:${row.part}`,
  vassalage: row.vassalage,
  vendorName: row.vendor_name,
  gameCode: row.game_code,
  gameName: row.game_name,
  gameType: gameType.parse(row.game_type),
  roundId: row.round_id,
  stakeMinor: String(row.stake_minor),
  payoutMinor: String(row.payout_minor),
  validBetMinor: String(row.valid_bet_minor),
  netMinor: String(row.payout_minor - row.stake_minor),
  currency: row.currency,
  status: row.status,
  placedAt: row.placed_at.getTime(),
  settledAt: row.settled_at?.getTime() ?? null,
});
