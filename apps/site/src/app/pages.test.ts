import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ChunkTerms, PageTerms } from './definePage';
import { centres, fallbackPages, pages, reportPage } from './pages';
import { routes } from './routes';

const chunks = Object.entries<PageTerms | ChunkTerms>({ ...pages, ...centres, ...fallbackPages, reportPage }).flatMap(([name, { chunk }]) =>
  chunk ? [[name, chunk] as const] : [],
);
const source = readFileSync(path.join(import.meta.dirname, 'pages.ts'), 'utf8');

it.each(chunks)('SYS-10 the chunk of %s is the file that it loads', (_name, chunk) => {
  expect(source).toContain(`chunk: '${chunk}',`);
  expect(source).toContain(`load: () => import('../areas/${chunk}')`);
});

it('RTE-12 an address leads to one page, whatever the case of its letters', () => {
  const paths = routes.map(({ path: address }) => address.toLowerCase());
  expect(paths.filter((address, index) => paths.indexOf(address) !== index)).toEqual([]);
});
