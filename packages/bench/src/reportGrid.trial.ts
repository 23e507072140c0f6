import { expect, it } from 'vitest';
import { benchReportGrid, MAX_REPORT_GRID_RATIO } from './reportGrid.ts';

it('AGT-06 a report mounts at most 1.5 times as slowly as a bare DataGrid with the same rows and columns, and scrolls without more long frames', async () => {
  const { held, loaded, longFrames } = await benchReportGrid();
  expect(held.median).toBeLessThanOrEqual(MAX_REPORT_GRID_RATIO);
  expect(loaded.median).toBeLessThanOrEqual(MAX_REPORT_GRID_RATIO);
  expect(longFrames.subject).toBeLessThanOrEqual(longFrames.reference);
});
