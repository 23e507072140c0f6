import type { GameType } from '@site/api/common';
import type { Slip } from '@site/api/vendor';
import { stakeAtLowOdds, validBet } from '@site/rules/validBet';
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
  /** Selections that its stakes were placed on, of sports and e-sports. */
  slips: Readonly<Record<string, Slip>> | null;
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
      r.campaign_id as "campaignId", r.granted as "grantedMinor", r.slips
    from wallet w
    cross join (
      select min(currency) as currency, min(node_id) as node_id, min(game_type) as game_type, count(*)::integer as parts,
        coalesce(bool_or(status = 'settled'), false) as is_settled, coalesce(sum(stake_minor), 0)::bigint as stake,
        coalesce(sum(payout_minor), 0)::bigint as payout, coalesce(sum(valid_bet_minor), 0)::bigint as valid,
        min(campaign_id) as campaign_id, coalesce(sum(granted_minor), 0)::bigint as granted,
        (array_agg(slip) filter (where game_type in ('SPORTS', 'ESPORTS') and slip is not null))[1] as slips
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
  /** Selections that the added stake is placed on. */
  slip?: Slip | undefined;
  /** Part of all stakes that is no valid bet. @default that of the slips; of a settled lottery, as it was */
  uncountedMinor?: bigint | undefined;
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
  { stakeMinor, payoutMinor, ends, slip, uncountedMinor, grant = round.grant && { ...round.grant, stakeMinor: 0n } }: Addition,
): RoundChange {
  const grantedMinor = round.grant?.stakeMinor ?? 0n;
  const stake = round.stakeMinor + stakeMinor;
  const payout = round.payoutMinor + payoutMinor;
  const validBetMinor = validBet({
    gameType,
    stakeMinor: stake,
    returnMinor: payout,
    isUncounted: grant !== undefined,
    uncountedMinor: uncountedMinor ?? uncountedOf(round, gameType, { stake, slip }),
  });
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

/** Returns the part of a round's stakes that its vendor says is no valid bet. */
export const uncountedSaid = ({ uncountedMinor }: { uncountedMinor?: string | undefined }) =>
  uncountedMinor === undefined ? undefined : BigInt(uncountedMinor);

/** Returns the part of a round's stakes that is no valid bet where the vendor does not say: of sports as their slips say, of a settled lottery as before. */
function uncountedOf(
  { slips, isSettled, stakeMinor, validBetMinor }: Round,
  gameType: GameType,
  { stake, slip }: { stake: bigint; slip: Slip | undefined },
): bigint {
  if (gameType === 'LOTT' || gameType === 'ELOTT') return isSettled ? stakeMinor - validBetMinor : 0n;
  return stakeAtLowOdds([...Object.values(slips ?? {}), ...(slip ? [slip] : [])], stake);
}
