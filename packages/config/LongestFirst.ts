import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that run long. */
export const longRunning = [
  'apps/service/src/database/brokenDisk.test.ts',
  'apps/studio/src/engines/looks.test.ts',
  'apps/studio/src/engines/reels/themes.test.ts',
  'packages/config/entrySizes.test.ts',
];

/**
 * Starts files that run long before others. Without durations of an earlier run, Vitest starts the largest files first; a small file that
 * runs long would then come last, and leave the other workers idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is not an array's.
    const sorted = await super.sort(files);
    const { first = [], others = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      longRunning.some((file) => moduleId.endsWith(`/${file}`)) ? 'first' : 'others',
    );
    return [...first, ...others];
  }
}
