import { expect, it } from 'vitest';
import { type TierBounds, type TierDraft, tierProblems } from './tierProblems';

const own: TierBounds[] = [
  { minActive: 3n, minValidBetMinor: 1_000_000n, minLossMinor: 0n, ratePpm: 1000n },
  { minActive: 5n, minValidBetMinor: 5_000_000n, minLossMinor: 0n, ratePpm: 2000n },
];
const rules = { fields: ['minActive', 'minValidBetMinor', 'ratePpm'], own, capPpm: 5000n } as const;

const tier = (minActive: bigint | null, minValidBetMinor: bigint | null, ratePpm: bigint | null): TierDraft => ({
  id: String(minActive),
  minActive,
  minValidBetMinor,
  minLossMinor: null,
  ratePpm,
});

it('AGT-08 lets through what is no easier and no higher than the giver’s own', () => {
  expect(tierProblems([tier(3n, 1_000_000n, 1000n), tier(6n, 5_000_000n, 1800n)], rules)).toEqual([]);
});

it.each([
  ['a rate above one’s own', [tier(3n, 1_000_000n, 1001n)], { tier: 0, field: 'ratePpm', kind: 'aboveOwn', bound: 1000n }],
  ['an easier condition', [tier(2n, 1_000_000n, 1000n)], { tier: 0, field: 'minActive', kind: 'easierThanOwn', bound: 3n }],
  ['an empty field', [tier(null, 1_000_000n, 1000n)], { tier: 0, field: 'minActive', kind: 'missing', bound: 0n }],
  [
    'a tier that overlaps the one before',
    [tier(8n, 6_000_000n, 900n), tier(8n, 7_000_000n, 1000n)],
    { tier: 1, field: 'minActive', kind: 'notAboveBefore', bound: 8n },
  ],
] as const)('AGT-08 refuses %s', (_what, tiers, problem) => {
  expect(tierProblems(tiers, rules)).toEqual([problem]);
});

it('AGT-08 holds a third tier to the last of the giver’s own', () => {
  const tiers = [tier(3n, 1_000_000n, 500n), tier(5n, 5_000_000n, 600n), tier(6n, 6_000_000n, 2100n)];
  expect(tierProblems(tiers, rules)).toEqual([{ tier: 2, field: 'ratePpm', kind: 'aboveOwn', bound: 2000n }]);
});

it('AGT-08 holds whoever has no contract above them to the cap of the kind', () => {
  expect(tierProblems([tier(1n, 0n, 5001n)], { ...rules, own: [] })).toEqual([
    { tier: 0, field: 'ratePpm', kind: 'aboveCap', bound: 5000n },
  ]);
});
