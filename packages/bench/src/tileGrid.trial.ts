import { expect, it } from 'vitest';
import { benchTileGrid, MAX_TILE_GRID_RATIO } from './tileGrid.ts';

it.each([
  { tiles: 60, reference: 'dom', rounds: 100 },
  { tiles: 1000, reference: 'react', rounds: 20 },
] as const)('SHL-10 a grid of $tiles tiles mounts at most 1.5 times as slowly as the same elements made by $reference', async (bench) => {
  const { median } = await benchTileGrid(bench);
  expect(median).toBeLessThanOrEqual(MAX_TILE_GRID_RATIO);
});
