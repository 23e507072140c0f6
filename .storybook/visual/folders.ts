import path from 'node:path';

/** Approved pictures. */
export const baselines = path.resolve(import.meta.dirname, '../../packages/ui/visual');

/** Differences of the last run and their report; ignored by git. */
export const differences = `${baselines}-diff`;

/** Sources of the library, where the accessibility tree of each example stands beside it. */
export const library = path.resolve(import.meta.dirname, '../../packages/ui/src');
