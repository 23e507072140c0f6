import { z } from 'zod';
import type { MoveFault } from '../../core/Engine.ts';
import { BETS_MAX, type BetsMove, type Limits } from './bets.ts';
import { smallestChip } from './stakes.ts';

const digits = z.string().regex(/^(0|[1-9]\d{0,17})$/);
const betsMove = z.strictObject({
  stakeMinor: digits,
  bets: z
    .array(z.strictObject({ spot: z.string().max(40), amountMinor: digits }))
    .min(1)
    .max(BETS_MAX),
});

interface BetTerms {
  currency: string;
  limitsOf: (spot: string) => Limits | undefined;
}

/**
 * Parses the bets of a round. Returns undefined for an unknown or repeated place, an amount that is no multiple of the smallest chip or is
 * outside the limits, or a stake that is not the sum of the bets.
 */
export function readBets(input: unknown, terms: BetTerms): BetsMove | undefined {
  const { success, data } = betsMove.safeParse(input);
  return success && !findBetsFault(input, terms) ? { stakeMinor: data.stakeMinor, bets: data.bets } : undefined;
}

/** Returns what is wrong with the bets of a round, by the path of the field; undefined when nothing is. */
export function findBetsFault(input: unknown, { currency, limitsOf }: BetTerms): MoveFault | undefined {
  const { error, data } = betsMove.safeParse(input);
  if (error) return { field: error.issues[0]?.path.join('.') || 'bets', rule: 'malformed' };
  const chip = smallestChip(currency);
  if (!chip) return { field: 'stakeMinor', rule: 'currency' };
  const { bets, stakeMinor } = data;
  for (const [index, { spot, amountMinor }] of bets.entries()) {
    const limits = limitsOf(spot);
    const amount = BigInt(amountMinor);
    if (!limits) return { field: `bets.${index}.spot`, rule: 'unknown' };
    if (bets.slice(0, index).some((other) => other.spot === spot)) return { field: `bets.${index}.spot`, rule: 'repeated' };
    if (amount < limits.least * chip) return { field: `bets.${index}.amountMinor`, rule: 'tooSmall' };
    if (amount > limits.most * chip) return { field: `bets.${index}.amountMinor`, rule: 'tooLarge' };
    if (amount % chip !== 0n) return { field: `bets.${index}.amountMinor`, rule: 'betweenChips' };
  }
  const sum = bets.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n);
  return sum === BigInt(stakeMinor) ? undefined : { field: 'stakeMinor', rule: 'notTheSum' };
}
