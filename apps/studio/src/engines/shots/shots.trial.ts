import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { settleBatch } from './batch.ts';
import { RETURN_PPM } from './fish.ts';
import { waterNames, waters } from './waters.ts';

const SHOTS = 1_000_000;
const kinds = waterNames.flatMap((water) => waters[water].kinds);
const multiples = [...new Set(kinds.map(({ multiple }) => multiple))];

it.each(multiples)('DR-15 a million shots at a fish of %i return 96 %%', (multiple) => {
  const theme = { name: 'trial', kinds: kinds.filter((kind) => kind.multiple === multiple) };
  // The first place of a shoal is always taken.
  const fish = 0;
  const [estimate] = estimateMeans(SHOTS, multiple, (next) => {
    const { winMinor } = settleBatch(theme, [{ fish, costMinor: '100' }], [next()]);
    return [Number(winMinor) / 100];
  });
  expect(errorsFrom(estimate ?? { mean: 0, standardError: 1 }, RETURN_PPM / 1e6)).toBeLessThan(3);
});
