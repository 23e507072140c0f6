import fc from 'fast-check';
import { expect, it } from 'vitest';
import { floorMinor } from './floorMinor.ts';
import { paySlice } from './salary.ts';

const capMinor = 200_000n;

function payDay(validBets: bigint[], ratePpm: number, cap: bigint) {
  return validBets.reduce(
    ({ paidMinor, carryPpm }, validBetMinor) => {
      const slice = paySlice({ validBetMinor, ratePpm, carryPpm, paidMinor, capMinor: cap });
      return { paidMinor: paidMinor + slice.amountMinor, carryPpm: slice.carryPpm };
    },
    { paidMinor: 0n, carryPpm: 0n },
  );
}

it('DR-11.9 288 slices of 2,676,619.34 at 500 ppm pay 1,338.30 and leave 0.00967', () => {
  const total = 267_661_934n;
  const slices = Array.from({ length: 287 }, (_, index) => BigInt(((index * 7919) % 1800) * 1000 + index));
  const rest = total - slices.reduce((sum, slice) => sum + slice, 0n);
  expect(rest).toBeGreaterThan(0n);
  expect(payDay([...slices, rest], 500, capMinor)).toEqual({ paidMinor: 133_830n, carryPpm: 967_000n });
});

it('DR-11.9 a day in slices pays what the day as one would', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10_000_000n), { maxLength: 288 }), fc.integer({ min: 0, max: 2000 }), (slices, ratePpm) => {
      const total = slices.reduce((sum, slice) => sum + slice, 0n);
      expect(payDay(slices, ratePpm, 10n ** 18n).paidMinor).toBe(floorMinor(total, ratePpm));
    }),
  );
});

it('DR-11.8 a day never pays above its cap, and reaches it', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 9n), { maxLength: 288 }), fc.bigInt(0n, 10n ** 7n), (slices, cap) => {
      const earned = floorMinor(
        slices.reduce((sum, slice) => sum + slice, 0n),
        500,
      );
      expect(payDay(slices, 500, cap).paidMinor).toBe(earned < cap ? earned : cap);
    }),
  );
});
