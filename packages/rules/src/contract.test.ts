import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carriedLoss,
  changesOf,
  contractState,
  endingContracts,
  grossOf,
  lastPeriod,
  netResult,
  nextPeriodStart,
  reachedTier,
  type Tier,
  tierFault,
} from './contract.ts';
import { shareChain } from './shareChain.ts';

const zone = 'Asia/Ho_Chi_Minh';
const credits = (amount: number) => BigInt(amount) * 100n;
const tier = (minActive: number, validBet: number, ratePpm: number, loss = 0): Tier => ({
  minActive,
  minValidBetMinor: credits(validBet),
  minLossMinor: credits(loss),
  ratePpm,
});
const fixed = (ratePpm: number) => [tier(0, 0, ratePpm)];
const caps = { DAILY: 5000, HOURLY: 3000, REALTIME: 2000, DIVIDEND: 500_000 };
const daily = [tier(3, 10_000, 1000), tier(5, 50_000, 2000), tier(10, 200_000, 3000), tier(20, 500_000, 4000), tier(50, 2_000_000, 5000)];

function pay(active: number, validBet: number): bigint {
  const figures = { active, validBetMinor: credits(validBet) };
  const index = reachedTier(daily, figures, credits(100));
  return index === null ? 0n : grossOf('DAILY', daily[index]?.ratePpm ?? 0, figures, 'USD');
}

describe('DR-11.4 limits', () => {
  it.each([
    ['the tiers by default under the cap', 'DAILY', daily, undefined, undefined],
    ['one’s own terms', 'DAILY', daily.slice(0, 3), daily, undefined],
    ['a rate above one’s own', 'DAILY', [tier(3, 10_000, 1001)], daily, { tier: 0, field: 'ratePpm', rule: 'above the own rate' }],
    [
      'an easier number of members',
      'DAILY',
      [tier(2, 10_000, 900)],
      daily,
      { tier: 0, field: 'minActive', rule: 'easier than the own contract' },
    ],
    [
      'an easier turnover',
      'DAILY',
      [tier(3, 9999, 900)],
      daily,
      { tier: 0, field: 'minValidBetMinor', rule: 'easier than the own contract' },
    ],
    [
      'tiers out of order',
      'DAILY',
      [tier(5, 50_000, 900), tier(4, 60_000, 950)],
      undefined,
      { tier: 1, field: 'minActive', rule: 'not above the tier before' },
    ],
    [
      'a third tier against the last of one’s own',
      'DAILY',
      [tier(3, 10_000, 1), tier(5, 60_000, 2), tier(6, 70_000, 2001)],
      daily.slice(0, 2),
      { tier: 2, field: 'ratePpm', rule: 'above the own rate' },
    ],
    ['a giver who holds nothing', 'DAILY', fixed(1), [], { tier: 0, field: 'ratePpm', rule: 'above the own rate' }],
    ['more than 0.5 % a day', 'DAILY', fixed(5001), undefined, { tier: 0, field: 'ratePpm', rule: 'above the cap' }],
    ['more than 0.3 % an hour', 'HOURLY', fixed(3001), undefined, { tier: 0, field: 'ratePpm', rule: 'above the cap' }],
    ['more than 0.2 % in real time', 'REALTIME', fixed(2001), undefined, { tier: 0, field: 'ratePpm', rule: 'above the cap' }],
    ['more than half of the result', 'DIVIDEND', fixed(500_001), undefined, { tier: 0, field: 'ratePpm', rule: 'above the cap' }],
    ['a condition in real time', 'REALTIME', [tier(1, 0, 500)], undefined, { tier: 0, field: 'minActive', rule: 'must be none' }],
    ['a net result asked for a salary', 'DAILY', [tier(1, 0, 500, 1)], undefined, { tier: 0, field: 'minLossMinor', rule: 'must be none' }],
  ] as const)('DR-11.4 %s', (_what, kind, tiers, own, fault) => {
    expect(tierFault(kind, tiers, own, caps[kind])).toEqual(fault);
  });
});

