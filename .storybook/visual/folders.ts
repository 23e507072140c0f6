import path from 'node:path';

/** Pictures that were looked at and agreed on. */
export const baselines = path.resolve(import.meta.dirname, '../../packages/ui/visual');

/** What the last run found to differ, and the report of it; not kept by git. */
export const differences = `${baselines}-diff`;
