import { expect, it } from 'vitest';
import { linkState, openedTypes, tiersUpTo } from './signUpLink.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:00:01Z');

it.each([
  [1, [0, 2, 41]],
  [2, [0, 2, 41]],
  [41, [0, 42]],
  [42, [0, 42]],
  [0, []],
  [4, []],
] as const)('AGT-04 DR-10.1 an account of type %i opens %j', (type, opened) => {
  expect(openedTypes({ type })).toEqual(opened);
});

it.each([
  [{}, 'open'],
  [{ expiresAt: later, mostUses: 2, uses: 1 }, 'open'],
  [{ expiresAt: now }, 'expired'],
  [{ mostUses: 2, uses: 2 }, 'usedUp'],
  [{ withdrawnAt: now, expiresAt: now, mostUses: 0 }, 'withdrawn'],
] as const)('AGT-04 a link with %j is %s', (changed, state) => {
  expect(linkState({ expiresAt: null, withdrawnAt: null, uses: 0, mostUses: null, ...changed }, now)).toBe(state);
});

const tier = (minActive: number, ratePpm: number) => ({ minActive, minValidBetMinor: 0n, minLossMinor: 0n, ratePpm });

it('AGT-04 DR-11.4 terms end with the tier that pays the rate', () => {
  const own = [tier(3, 1000), tier(5, 2000), tier(10, 3000)];
  expect(tiersUpTo(own, 1500)).toEqual([tier(3, 1000), tier(5, 1500)]);
  expect(tiersUpTo(own, 2000)).toEqual([tier(3, 1000), tier(5, 2000)]);
  expect(tiersUpTo(own, 500)).toEqual([tier(3, 500)]);
  expect(tiersUpTo(own, 9000)).toEqual(own);
  expect(tiersUpTo(null, 700)).toEqual([tier(0, 700)]);
});
