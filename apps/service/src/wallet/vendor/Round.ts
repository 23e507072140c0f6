import type { GameType } from '@site/api/common';
import { validBet } from '@site/rules/validBet';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface RoundGame {
  nodeId: number;
  gameType: GameType;
}

/** A player's bets of one round so far, with the currency of the player's wallet. */
export interface Round {
  currency: string;
  /** The round's game or, where it has no bet yet, that of the session; none where the session is unknown too. */
  game: RoundGame | undefined;
  parts: number;
  isSettled: boolean;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
}

/** What an operation makes of its round: one row of `bet`, added or added to. Amounts are differences. */
export interface RoundChange {
  part: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** Of the row as a whole. */
  validBetMinor: bigint;
  status: 'open' | 'settled' | 'void';
  /** What the change was worked out from; the row is left alone when it holds something else by now. */
  from: { stakeMinor: bigint; payoutMinor: bigint } | undefined;
}

export interface RoundKey {
  integration: string;
  accountId: number;
  roundId: string;
  /** These name the game of a round without bets. */
  sessionId?: string;
  gameCode?: string;
}

/** `undefined` where there is no such player. */
export async function readRound(
  db: Kysely<Schema>,
  { integration, accountId, roundId, sessionId = '', gameCode = '' }: RoundKey,
): Promise<Round | undefined> {
  const { rows } = await sql<Omit<Round, 'game'> & { nodeId: number | null; gameType: GameType | null }>`
    /* prepared: wallet.round */
    select w.currency, coalesce(r.node_id, g.node_id) as "nodeId", coalesce(r.game_type, g.game_type) as "gameType", r.parts,
      r.is_settled as "isSettled", r.stake as "stakeMinor", r.payout as "payoutMinor", r.valid as "validBetMinor"
    from wallet w
    cross join (
      select min(node_id) as node_id, min(game_type) as game_type, count(*)::integer as parts,
        coalesce(bool_or(status = 'settled'), false) as is_settled, coalesce(sum(stake_minor), 0)::bigint as stake,
        coalesce(sum(payout_minor), 0)::bigint as payout, coalesce(sum(valid_bet_minor), 0)::bigint as valid
      from bet where account_id = ${accountId} and integration = ${integration} and round_id = ${roundId}
    ) r
    left join vendor_session v on v.id = ${sessionId} and v.account_id = ${accountId} and v.integration = ${integration}
    left join game launched on launched.node_id = v.node_id
    left join game g on g.vassalage = launched.vassalage and g.game_code = ${gameCode}
    where w.account_id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { nodeId, gameType, ...round } = row;
  return { ...round, game: nodeId === null || gameType === null ? undefined : { nodeId, gameType } };
}

/**
 * Adds to a round, and ends it where `ends` says so. A settled round stays as it is: what comes later becomes a further part,
 * which holds the differences.
 */
export function changeRound(
  round: Round,
  { gameType }: RoundGame,
  { stakeMinor, payoutMinor, ends }: { stakeMinor: bigint; payoutMinor: bigint; ends: boolean },
): RoundChange {
  const stake = round.stakeMinor + stakeMinor;
  const payout = round.payoutMinor + payoutMinor;
  const validBetMinor = validBet({ gameType, stakeMinor: stake, returnMinor: payout });
  if (round.isSettled)
    return {
      part: round.parts,
      stakeMinor,
      payoutMinor,
      validBetMinor: validBetMinor - round.validBetMinor,
      status: 'settled',
      from: { stakeMinor: 0n, payoutMinor: 0n },
    };
  const isEmpty = stake === 0n && payout === 0n;
  const status = isEmpty ? 'void' : ends ? 'settled' : 'open';
  return {
    part: 0,
    stakeMinor,
    payoutMinor,
    validBetMinor: status === 'settled' ? validBetMinor : 0n,
    status,
    from: { stakeMinor: round.stakeMinor, payoutMinor: round.payoutMinor },
  };
}
