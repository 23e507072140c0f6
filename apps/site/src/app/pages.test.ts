import { expect, it } from 'vitest';
import type { ChunkTerms, PageTerms } from './definePage';
import { pageChunks } from './pageChunks';
import { centres, fallbackPages, pages, reportPage } from './pages';
import { routes } from './routes';

const declared = Object.values<PageTerms | ChunkTerms>({ ...pages, ...centres, ...fallbackPages, reportPage });

it('SYS-10 the chunks that pages name are the page components that exist', () => {
  const named = declared.flatMap(({ chunk }) => (chunk ? [`../areas/${chunk}.tsx`] : []));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(pageChunks).toSorted());
});

it('RTE-12 an address leads to one page, whatever the case of its letters', () => {
  const paths = routes.map(({ path: address }) => address.toLowerCase());
  expect(paths.filter((address, index) => paths.indexOf(address) !== index)).toEqual([]);
});
