import path from 'node:path';

/** Approved pictures. */
export const baselines = path.resolve(import.meta.dirname, '../../packages/ui/visual');

/** Differences of the last run and their report; ignored by git. */
export const differences = `${baselines}-diff`;
