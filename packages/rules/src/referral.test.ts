import { describe, expect, it } from 'vitest';
import { friendState } from './referral.ts';

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
