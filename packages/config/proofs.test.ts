import { expect, it } from 'vitest';
import { definedIn, documents, fillProofs, findProofs, readDocument } from './proofs.ts';

const proofs = findProofs();

it.each(documents)('DOC-01 %s names the tests that prove its rows (npm run requirements)', (document) => {
  const text = readDocument(document);
  expect(text).toBe(fillProofs(text, proofs));
});

it('DOC-01 every id in the title of a test is a row, and each row stands once', () => {
  const rows = documents.flatMap((document) => definedIn(readDocument(document)));
  expect([...proofs.keys()].filter((id) => !rows.includes(id))).toEqual([]);
  expect(rows.filter((id, at) => rows.indexOf(id) !== at)).toEqual([]);
});

it('DOC-01 a row says "not yet" and its heading until a test names it, then up to three tests of different files', () => {
  const table = '## LOB: Lobby\n| LOB-07 | Banners slide. | |\n| DR-9.1, LOB-07 | |';
  expect(fillProofs(table, new Map())).toBe(
    '## LOB: Lobby\n| LOB-07 | Banners slide. | not yet (Lobby) |\n| DR-9.1, LOB-07 | not yet (Lobby) |',
  );
  const tests = ['a/1.test.ts', 'a/1.test.ts', 'b/2.test.ts', 'b/3.test.ts', 'b/4.test.ts'].map((file, at) => ({
    file,
    title: `LOB-07 ${at} | of 5`,
  }));
  const filled = fillProofs(table, new Map([['LOB-07', tests]]));
  const cell = ['[1.test.ts](../a/1.test.ts) `LOB-07 0', '[2.test.ts](../b/2.test.ts) `LOB-07 2', '[3.test.ts](../b/3.test.ts) `LOB-07 3']
    .map((start) => String.raw`${start} \| of 5` + '`')
    .join('<br>');
  expect(filled).toBe(`## LOB: Lobby\n| LOB-07 | Banners slide. | ${cell} |\n| DR-9.1, LOB-07 | ${cell} |`);
  expect(fillProofs(filled, new Map([['LOB-07', tests]]))).toBe(filled);
});
