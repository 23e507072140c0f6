import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { settleBatch } from './batch.ts';
import { fishKinds, RETURN_PPM } from './fish.ts';

const SHOTS = 1_000_000;

it.each(fishKinds)('DR-15 a million shots at $name return 96 %', (kind) => {
  const findFish = () => ({ id: 0, kind, arrivesMs: 0, leavesMs: Infinity });
  const terms = { currency: 'USD', findFish, caughtBefore: new Set<number>() };
  const [estimate] = estimateMeans(SHOTS, kind.multiple, (next) => {
    const { winMinor, playedMinor } = settleBatch([{ id: 'shot', fishId: 0, cannon: 6 }], [next()], terms);
    return [Number(winMinor) / Number(playedMinor)];
  });
  expect(errorsFrom(estimate ?? { mean: 0, standardError: 1 }, RETURN_PPM / 1e6)).toBeLessThan(3);
});
