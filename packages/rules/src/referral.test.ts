import { describe, expect, it } from 'vitest';
import { friendState, turnoverShareMinor } from './referral.ts';

const friend = {
  registeredAt: new Date('2026-11-01T00:00:00Z'),
  hasMobile: true,
  depositedMinor: 2_000n,
  validBetMinor: 10_000n,
  isSameDevice: false,
  isSamePayee: false,
};

describe('MEM-15 DR-6.1 a friend', () => {
  it.each([
    ['with everything', {}, 20, 'valid'],
    ['who did it in time, seen later', {}, 60, 'valid'],
    ['without a mobile number', { hasMobile: false }, 20, 'waiting'],
    ['with too small deposits', { depositedMinor: 1_999n }, 20, 'waiting'],
    ['with too small bets', { validBetMinor: 9_999n }, 30, 'waiting'],
    ['with too small bets, too late', { validBetMinor: 9_999n }, 32, 'late'],
    ['on the same device', { isSameDevice: true }, 20, 'own'],
    ['with the same payee', { isSamePayee: true }, 20, 'own'],
  ] as const)('%s', (_who, changed, day, state) => {
    const now = new Date(friend.registeredAt.getTime() + day * 86_400_000);
    expect(friendState({ ...friend, ...changed }, { creditMinor: 100n, now })).toBe(state);
  });
});

it.each<[string, [string, bigint][][], bigint]>([
  ['nothing', [], 0n],
  ['three levels', [[['USD', 1_000_000n]], [['USD', 1_000_000n]], [['USD', 1_000_000n]]], 1_700n],
  ['a fraction of each, which make a cent together', [[['USD', 500n]], [['USD', 500n]], [['USD', 1_300n]]], 1n],
  [
    'several currencies',
    [
      [
        ['USD', 100_000n],
        ['BDT', 12_000_000n],
      ],
    ],
    200n,
  ],
  ['a fourth level, which pays nothing', [[], [], [], [['USD', 9_000_000n]]], 0n],
])('MEM-15 DR-6.3 the share of %s', (_what, levels, share) => {
  const sums = levels.map((level) => level.map(([currency, amountMinor]) => ({ currency, amountMinor })));
  expect(turnoverShareMinor('USD', sums)).toBe(share);
});
