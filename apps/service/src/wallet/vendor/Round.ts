import type { GameType } from '@site/api/common';
import { validBet } from '@site/rules/validBet';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface RoundGame {
  nodeId: number;
  gameType: GameType;
}

/** A player's bets of one round so far, and their wallet. */
export interface Round {
  currency: string;
  /** True when the bets and the session, as far as known, use this wallet. */
  isOfWallet: boolean;
  /** The game of the round, otherwise that of the session; nulls when both are unknown. */
  game: RoundGame | undefined;
  parts: number;
  isSettled: boolean;
  stakeMinor: bigint;
  payoutMinor: bigint;
  validBetMinor: bigint;
  grant: Grant | undefined;
}

/** Stakes that a campaign pays instead of the player. They count neither as stakes of the player nor as valid bets. */
export interface Grant {
  campaignId: string;
  stakeMinor: bigint;
}

/** Change that an operation makes to its round: one row of `bet`, inserted or updated. Amounts are differences. */
export interface RoundChange {
  part: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** Valid bet of the whole row, not a difference. */
  validBetMinor: bigint;
  status: 'open' | 'settled' | 'void';
  grant: Grant | undefined;
  /** Amounts that the change was computed from; nothing is written when the row has other amounts by then. */
  from: { stakeMinor: bigint; payoutMinor: bigint; grantedMinor: bigint } | undefined;
}

export interface RoundKey {
  integration: string;
  accountId: number;
  roundId: string;
  /** Currency of the wallet. @default the currency of the round's bets */
  currency?: string;
  /** The session and its game identify the game of a round without bets. */
  sessionId?: string;
  gameCode?: string;
}

/** Reads a round. Returns `undefined` when the player has no such wallet. */
export async function readRound(
  db: Kysely<Schema>,
  { integration, accountId, roundId, currency, sessionId = '', gameCode = '' }: RoundKey,
): Promise<Round | undefined> {
  const { rows } = await sql<RoundRow>`
    /* prepared: wallet.round */
    select w.currency, coalesce(r.currency, w.currency) = w.currency and coalesce(v.currency, w.currency) = w.currency as "isOfWallet",
      coalesce(r.node_id, g.node_id) as "nodeId", coalesce(r.game_type, g.game_type) as "gameType", r.parts,
      r.is_settled as "isSettled", r.stake as "stakeMinor", r.payout as "payoutMinor", r.valid as "validBetMinor",
      r.campaign_id as "campaignId", r.granted as "grantedMinor"
    from wallet w
    cross join (
      select min(currency) as currency, min(node_id) as node_id, min(game_type) as game_type, count(*)::integer as parts,
        coalesce(bool_or(status = 'settled'), false) as is_settled, coalesce(sum(stake_minor), 0)::bigint as stake,
        coalesce(sum(payout_minor), 0)::bigint as payout, coalesce(sum(valid_bet_minor), 0)::bigint as valid,
        min(campaign_id) as campaign_id, coalesce(sum(granted_minor), 0)::bigint as granted
      from bet where account_id = ${accountId} and integration = ${integration} and round_id = ${roundId}
    ) r
    left join vendor_session v on v.id = ${sessionId} and v.account_id = ${accountId} and v.integration = ${integration}
    left join game launched on launched.node_id = v.node_id
    left join game g on g.vassalage = launched.vassalage and g.game_code = ${gameCode}
    where w.account_id = ${accountId} and w.currency = coalesce(${currency ?? null}, r.currency)`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { nodeId, gameType, campaignId, grantedMinor, ...round } = row;
  return {
    ...round,
    game: nodeId === null || gameType === null ? undefined : { nodeId, gameType },
    grant: campaignId === null ? undefined : { campaignId, stakeMinor: grantedMinor },
  };
}

type RoundRow = Omit<Round, 'game' | 'grant'> & {
  nodeId: number | null;
  gameType: GameType | null;
  campaignId: string | null;
  grantedMinor: bigint;
};

interface Addition {
  stakeMinor: bigint;
  payoutMinor: bigint;
  ends: boolean;
  /** Amount that a campaign adds to the stake. @default 0, which keeps the amount paid so far */
  grant?: Grant | undefined;
}

/**
 * Returns the change that adds to a round, and ends it when `ends` is true. A settled round stays unchanged: the change becomes another
 * part, which holds the differences.
 */
export function changeRound(
  round: Round,
  { gameType }: RoundGame,
  { stakeMinor, payoutMinor, ends, grant = round.grant && { ...round.grant, stakeMinor: 0n } }: Addition,
): RoundChange {
  const grantedMinor = round.grant?.stakeMinor ?? 0n;
  const stake = round.stakeMinor + stakeMinor;
  const payout = round.payoutMinor + payoutMinor;
  const validBetMinor = validBet({ gameType, stakeMinor: stake, returnMinor: payout, isUncounted: grant !== undefined });
  if (round.isSettled)
    return {
      part: round.parts,
      stakeMinor,
      payoutMinor,
      validBetMinor: validBetMinor - round.validBetMinor,
      status: 'settled',
      grant,
      from: { stakeMinor: 0n, payoutMinor: 0n, grantedMinor: 0n },
    };
  const isEmpty = stake === 0n && payout === 0n && grantedMinor + (grant?.stakeMinor ?? 0n) === 0n;
  const status = isEmpty ? 'void' : ends ? 'settled' : 'open';
  return {
    part: 0,
    stakeMinor,
    payoutMinor,
    validBetMinor: status === 'settled' ? validBetMinor : 0n,
    status,
    grant,
    from: { stakeMinor: round.stakeMinor, payoutMinor: round.payoutMinor, grantedMinor },
  };
}
