import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { settleBatch } from './batch.ts';
import { RETURN_PPM } from './fish.ts';
import { waterNames, waters } from './waters.ts';

const SHOTS = 1_000_000;
const kinds = waterNames.flatMap((water) => waters[water].kinds);
const differing = [...new Map(kinds.map((kind) => [kind.multiple, kind])).values()];

it.each(differing)('DR-15 a million shots at a fish of $multiple return 96 %', (kind) => {
  // A water needs a kind beside its boss.
  const theme = { name: 'trial', kinds: [kind, kind] };
  const [estimate] = estimateMeans(SHOTS, kind.multiple, (next) => {
    // The first place of a shoal is always taken.
    const { winMinor } = settleBatch(theme, [{ fish: 0, costMinor: '100' }], [next()]);
    return [Number(winMinor) / 100];
  });
  expect(errorsFrom(estimate ?? { mean: 0, standardError: 1 }, RETURN_PPM / 1e6)).toBeLessThan(3);
});
