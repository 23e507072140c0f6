import type { GameType } from '@site/api/common';
import { creditsIn } from './credits.ts';
import { floorMinor } from './floorMinor.ts';
import { addDays, type Day, dayOf, HOUR_MS, type Period, periodAround, startOfDay, startOfHour } from './period.ts';

export type ContractKind = 'DAILY' | 'HOURLY' | 'REALTIME' | 'DIVIDEND';
export type Carry = 'NONE' | 'FOREVER' | 'PREVIOUS' | 'MONTH';
export type ContractState = 'new request' | 'accepted' | 'rejected' | 'termination request' | 'completed';

export interface Tier {
  minActive: number;
  /** Valid bets of the team, weighed. */
  minValidBetMinor: bigint;
  /** Net result; for dividends only. */
  minLossMinor: bigint;
  ratePpm: number;
}

/** Time that the other side has to answer an offer. Source: docs/domain.md DR-11.5. */
export const OFFER_LASTS_MS = 72 * 60 * 60_000;

export interface TierFault {
  /** Index of the tier. */
  tier: number;
  field: keyof Tier;
  rule: 'above the own rate' | 'above the cap' | 'easier than the own contract' | 'not above the tier before' | 'must be none';
}

const conditions = ['minActive', 'minValidBetMinor', 'minLossMinor'] as const;
const fieldsOf = (kind: ContractKind): (keyof Tier)[] => [
  'minActive',
  'minValidBetMinor',
  ...(kind === 'DIVIDEND' ? (['minLossMinor'] as const) : []),
  'ratePpm',
];

/**
 * Returns the first fault of the tiers of an offer: each tier above the one before, rates up to the cap, and neither a higher rate nor an
 * easier condition than in the same tier of the giver's own contract, whose last tier bounds further ones. `own` is undefined for a giver
 * with nobody above, whom the cap alone bounds.
 *
 * A real-time contract has one tier without conditions, because its slices are paid before the day is known.
 *
 * Source: AGT-08, docs/domain.md DR-11.1, DR-11.4.
 */
export function tierFault(
  kind: ContractKind,
  tiers: readonly Tier[],
  own: readonly Tier[] | undefined,
  capPpm: number,
): TierFault | undefined {
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    if (kind === 'REALTIME' && (index > 0 || tier.minActive !== 0)) return { tier: index, field: 'minActive', rule: 'must be none' };
    for (const field of conditions)
      if (tier[field] > 0 && (kind === 'REALTIME' || !fieldsOf(kind).includes(field))) return { tier: index, field, rule: 'must be none' };
    for (const field of fieldsOf(kind))
      if (before && tier[field] <= before[field]) return { tier: index, field, rule: 'not above the tier before' };
    if (tier.ratePpm > capPpm) return { tier: index, field: 'ratePpm', rule: 'above the cap' };
    const fault = own && ownFault(tier, index, own);
    if (fault) return fault;
  }
  return undefined;
}

function ownFault(tier: Tier, index: number, own: readonly Tier[]): TierFault | undefined {
  const bound = own[index] ?? own.at(-1);
  if (!bound || tier.ratePpm > bound.ratePpm) return { tier: index, field: 'ratePpm', rule: 'above the own rate' };
  const easier = conditions.find((field) => tier[field] < bound[field]);
  return easier && { tier: index, field: easier, rule: 'easier than the own contract' };
}

/** A contract in force. */
export interface Held {
  id: number;
  /** Null for the platform. */
  giverId: number | null;
  takerId: number;
  tiers: readonly Tier[];
}

export interface Ending {
  id: number;
  /** `replaced` by the offer; a `rate` above the new one or a `condition` easier than its; or its `giver` keeps no contract. */
  reason: 'replaced' | 'rate' | 'condition' | 'giver';
}

/**
 * Returns the contracts of one kind that end when a taker's terms change: its own, those it gives that exceed the new terms, and all below
 * those. Without `tiers` the taker keeps no contract.
 *
 * Source: AGT-08, docs/domain.md DR-11.4.
 */
