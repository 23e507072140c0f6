import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { fixedReturn, type LottoFormat } from './balls.ts';
import type { DrawFormat } from './drawGames.ts';
import { drawResult, numbersOfDraw } from './drawResult.ts';
import { type EndingsFormat, type EndingsPlayName, endingsPlays } from './endings.ts';
import { kenoReturn } from './keno.ts';
import { winMinorOf } from './settle.ts';
import type { Line } from './ticket.ts';

const DRAWS = 1_000_000;
const STAKE = 100_000n;

interface Measured {
  line: Line;
  stated: number;
}

/** Returns how many standard errors the return of each line lies from what is stated. */
function errorsOf(format: DrawFormat, measured: readonly Measured[], seed: number): number[] {
  const due = numbersOfDraw(format);
  const estimates = estimateMeans(DRAWS, seed, (next) => {
    const result = drawResult(format, Array.from({ length: due }, next));
    return measured.map(({ line }) => Number(winMinorOf(line, result)) / Number(STAKE));
  });
  return estimates.map((estimate, index) => errorsFrom(estimate, measured[index]?.stated ?? 0));
}

it.each<EndingsFormat>(['north', 'south'])('DR-12 a million draws of the %s return what is printed on every play', (format) => {
  const measured = (Object.keys(endingsPlays) as EndingsPlayName[]).map((play): Measured => {
    const { digits, picks, oddsMilli, meanHits } = endingsPlays[play];
    const numbers = Array.from({ length: picks }, (_, index) => String((index * 7 + 3) % 10 ** digits).padStart(digits, '0'));
    return {
      line: { play, numbers, stakeMinor: STAKE, oddsMilli: oddsMilli[format] },
      stated: (meanHits(format) * oddsMilli[format]) / 1000,
    };
  });
  expect(Math.max(...errorsOf(format, measured, 1))).toBeLessThan(3);
});

it.each<LottoFormat>(['mega', 'power'])('DR-12 the fixed prizes of a million draws of %s return what is printed', (format) => {
  const line: Line = { play: format, numbers: ['03', '11', '19', '27', '38', '44'], stakeMinor: STAKE, oddsMilli: 0 };
  expect(Math.max(...errorsOf(format, [{ line, stated: fixedReturn(format) }], 2))).toBeLessThan(3);
});

it('DR-12 a million keno draws return what is printed on one to ten numbers', () => {
  const measured = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((picks): Measured => {
    const numbers = Array.from({ length: picks }, (_, index) => String(index * 8 + 1).padStart(2, '0'));
    return { line: { play: 'keno', numbers, stakeMinor: STAKE, oddsMilli: 0 }, stated: kenoReturn(picks) };
  });
  expect(Math.max(...errorsOf('keno', measured, 3))).toBeLessThan(3);
});
