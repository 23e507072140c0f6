import path from 'node:path';
import { expect, it } from 'vitest';
import { findTests } from './findTests.ts';

const none = { unit: [], stories: [], e2e: [] };

it.each([
  ['packages/rules/src/launch.test.ts', { unit: ['packages/rules/src/launch.test.ts'] }],
  ['./packages/ui/src/pagination/Pagination.stories.tsx', { stories: ['packages/ui/src/pagination/Pagination.stories.tsx'] }],
  ['apps/site/e2e/login.e2e.ts', { e2e: ['apps/site/e2e/login.e2e.ts'] }],
  [path.resolve(import.meta.dirname, 'findTests.test.ts'), { unit: ['packages/config/findTests.test.ts'] }],
  ['packages/config/findTests.ts', {}],
  ['packages/config/findTests', {}],
  ['no/such/folder', {}],
])('npm test -- %s runs what it names', (named, found) => {
  expect(findTests(named)).toEqual({ ...none, ...found });
});

it('a folder names all tests below it, of each suite', () => {
  const { unit, stories, e2e } = findTests('apps/site/');
  expect(unit).toContain('apps/site/src/app/wording.test.ts');
  expect(e2e).toContain('apps/site/e2e/login.e2e.ts');
  expect([...unit, ...e2e].filter((file) => !file.startsWith('apps/site/'))).toEqual([]);
  expect(stories).toEqual([]);
});
