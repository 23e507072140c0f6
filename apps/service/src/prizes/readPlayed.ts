import type { GameType } from '@site/api/common';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { PURSE_ROUNDS } from '../ledger/purseRounds.ts';

/** A settled round that a member paid for. */
export interface Played {
  accountId: number;
  merchant: string;
  integration: string;
  roundId: string;
  nodeId: number;
  vassalage: string;
  gameType: GameType;
  currency: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  placedAt: Date;
  settledAt: Date;
}

/**
 * Reads, of counted bets, the rounds that members paid for, in the order of their settlement: none of trial accounts and staff, none that a
 * campaign paid, none that are known from a vendor's log only, and no corrections. `bets` is a query of `bet` rows.
 *
 * Source: docs/domain.md DR-19.1, DR-20.2.
 */
export async function readPlayed(tx: Transaction<Schema>, bets: RawBuilder<unknown>): Promise<Played[]> {
  const { rows } = await sql<Played>`
    select b.account_id as "accountId", a.merchant, b.integration, b.round_id as "roundId", b.node_id as "nodeId", g.vassalage,
      b.game_type as "gameType", b.currency, b.stake_minor as "stakeMinor", b.payout_minor as "payoutMinor",
      b.valid_bet_minor as "validBetMinor", b.placed_at as "placedAt", b.settled_at as "settledAt"
    from (${bets}) b
    join account a on a.id = b.account_id
    join game g on g.node_id = b.node_id
    where b.part = 0 and b.campaign_id is null and b.stake_minor > 0 and a.role = 'member' and a.type <> 4
      and b.integration not like ${PURSE_ROUNDS}
    order by b.settled_at, b.account_id, b.integration, b.round_id`.execute(tx);
  return rows;
}
