import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that run long. */
export const longRunning = [
  'apps/service/src/database/brokenDisk.test.ts',
  'apps/studio/src/art/film/filmScene.test.ts',
  'apps/studio/src/engines/looks.test.ts',
  'apps/studio/src/engines/reels/themes.test.ts',
  'packages/config/entrySizes.test.ts',
];

/** Files that leave their page changed: after this one, which shows everything in forced colours, Chromium paints the page's background black. */
export const leavingTraces = ['.storybook/pages/start/Conformance.stories.tsx'];

/**
 * Starts files that run long before others. Without durations of an earlier run, Vitest starts the largest files first; a small file that
 * runs long would then come last, and leave the other workers idle. Files that leave their page changed come last.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- It is not an array's.
    return inTurn(await super.sort(files));
  }
}

/** Returns the files with long ones first and those that leave traces last; the order within each part is kept. */
export function inTurn<File extends { moduleId: string }>(files: File[]): File[] {
  const isOneOf = (named: string[], { moduleId }: File) => named.some((file) => moduleId.endsWith(`/${file}`));
  const turnOf = (file: File) => {
    if (isOneOf(leavingTraces, file)) return 'last';
    return isOneOf(longRunning, file) ? 'first' : 'others';
  };
  const { first = [], others = [], last = [] } = Object.groupBy(files, turnOf);
  return [...first, ...others, ...last];
}