export function endingContracts(change: { takerId: number; tiers?: readonly Tier[] }, held: readonly Held[]): Ending[] {
  const givenBy = Map.groupBy(held, ({ giverId }) => giverId);
  const below = (takerId: number): Ending[] =>
    (givenBy.get(takerId) ?? []).flatMap(({ id, takerId: next }) => {
      const orphan: Ending = { id, reason: 'giver' };
      return [orphan].concat(below(next));
    });
  const own = held.filter(({ takerId }) => takerId === change.takerId).map(({ id }): Ending => ({ id, reason: 'replaced' }));
  const { tiers } = change;
  if (!tiers) return [...own, ...below(change.takerId)];
  const beyond = (givenBy.get(change.takerId) ?? []).flatMap(({ id, takerId, tiers: given }): Ending[] => {
    const fault = given.map((tier, index) => ownFault(tier, index, tiers)).find((found) => found !== undefined);
    if (!fault) return [];
    const exceeding: Ending = { id, reason: fault.field === 'ratePpm' ? 'rate' : 'condition' };
    return [exceeding].concat(below(takerId));
  });
  return [...own, ...beyond];
}

export const highestRate = (tiers: readonly Tier[]): number => Math.max(0, ...tiers.map(({ ratePpm }) => ratePpm));

export interface ContractTimes {
  /** `accepted` for every contract that was accepted once, also when it has ended. */
  status: 'new request' | 'accepted' | 'rejected';
  expiresAt: Date | null;
  endedAt: Date | null;
  /** Account that asks for the end. */
  endAskedBy: number | null;
}

/** Returns the state of a contract at an instant: an offer expires and a contract ends by time alone. Source: docs/domain.md DR-11.5. */
export function contractState({ status, expiresAt, endedAt, endAskedBy }: ContractTimes, now: Date): ContractState {
  if (status === 'new request') return expiresAt !== null && expiresAt <= now ? 'rejected' : 'new request';
  if (status === 'rejected') return 'rejected';
  if (endedAt !== null && endedAt <= now) return 'completed';
  return endAskedBy !== null ? 'termination request' : 'accepted';
}

/**
 * Returns the first instant, at `now` or later, at which a period of a contract begins: an hour for hourly salary, a day for daily and
 * real-time salary.
 *
 * Source: docs/domain.md DR-0.4, DR-11.5.
 */
export function nextPeriodStart(kind: ContractKind, period: Period, now: Date, zone: string): Date {
  const today = dayOf(now, zone);
  if (kind === 'HOURLY') {
    const start = startOfHour(now, zone);
    return start.getTime() === now.getTime() ? start : new Date(start.getTime() + HOUR_MS);
  }
  const { from, to } = periodAround(today, kind === 'DIVIDEND' ? period : 'D');
  const start = startOfDay(from, zone);
  return start.getTime() === now.getTime() ? start : startOfDay(addDays(to, 1), zone);
}

/** Returns the days of the last period that has ended. Source: docs/domain.md DR-0.4. */
export function lastPeriod(period: Period, today: Day): { from: Day; to: Day } {
  return periodAround(addDays(periodAround(today, period).from, -1), period);
}

/** Returns the valid bet from which a member counts as active in a period. Source: docs/domain.md DR-11. */
export function activeFromMinor(kind: ContractKind, period: Period, currency: string): bigint {
  const credits = { D: 100n, W: 500n, H: 1000n, M: 2000n };
  return creditsIn(currency, kind === 'HOURLY' ? 20n : kind === 'DIVIDEND' ? credits[period] : credits.D);
}

export interface PeriodFigures {
  /** Members of the team who count as active. */
  active: number;
  validBetMinor: bigint;
  /** Net result, after carried losses; undefined for salaries. */
  netMinor?: bigint;
}

/**
 * Returns the index of the highest tier that a period reaches, or `null`. The valid bets have to reach those of as many active members, too.
 *
 * Source: docs/domain.md DR-11.1.
 */
export function reachedTier(
  tiers: readonly Tier[],
  { active, validBetMinor, netMinor }: PeriodFigures,
  activeMinor: bigint,
): number | null {
  const index = tiers.findLastIndex(
    ({ minActive, minValidBetMinor, minLossMinor }) =>
      active >= minActive &&
      validBetMinor >= minValidBetMinor &&
      validBetMinor >= BigInt(minActive) * activeMinor &&
      (netMinor === undefined || netMinor >= minLossMinor),
  );
  return index < 0 ? null : index;
}

