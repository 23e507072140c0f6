import fc from 'fast-check';
import { expect, it } from 'vitest';
import { floorMinor } from './floorMinor.ts';
import { dueOf, earnSlice } from './salary.ts';

const capMinor = 200_000n;
const sumOf = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** Returns the earnings of a day after each slice, and what the last slice carries over. */
function earnDay(validBets: bigint[], ratePpm: number, cap: bigint) {
  const earned: bigint[] = [];
  let [turnoverMinor, earnedMinor, carryPpm] = [0n, 0n, 0n];
  for (const validBetMinor of validBets) {
    turnoverMinor += validBetMinor;
    const slice = earnSlice({ turnoverMinor, ratePpm, earnedMinor, capMinor: cap });
    earnedMinor += slice.amountMinor;
    earned.push(earnedMinor);
    carryPpm = slice.carryPpm;
  }
  return { earned, carryPpm };
}

it('DR-11.9 288 slices of 2,676,619.34 at 500 ppm pay 1,338.30 and leave 0.00967', () => {
  const total = 267_661_934n;
  const slices = Array.from({ length: 287 }, (_, index) => BigInt(((index * 7919) % 1800) * 1000 + index));
  const rest = total - sumOf(slices);
  expect(rest).toBeGreaterThan(0n);
  const { earned, carryPpm } = earnDay([...slices, rest], 500, capMinor);
  expect({ paidMinor: earned.at(-1), carryPpm }).toEqual({ paidMinor: 133_830n, carryPpm: 967_000n });
});

it.each([
  ['+1,000 M and −800 M', [1_000_000_000n, -800_000_000n], [200_000n, 100_000n]],
  ['−1 and +1', [-1n, 1n], [-1n, 0n]],
  ['a day that only takes back', [-2000n, -2000n], [-1n, -2n]],
])('DR-11.8 %s at 500 ppm', (_what, slices, earned) => {
  expect(earnDay(slices, 500, capMinor).earned).toEqual(earned);
});

it('DR-11.9 after every slice a day has earned what its turnover so far would as one, at most the cap, also where bets are voided', () => {
  const anySlices = fc.array(fc.bigInt(-(10n ** 9n), 10n ** 9n), { maxLength: 288 });
  fc.assert(
    fc.property(anySlices, fc.integer({ min: 0, max: 2000 }), fc.bigInt(0n, 10n ** 7n), (slices, ratePpm, cap) => {
      const { earned, carryPpm } = earnDay(slices, ratePpm, cap);
      for (const [index, earnedMinor] of earned.entries())
        expect(earnedMinor).toBe(least(cap, floorMinor(sumOf(slices.slice(0, index + 1)), ratePpm)));
      expect(carryPpm >= 0n && carryPpm < 1_000_000n).toBe(true);
    }),
  );
});

it('DR-11.7 a debt comes off what is earned next, and nobody gives back what never came', () => {
  const anySteps = fc.array(fc.tuple(fc.bigInt(-1000n, 1000n), fc.integer({ min: 0, max: 100 })), { maxLength: 30 });
  fc.assert(
    fc.property(anySteps, (steps) => {
      let [earned, received, open] = [0n, 0n, 0n];
      for (const [earnedMinor, percent] of steps) {
        const due = dueOf(earnedMinor, open);
        const moved = (due * BigInt(percent)) / 100n;
        open += earnedMinor - moved;
        earned += earnedMinor;
        received += moved;
        expect(received + open).toBe(earned);
        // At most the surplus beyond the earnings is taken back.
        expect(moved >= 0n || received >= earned).toBe(true);
        expect(percent < 100 || open >= 0n).toBe(true);
      }
    }),
  );
});
