import { expect, it } from 'vitest';
import { scatter } from '../../art/geometry.ts';
import { RETURN_PPM } from './returnPpm.ts';
import { simulate } from './simulate.ts';

it('GAM-14 a million rounds of basic strategy return what is stated', () => {
  const { meanReturn, standardError } = simulate(1_000_000, scatter(20_261_123));
  expect(Math.abs(meanReturn - RETURN_PPM / 1e6)).toBeLessThan(3 * standardError);
});