/** Returns what a period earns at a rate, before those below are paid. Source: docs/domain.md DR-11.2, DR-11.8. */
export function grossOf(kind: ContractKind, ratePpm: number, { validBetMinor, netMinor = 0n }: PeriodFigures, currency: string): bigint {
  const baseMinor = kind === 'DIVIDEND' ? netMinor : validBetMinor;
  const grossMinor = baseMinor > 0n ? floorMinor(baseMinor, ratePpm) : 0n;
  const capCredits = { HOURLY: 500n, REALTIME: 2000n, DAILY: undefined, DIVIDEND: undefined }[kind];
  const capMinor = capCredits === undefined ? grossMinor : creditsIn(currency, capCredits);
  return grossMinor < capMinor ? grossMinor : capMinor;
}

/**
 * Returns the loss carried into the next period, zero or negative.
 *
 * @param netMinor Net result of the ended period alone.
 * @param carriedMinor Loss carried into it.
 * @param next Day on which the next period begins.
 *
 * Source: docs/domain.md DR-11.7.
 */
export function carriedLoss(carry: Carry, netMinor: bigint, carriedMinor: bigint, next: Day): bigint {
  const withCarried = netMinor + carriedMinor;
  switch (carry) {
    case 'NONE':
      return 0n;
    case 'PREVIOUS':
      return loss(netMinor);
    case 'FOREVER':
      return loss(withCarried);
    case 'MONTH':
      return next.endsWith('-01') ? 0n : loss(withCarried);
  }
}

const loss = (amount: bigint): bigint => (amount < 0n ? amount : 0n);

export interface NetParts {
  /** Gross result by vendor. */
  grossByVendor: readonly bigint[];
  /** Bonuses, rebates, points and salaries paid in the team. */
  paidMinor: bigint;
}

const FEE_PPM = 100_000;

/** Returns the platform's fee on the gross result of one vendor; none on a loss. Source: docs/domain.md DR-11. */
export const vendorFee = (grossMinor: bigint): bigint => (grossMinor > 0n ? floorMinor(grossMinor, FEE_PPM) : 0n);

/** Returns the net result of a team: the gross one less ten per cent of each vendor's gain and less what was paid. Source: docs/domain.md DR-11. */
export function netResult({ grossByVendor, paidMinor }: NetParts): bigint {
  const gross = grossByVendor.reduce((sum, amount) => sum + amount, 0n);
  const fee = grossByVendor.reduce((sum, amount) => sum + vendorFee(amount), 0n);
  return gross - fee - paidMinor;
}

export interface Change {
  /** `tier` with its index, or a term of the contract. */
  field: keyof Tier | 'tier' | 'period' | 'categories' | 'carry';
  tier?: number | undefined;
  /** For the taker. */
  effect: 'lower' | 'harder' | 'removed' | 'higher' | 'easier' | 'added' | 'other' | 'same';
}

interface Terms {
  period: Period;
  carry: Carry | null;
  categories: readonly GameType[];
  tiers: readonly Tier[];
}

/** Returns what two versions of a contract differ in, and what each difference means for the taker. Source: AGT-18. */
export function changesOf(before: Terms, after: Terms): Change[] {
  const changes: Change[] = [];
  const length = Math.max(before.tiers.length, after.tiers.length);
  for (let tier = 0; tier < length; tier += 1) {
    const [one, other] = [before.tiers[tier], after.tiers[tier]];
    if (!one || !other) changes.push({ field: 'tier', tier, effect: other ? 'added' : 'removed' });
    else
      for (const field of [...conditions, 'ratePpm'] as const) {
        if (one[field] === other[field]) continue;
        const isMore = other[field] > one[field];
        const effect = field === 'ratePpm' ? (isMore ? 'higher' : 'lower') : isMore ? 'harder' : 'easier';
        changes.push({ field, tier, effect });
      }
  }
  const same = (field: 'period' | 'categories' | 'carry', isSame: boolean) => changes.push({ field, effect: isSame ? 'same' : 'other' });
  same('period', before.period === after.period);
  same('categories', before.categories.toSorted().join() === after.categories.toSorted().join());
  if (before.carry !== null || after.carry !== null) same('carry', before.carry === after.carry);
  return changes;
}
