import { expect, it } from 'vitest';
import { storyFolders } from './families';

it.each(storyFolders())('SHL-10 $folder has its place in the sidebar', ({ families }) => {
  expect(families).toEqual([expect.any(String)]);
});