describe('DR-11.4 a lower rate', () => {
  // 1 → 2 → 3 → 4, and 2 → 5.
  const held = [
    { id: 10, giverId: null, takerId: 1, tiers: fixed(5000) },
    { id: 20, giverId: 1, takerId: 2, tiers: fixed(3000) },
    { id: 30, giverId: 2, takerId: 3, tiers: fixed(2800) },
    { id: 40, giverId: 3, takerId: 4, tiers: fixed(1000) },
    { id: 50, giverId: 2, takerId: 5, tiers: fixed(2000) },
  ];

  it.each([
    ['replaces its own contract where those below are within it', fixed(2800), [{ id: 20, reason: 'replaced' }]],
    [
      'ends those below whose rate is higher, and all under them',
      fixed(2500),
      [
        { id: 20, reason: 'replaced' },
        { id: 30, reason: 'rate' },
        { id: 40, reason: 'giver' },
      ],
    ],
    [
      'ends those below whose conditions are easier',
      [tier(3, 0, 3000)],
      [
        { id: 20, reason: 'replaced' },
        { id: 30, reason: 'condition' },
        { id: 40, reason: 'giver' },
        { id: 50, reason: 'condition' },
      ],
    ],
    [
      'ends the whole line when nothing is left',
      undefined,
      [
        { id: 20, reason: 'replaced' },
        { id: 30, reason: 'giver' },
        { id: 40, reason: 'giver' },
        { id: 50, reason: 'giver' },
      ],
    ],
  ] as const)('AGT-08 DR-11.4 %s', (_what, tiers, ends) => {
    expect(endingContracts({ takerId: 2, ...(tiers && { tiers }) }, held)).toEqual(ends);
  });

  it('DR-11.4 leaves no contract in force that exceeds the one above it, in any tree', () => {
    const trees = fc.array(fc.record({ upline: fc.nat(), rate: fc.integer({ min: 1, max: 5000 }) }), { minLength: 2, maxLength: 12 });
    expect.hasAssertions();
    fc.assert(
      fc.property(trees, fc.nat(), fc.integer({ min: 1, max: 5000 }), (members, chosen, offered) => {
        const contracts = members.map(({ upline, rate }, index) => ({
          id: index,
          giverId: index === 0 ? null : upline % index,
          takerId: index,
          tiers: fixed(rate),
        }));
        // A tree that is valid before: each within the one above.
        for (const contract of contracts) {
          const above = contract.giverId === null ? undefined : contracts[contract.giverId];
          if (above) contract.tiers = fixed(Math.min(contract.tiers[0]?.ratePpm ?? 0, above.tiers[0]?.ratePpm ?? 0));
        }
        const takerId = chosen % contracts.length;
        const ended = new Set(endingContracts({ takerId, tiers: fixed(offered) }, contracts).map(({ id }) => id));
        const after = contracts.filter(({ id }) => !ended.has(id));
        const rateOf = new Map(after.map((contract) => [contract.takerId, contract.tiers[0]?.ratePpm ?? 0]));
        rateOf.set(takerId, offered);
        const exceeding = after.filter(
          ({ giverId, tiers: [only] }) => giverId !== null && (only?.ratePpm ?? 0) > (rateOf.get(giverId) ?? -1),
        );
        expect(exceeding).toEqual([]);
      }),
    );
  });
});

