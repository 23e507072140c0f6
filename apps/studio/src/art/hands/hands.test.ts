import { expect, it } from 'vitest';
import { drawSymbol } from '../drawSymbol.ts';
import { type DrawingName, drawings } from '../markupOf.ts';
import { glance } from '../testing/glance.ts';
import { handNames } from './hands.ts';

it.each(Object.keys(drawings) as DrawingName[])('GAM-01 %s looks different in every hand', async (motif) => {
  const coloring = drawings[motif].colorings[0] ?? 'gold';
  const pictures = await Promise.all(
    handNames.map(async (hand) => (await glance(drawSymbol({ motif, coloring, hand }, `${motif}-${hand}`), 64)).pixels),
  );
  const differences = pictures.flatMap((one, index) =>
    pictures.slice(index + 1).map((other) => one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length),
  );
  expect(Math.min(...differences)).toBeGreaterThan(3.5);
});
