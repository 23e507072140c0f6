import { describe, expect, it } from 'vitest';
import { seedHash } from './fairStream.ts';
import { dropPoint, feedJackpot, jackpotAmount } from './jackpot.ts';

const terms = { seedMinor: 200n, contributionPpm: 10_000, mustDropMinor: 1000n };

describe('DR-19.1 the amount is the seed and a share of each stake', () => {
  it.each([
    ['nothing', [], 200n, 0n],
    ['less than a minor unit', [99n], 200n, 990_000n],
    ['fractions that add up to one', [99n, 1n], 201n, 1_000_000n],
    ['fractions of many stakes', Array.from({ length: 1000 }, () => 33n), 530n, 330_000_000n],
  ])('after %s', (_what, stakes, amount, fed) => {
    const { fedMicro, droppedBy } = feedJackpot(terms, { fedMicro: 0n, dropMinor: 900n }, stakes);
    expect({ fedMicro, droppedBy, amount: jackpotAmount(terms, fedMicro) }).toEqual({ fedMicro: fed, droppedBy: undefined, amount });
  });
});

describe('DR-19.3 the stake that reaches the drop point wins', () => {
  it.each([
    ['exactly', [5000n, 5000n, 5000n], 300n, 1],
    ['with more than was missing', [5000n, 90_000_000n, 1n], 300n, 1],
    ['at once', [1_000_000n], 201n, 0],
  ])('%s', (_how, stakes, dropMinor, by) => {
    const { fedMicro, droppedBy } = feedJackpot(terms, { fedMicro: 0n, dropMinor }, stakes);
    expect(droppedBy).toBe(by);
    expect(jackpotAmount(terms, fedMicro)).toBe(dropMinor);
  });

  it('not the one that leaves it a millionth short', () => {
    const short = { fedMicro: 99_999_999n - 10_000n * 5000n, dropMinor: 300n };
    expect(feedJackpot(terms, short, [5000n])).toEqual({ fedMicro: 99_999_999n, droppedBy: undefined });
  });
});

describe('DR-19.2 the drop point', () => {
  const serverSeed = 'a'.repeat(64);
  it.each([
    [0, 348n],
    [1, 387n],
    [2, 803n],
  ])('of round %i follows from the sealed seed', async (nonce, point) => {
    expect(await seedHash(serverSeed)).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb');
    expect(await dropPoint(terms, { serverSeed, clientSeed: 'client-seed-1', nonce })).toBe(point);
  });

  it('lies above the seed and never above what it must drop by', async () => {
    const narrow = { ...terms, mustDropMinor: 203n };
    const points = await Promise.all(Array.from({ length: 200 }, (_, nonce) => dropPoint(narrow, { serverSeed, clientSeed: 'x', nonce })));
    expect(new Set(points)).toEqual(new Set([201n, 202n, 203n]));
  });
});