describe('DR-11.5 states', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const times = { status: 'accepted', expiresAt: null, endedAt: null, endAskedBy: null } as const;
  it.each([
    ['an offer', { ...times, status: 'new request', expiresAt: new Date(now.getTime() + 1) }, 'new request'],
    ['an offer whose time is over', { ...times, status: 'new request', expiresAt: now }, 'rejected'],
    ['an accepted one', times, 'accepted'],
    ['one whose end was asked for', { ...times, endAskedBy: 1 }, 'termination request'],
    ['one that ends at the next period', { ...times, endedAt: new Date(now.getTime() + 1) }, 'accepted'],
    ['one that has ended', { ...times, endedAt: now }, 'completed'],
  ] as const)('DR-11.5 %s', (_what, contract, state) => {
    expect(contractState(contract, now)).toBe(state);
  });

  it.each([
    ['DAILY', 'D', '2026-11-20T17:00:00.000Z'],
    ['HOURLY', 'D', '2026-11-20T11:00:00.000Z'],
    ['REALTIME', 'D', '2026-11-20T17:00:00.000Z'],
    ['DIVIDEND', 'W', '2026-11-22T17:00:00.000Z'],
    ['DIVIDEND', 'H', '2026-11-30T17:00:00.000Z'],
    ['DIVIDEND', 'M', '2026-11-30T17:00:00.000Z'],
  ] as const)('DR-11.5 %s by %s begins at %s', (kind, period, start) => {
    const begins = nextPeriodStart(kind, period, new Date('2026-11-20T10:30:00Z'), zone);
    expect(begins.toISOString()).toBe(start);
    expect(nextPeriodStart(kind, period, begins, zone)).toEqual(begins);
  });

  it('DR-0.4 the last period is the whole one before', () => {
    expect(lastPeriod('H', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-15' });
    expect(lastPeriod('M', '2026-11-20')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  });
});

describe('DR-11.1 tiers', () => {
  const dayActive = credits(100);
  it.each([
    ['none of its members', 2, 10_000, null],
    ['the first', 3, 10_000, 0],
    ['what both conditions allow', 12, 60_000, 1],
    ['the last', 50, 2_000_000, 4],
  ] as const)('DR-11.1 reaches %s', (_what, active, validBet, index) => {
    expect(reachedTier(daily, { active, validBetMinor: credits(validBet) }, dayActive)).toBe(index);
  });

  it('DR-11.1 asks for the valid bets of so many active members, and for the net result of a dividend', () => {
    expect(reachedTier([tier(3, 0, 1000)], { active: 3, validBetMinor: credits(299) }, dayActive)).toBeNull();
    expect(reachedTier([tier(0, 0, 1000, 10)], { active: 0, validBetMinor: 0n, netMinor: credits(9) }, dayActive)).toBeNull();
  });

  it('DR-11.2 one member’s higher bet never lowers a salary', () => {
    const bets = fc.record({
      active: fc.integer({ min: 0, max: 60 }),
      validBet: fc.integer({ min: 0, max: 3_000_000 }),
      more: fc.nat(100_000),
    });
    fc.assert(
      fc.property(bets, ({ active, validBet, more }) => {
        expect(pay(active, validBet + more)).toBeGreaterThanOrEqual(pay(active, validBet));
      }),
    );
  });

  it('DR-11.8 an hour earns at most 500 credits', () => {
    expect(grossOf('HOURLY', 1000, { active: 1, validBetMinor: credits(900_000) }, 'USD')).toBe(credits(500));
  });
});

it('DR-11.2 DR-11.3 pays the chain of the worked dividend: 8,250, 3,750 and nothing', () => {
  const teams = [
    { takerId: 1, giverId: null, ratePpm: 200_000, vendors: [100_000], paid: 8000 + 6000 + 16_000 },
    { takerId: 2, giverId: 1, ratePpm: 150_000, vendors: [40_000], paid: 3000 + 2500 + 5500 },
    { takerId: 3, giverId: 2, ratePpm: 100_000, vendors: [-10_000], paid: 1500 + 1000 + 1500 },
  ];
  const links = teams.map(({ takerId, giverId, ratePpm, vendors, paid }) => {
    const netMinor = netResult({ grossByVendor: vendors.map(credits), paidMinor: credits(paid) });
    return { takerId, giverId, grossMinor: grossOf('DIVIDEND', ratePpm, { active: 0, validBetMinor: 0n, netMinor }, 'USD') };
  });
  expect(links.map(({ grossMinor }) => grossMinor)).toEqual([12_000, 3750, 0].map(credits));
  expect([...shareChain(links, () => 0n).values()].map(({ netMinor }) => netMinor)).toEqual([8250, 3750, 0].map(credits));
});

it.each([
  ['MONTH', -14_000, 0, '2026-11-16', -14_000],
  ['MONTH', -14_000, 0, '2026-12-01', 0],
  ['NONE', -14_000, 0, '2026-11-16', 0],
  ['PREVIOUS', 2000, -14_000, '2026-11-16', 0],
  ['PREVIOUS', -2000, -14_000, '2026-11-16', -2000],
  ['FOREVER', 2000, -14_000, '2026-12-01', -12_000],
] as const)('DR-11.7 %s carries on from %i with %i before, to %s', (carry, net, carried, next, loss) => {
  expect(carriedLoss(carry, credits(net), credits(carried), next)).toBe(credits(loss));
});

it('DR-11.7 the second half of the worked dividend pays 600', () => {
  const carried = carriedLoss('MONTH', credits(-14_000), 0n, '2026-11-16');
  const netMinor = credits(20_000) + carried;
  expect(grossOf('DIVIDEND', 100_000, { active: 0, validBetMinor: 0n, netMinor }, 'USD')).toBe(credits(600));
});

it('AGT-18 says what changes for the taker', () => {
  const before = { period: 'D', carry: null, categories: ['RNG', 'LIVE'], tiers: daily.slice(0, 2) } as const;
  const after = {
    period: 'D',
    carry: null,
    categories: ['LIVE', 'RNG'],
    tiers: [tier(3, 10_000, 900), tier(6, 50_000, 2000), tier(10, 200_000, 3000)],
  } as const;
  expect(changesOf(before, after)).toEqual([
    { field: 'ratePpm', tier: 0, effect: 'lower' },
    { field: 'minActive', tier: 1, effect: 'harder' },
    { field: 'tier', tier: 2, effect: 'added' },
    { field: 'period', effect: 'same' },
    { field: 'categories', effect: 'same' },
  ]);
});
