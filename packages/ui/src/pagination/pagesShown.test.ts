import { expect, it } from 'vitest';
import { pagesShown } from './pagesShown';

const shown = (page: number, totalPages: number, range = 5, margin = 2) =>
  pagesShown({ page, totalPages, range, margin })
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ');

it.each([
  ['all pages where they fit', 1, 5, '1 2 3 4 5'],
  ['the start', 1, 20, '1 2 3 4 5 … 19 20'],
  ['five around the current one, two at either end', 10, 20, '1 2 … 8 9 10 11 12 … 19 20'],
  ['the end', 20, 20, '1 2 … 16 17 18 19 20'],
  ['a page in place of a gap of one', 6, 20, '1 2 3 4 5 6 7 8 … 19 20'],
  ['a single page', 1, 1, '1'],
  ['no page at all', 1, 0, ''],
])('LOB-13 shows %s', (_case, page, totalPages, pages) => {
  expect(shown(page, totalPages)).toBe(pages);
});

it('LOB-13 shows three pages and one at either end in the lobby', () => {
  expect(shown(10, 31, 3, 1)).toBe('1 … 9 10 11 … 31');
});
