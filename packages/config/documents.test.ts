import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { definedIn, documents, readDocument } from './proofs.ts';

const root = path.resolve(import.meta.dirname, '../..');
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' }).toSorted();
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const pages = find('*.md', 'docs/**/*.md', '{apps,packages}/*/README.md', 'locales/README.md');
const code = find('{apps,packages}/**/*.{ts,tsx,mjs,sql,css}', '.storybook/**/*.{ts,tsx,mdx}');

/** External documents that a source may name. */
const outside = /https:|RFC|NIST|OWASP|WCAG|W3C|WebAuthn|ISO|UTS|RTS/;

const rows = new Set(documents.flatMap((document) => definedIn(readDocument(document))));
/** Groups of requirements, and the domain rules. Other words that look like ids (SHA-25, UTF-16) do not match. */
const groups = [...new Set([...rows].map((row) => row.split('-')[0]))].join('|');
/** Chapters of the domain rules, which are no rows. */
const chapters = new Set([...readDocument('docs/domain.md').matchAll(/^## (DR-\d+) /gm)].map(([, chapter]) => chapter));

/** Returns the anchors of a page: its headings, as GitHub names them. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );

it('DOC-02 finds the documents and the code', () => {
  expect(pages).toContain('docs/domain.md');
  expect(code.length).toBeGreaterThan(1000);
});

it.each(pages)('DOC-02 every link of %s leads to a file, and to a heading where it names one', (page) => {
  const broken = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^(https?:|mailto:)/.test(link)) return [];
    const [target = '', anchor] = link.split('#');
    const file = target === '' ? page : path.join(path.dirname(page), target);
    if (!existsSync(path.join(root, file))) return [link];
    return anchor !== undefined && !anchorsOf(file).includes(anchor) ? [link] : [];
  });
  expect(broken).toEqual([]);
});

it('DOC-02 every requirement and every domain rule that the code names is a row', () => {
  const id = new RegExp(String.raw`\b(?:${groups})-\d+(?:\.\d+)?\b`, 'g');
  const unknown = code.flatMap((file) =>
    (read(file).match(id) ?? []).filter((named) => !rows.has(named) && !chapters.has(named)).map((named) => `${file}: ${named}`),
  );
  expect(unknown).toEqual([]);
});

it('DOC-02 every source is a requirement, a rule, a heading of a document, or a standard', () => {
  const headings = new Map(
    pages.map((page) => [page, new Set([...read(page).matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, heading]) => heading))]),
  );
  const lost = code.flatMap((file) =>
    sourcesIn(read(file)).flatMap((source) => {
      const named = [...source.matchAll(/((?:docs\/\S+|README)\.md)(?: "([^"]+)")?/g)];
      const isLost = named.some(([, page = '', heading]) => !headings.get(page) || (heading && !headings.get(page)?.has(heading)));
      const isKnown = named.length > 0 || outside.test(source) || new RegExp(String.raw`\b(?:${groups})-\d`).test(source);
      return isLost || !isKnown || /\bspec\b|calls\.md|\bdesign(?:\.md)? §/.test(source) ? [`${file}: ${source}`] : [];
    }),
  );
  expect(lost).toEqual([]);
});

it('DOC-02 no docstring begins with "What": a verb says what it does, a noun what it is', () => {
  expect(code.filter((file) => /\/\*\*[\s*]*What\b/.test(read(file)))).toEqual([]);
});

/** Returns the text of each `Source:`, up to the next blank line or the end of its comment. */
const sourcesIn = (text: string) =>
  [...text.matchAll(/(?:\*|\/\/|--) (?:.*\s)?Source: ((?:(?!\*\/|\n\s*(?:\*\s*)?\n|\n\s*(?!\*|\/\/|--)\S)[^])*)/g)].map(([, source = '']) =>
    source.replaceAll(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' '),
  );
