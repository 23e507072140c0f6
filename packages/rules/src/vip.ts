import { creditsIn, hasCredits } from './credits.ts';

export interface VipTerms {
  /** Deposits and valid bets since the account was opened, both in credits, that reach the level. */
  deposit: bigint;
  validBet: bigint;
  /** Valid bets of a month that keep the level, in credits. */
  keep: bigint;
  /** Gifts, in credits. */
  levelGift: bigint;
  monthGift: bigint;
  birthdayGift: bigint;
  /** Withdrawals a day. */
  withdrawals: number;
}

const terms = (
  deposit: bigint,
  validBet: bigint,
  keep: bigint,
  [levelGift, monthGift, birthdayGift]: [bigint, bigint, bigint],
  withdrawals: number,
): VipTerms => ({ deposit, validBet, keep, levelGift, monthGift, birthdayGift, withdrawals });

/** Terms of the levels; the index is the level. Source: docs/domain.md DR-4.2. */
export const vipTerms: readonly [VipTerms, ...VipTerms[]] = [
  terms(0n, 0n, 0n, [0n, 0n, 0n], 3),
  terms(500n, 5000n, 1000n, [5n, 2n, 5n], 4),
  terms(2500n, 30_000n, 5000n, [18n, 8n, 18n], 5),
  terms(10_000n, 150_000n, 20_000n, [68n, 28n, 58n], 6),
  terms(40_000n, 700_000n, 80_000n, [188n, 88n, 128n], 8),
  terms(150_000n, 3_000_000n, 300_000n, [588n, 288n, 388n], 10),
  terms(600_000n, 12_000_000n, 1_000_000n, [1888n, 888n, 888n], 15),
];

/** Returns the terms of a level; those of the highest for a level above it. */
export const termsOf = (level: number): VipTerms => vipTerms[Math.min(level, vipTerms.length - 1)] ?? vipTerms[0];

/** An amount in one of a member's currencies, in minor units. */
export interface CurrencySum {
  currency: string;
  amountMinor: bigint;
}

/**
 * Sums amounts of several currencies in the minor units of one, by their credits: 12,000 BDT minor units are as much as 100 of USD. Rounds down
 * once. Currencies without a scale of credits count nothing.
 */
export function sumIn(currency: string, sums: readonly CurrencySum[]): bigint {
  const counted = sums.filter((sum) => hasCredits(sum.currency));
  const common = [...new Set(counted.map((sum) => creditsIn(sum.currency, 1n)))].reduce((product, scale) => product * scale, 1n);
  const total = counted.reduce((sum, { currency: name, amountMinor }) => sum + amountMinor * (common / creditsIn(name, 1n)), 0n);
  return (total * creditsIn(currency, 1n)) / common;
}

export interface VipGrowth {
  depositMinor: bigint;
  validBetMinor: bigint;
  /** Valid bets of the running month. */
  monthMinor: bigint;
  currency: string;
  level: number;
  /** Highest level that was ever reached. */
  peak: number;
}

/**
 * Returns the level after a settlement: the highest whose deposits and valid bets are both reached, and never less than the present one. A level
 * that was lost comes back when the valid bets of the running month reach its keep value.
 *
 * Source: docs/domain.md DR-4.1, DR-4.2.
 */
export function promotedLevel({ depositMinor, validBetMinor, monthMinor, currency, level, peak }: VipGrowth): number {
  const reached = (have: bigint, credits: bigint) => have >= creditsIn(currency, credits);
  let next = level;
  for (const [at, { deposit, validBet, keep }] of vipTerms.entries()) {
    if (at <= level) continue;
    const isGrown = reached(depositMinor, deposit) && reached(validBetMinor, validBet);
    if (isGrown && (at > peak || reached(monthMinor, keep))) next = at;
  }
  return next;
}

interface Month {
  level: number;
  /** Valid bets of the month that has ended. */
  monthMinor: bigint;
  currency: string;
  /** Days of the month, and those of them on which the member took a break or was excluded. */
  days: number;
  daysAway: number;
}

/**
 * Returns the level after a month: one lower when its valid bets did not reach the keep value. Days away lower the keep value in proportion.
 *
 * Source: docs/domain.md DR-4.2, DR-4.3.
 */
export function keptLevel({ level, monthMinor, currency, days, daysAway }: Month): number {
  const needMinor = creditsIn(currency, termsOf(level).keep) * BigInt(days - daysAway);
  return level > 0 && monthMinor * BigInt(days) < needMinor ? level - 1 : level;
}
