import { expect, it } from 'vitest';
import { toPpm } from '../instant/Ratio.ts';
import { simulate } from '../instant/simulate.ts';
import { dropBall, returnOf, risks, rowCounts, timesOf } from './rules.ts';

it.each(rowCounts.flatMap((rows) => risks.map((risk) => [rows, risk] as const)))(
  'GAM-14 a million balls through %i rows with %s risk return what was computed',
  (rows, risk) => {
    const { mean, standardError } = simulate({
      rounds: 1_000_000,
      seed: rows + risk.length,
      numbers: rows,
      play: (numbers) => toPpm(timesOf({ rows, risk, path: dropBall(rows, numbers) })) / 1e6,
    });
    expect(Math.abs(mean - toPpm(returnOf(rows, risk)) / 1e6)).toBeLessThan(3 * standardError);
  },
);
