import { expect, it } from 'vitest';
import { mostNow, withdrawalLimits } from './withdrawalLimits.ts';

const limits = withdrawalLimits('USD', 0);
const nothing = { balanceMinor: 248_050n, hasRequirement: false, todayMinor: 0n, todayRequests: 0, limits };

it.each([
  ['the balance', {}, 248_050n, 'balance'],
  ['a requirement', { hasRequirement: true, todayRequests: 3 }, 0n, 'requirement'],
  ['the number of requests', { todayRequests: 3 }, 0n, 'requests'],
  ['a balance below the least', { balanceMinor: 999n }, 0n, 'least'],
  ['the least itself', { balanceMinor: 1000n }, 1000n, 'balance'],
  ['the most of a request', { balanceMinor: 500_001n }, 500_000n, 'request'],
  ['what is left today', { balanceMinor: 500_001n, todayMinor: 1_800_000n }, 200_000n, 'day'],
  ['a day that is used up', { todayMinor: 1_999_001n }, 0n, 'day'],
  ['exactly what is left today', { balanceMinor: 200_000n, todayMinor: 1_800_000n }, 200_000n, 'balance'],
] as const)('DR-3.4 MEM-32 a withdrawal is bounded by %s', (_what, asked, mostMinor, bound) => {
  expect(mostNow({ ...nothing, ...asked })).toEqual({ mostMinor, bound });
});

it('DR-3.4 DR-4.2 counts requests by VIP level, and amounts in credits of the currency', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((level) => withdrawalLimits('USD', level).requestsADay)).toEqual([3, 4, 5, 6, 8, 10, 15, 15]);
  expect(withdrawalLimits('BDT', 0)).toEqual({ leastMinor: 120_000n, mostMinor: 60_000_000n, dayMostMinor: 240_000_000n, requestsADay: 3 });
});
