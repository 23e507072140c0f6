import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Glob patterns of each suite, relative to the root. The configurations of the test runners read them. */
export const testFiles = {
  unit: ['packages/*/src/**/*.test.ts', 'packages/config/*.test.ts', '.storybook/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
  stories: ['packages/ui/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx', '.storybook/**/*.test.tsx'],
  e2e: ['apps/site/e2e/**/*.e2e.ts'],
};
export type Suite = keyof typeof testFiles;

/** Returns the test files that a path selects: the file itself, or all files below a folder. Paths are relative to the root. */
export function findTests(named: string): Record<Suite, string[]> {
  const wanted = path.relative(root, path.resolve(root, named));
  const within = (file: string) => wanted === '' || file === wanted || file.startsWith(`${wanted}/`);
  const find = (suite: Suite) => globSync(testFiles[suite], { cwd: root }).filter(within).toSorted();
  return { unit: find('unit'), stories: find('stories'), e2e: find('e2e') };
}
