import type { GameType } from '@site/api/common';
import type { Contract } from '@site/api/contracts';
import { contractState, type ContractKind, highestRate, type Tier } from '@site/rules/contract';
import type { Period } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema, StoredTier } from '../database/schema.ts';

/** A stored contract with the names of its sides. */
export interface ContractRow {
  id: number;
  kind: ContractKind;
  giverId: number | null;
  giver: string | null;
  giverName: string | null;
  takerId: number;
  taker: string;
  takerName: string;
  currency: string;
  period: Period;
  tiers: Tier[];
  mode: 'FIXED' | 'TIERED';
  carry: Contract['carry'];
  categories: GameType[];
  status: 'new request' | 'accepted' | 'rejected';
  validFrom: Date;
  offeredAt: Date | null;
  acceptedAt: Date | null;
  expiresAt: Date | null;
  endedAt: Date | null;
  endAskedBy: number | null;
  ends: number[];
}

interface Which {
  ids?: readonly number[];
  /** Either side. */
  partyId?: number;
  kinds?: readonly ContractKind[];
  /** Contracts between these two. */
  between?: { giverId: number | null; takerId: number };
  /** Contracts taken by the account or by a member of its team. */
  teamOf?: number;
}

const MAX_LISTED = 500;

/** Reads contracts, newest first. */
export async function readContracts(db: Kysely<Schema>, { ids, partyId, kinds, between, teamOf }: Which): Promise<ContractRow[]> {
  let query = db
    .selectFrom('contract as c')
    .innerJoin('account as taker', 'taker.id', 'c.taker_id')
    .leftJoin('account as giver', 'giver.id', 'c.giver_id')
    .selectAll('c')
    .select(['taker.username as taker', 'taker.nickname as taker_name', 'taker.currency'])
    .select(['giver.username as giver', 'giver.nickname as giver_name'])
    .orderBy('c.id', 'desc');
  if (ids) query = query.where('c.id', '=', sql<number>`any(${ids}::integer[])`);
  if (partyId !== undefined)
    query = query.where((where) => where.or([where('c.giver_id', '=', partyId), where('c.taker_id', '=', partyId)]));
  if (kinds) query = query.where('c.kind', '=', sql<string>`any(${kinds}::text[])`);
  if (between)
    query = query
      .where('c.taker_id', '=', between.takerId)
      .where(sql<boolean>`c.giver_id is not distinct from ${between.giverId}::integer`);
  if (teamOf !== undefined)
    query = query.where('c.taker_id', 'in', db.selectFrom('account_tree').where('ancestor_id', '=', teamOf).select('descendant_id'));
  else query = query.limit(MAX_LISTED);
  return (await query.execute()).map((row) => ({
    id: row.id,
    kind: row.kind as ContractKind,
    giverId: row.giver_id,
    giver: row.giver,
    giverName: row.giver_name,
    takerId: row.taker_id,
    taker: row.taker,
    takerName: row.taker_name,
    currency: row.currency,
    period: row.period as Period,
    tiers: row.tiers.map(readTier),
    mode: row.mode,
    carry: row.carry,
    categories: row.categories as GameType[],
    status: row.status as ContractRow['status'],
    validFrom: row.valid_from,
    offeredAt: row.offered_at,
    acceptedAt: row.accepted_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    endAskedBy: row.end_asked_by,
    ends: row.ends,
  }));
}

/** Accepted and without an end: at most one for each taker and kind. */
export const isLive = ({ status, endedAt }: Pick<ContractRow, 'status' | 'endedAt'>): boolean => status === 'accepted' && endedAt === null;

export const readTier = ({ minActive, minValidBet, minLoss, ratePpm }: StoredTier): Tier => ({
  minActive,
  minValidBetMinor: BigInt(minValidBet),
  minLossMinor: BigInt(minLoss),
  ratePpm,
});

export const storedTiers = (tiers: readonly Tier[]): StoredTier[] =>
  tiers.map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }) => ({
    minActive,
    minValidBet: String(minValidBetMinor),
    minLoss: String(minLossMinor),
    ratePpm,
  }));

export const storeTiers = (tiers: readonly Tier[]): string => JSON.stringify(storedTiers(tiers));

/** Returns the columns that hold the terms of a contract. */
export const termColumns = ({
  kind,
  period,
  tiers,
  categories,
  carry,
}: Pick<ContractRow, 'kind' | 'period' | 'tiers' | 'categories' | 'carry'>) => ({
  kind,
  period,
  rate_ppm: highestRate(tiers),
  tiers: storeTiers(tiers),
  categories,
  mode: tiers.length === 1 && tiers[0]?.minActive === 0 && tiers[0].minValidBetMinor === 0n ? ('FIXED' as const) : ('TIERED' as const),
  carry,
});

export const tiersSent = (tiers: readonly Tier[]): Contract['tiers'] =>
  tiers.map(({ minActive, minValidBetMinor, minLossMinor, ratePpm }) => ({
    minActive,
    minValidBetMinor: String(minValidBetMinor),
    minLossMinor: String(minLossMinor),
    ratePpm,
  }));

/** Results of a contract's last period. */
export interface Results {
  active: number;
  validBetMinor: bigint;
  profitMinor: bigint;
  payMinor: bigint;
  reached: number | null;
}

/** Returns a contract as a call sends it to one of its sides. */
export function asSent(
  row: ContractRow,
  { memberId, now, results }: { memberId: number; now: Date; results?: Results | undefined },
): Contract {
  const status = contractState(row, now);
  const pay = results ? String(results.payMinor) : null;
  const isTaker = row.takerId === memberId;
  return {
    id: String(row.id),
    kind: row.kind,
    giver: row.giver,
    giverName: row.giverName,
    taker: row.taker,
    takerName: row.takerName,
    period: row.period,
    rate: highestRate(row.tiers),
    activeMembers: results?.active ?? null,
    periodValidBet: results ? String(results.validBetMinor) : null,
    periodProfitLoss: results ? String(results.profitMinor) : null,
    ...(row.kind === 'DIVIDEND' ? { dividend: pay } : { salary: pay }),
    currency: row.currency,
    mode: row.mode,
    tiers: tiersSent(row.tiers),
    categories: row.categories,
    carry: row.carry,
    status,
    isExpired: row.status === 'new request' && status === 'rejected',
    awaitsMe:
      (status === 'new request' && isTaker) ||
      (status === 'termination request' && row.endAskedBy !== null && row.endAskedBy !== memberId && row.endedAt === null),
    side: isTaker ? 'taken' : 'given',
    validFrom: row.validFrom.getTime(),
    expiresAt: row.status === 'new request' ? (row.expiresAt?.getTime() ?? null) : null,
    offeredAt: row.offeredAt?.getTime() ?? null,
    acceptedAt: row.acceptedAt?.getTime() ?? null,
    endsAt: row.status === 'accepted' ? (row.endedAt?.getTime() ?? null) : null,
  };
}
