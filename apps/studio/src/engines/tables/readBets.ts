import { z } from 'zod';
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

/**
 * Parses the bets of a round. Returns undefined for an unknown or repeated place, an amount that is no multiple of the smallest chip or is
 * outside the limits, or a stake that is not the sum of the bets.
 */
export function readBets(
  input: unknown,
  { currency, limitsOf }: { currency: string; limitsOf: (spot: string) => Limits | undefined },
): BetsMove | undefined {
  const read = betsMove.safeParse(input);
  const chip = smallestChip(currency);
  if (!read.success || !chip) return undefined;
  const { bets, stakeMinor } = read.data;
  if (new Set(bets.map(({ spot }) => spot)).size !== bets.length) return undefined;
  const allFit = bets.every(({ spot, amountMinor }) => {
    const limits = limitsOf(spot);
    const amount = BigInt(amountMinor);
    return limits && amount % chip === 0n && amount >= limits.least * chip && amount <= limits.most * chip;
  });
  const sum = bets.reduce((total, { amountMinor }) => total + BigInt(amountMinor), 0n);
  return allFit && sum === BigInt(stakeMinor) ? { stakeMinor, bets } : undefined;
}
