import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type enrichCsf, loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { readable } from './readable';

const library = path.resolve(import.meta.dirname, '../../packages/ui/src');

/** The part of Storybook that writes snippets into stories when it is built, which `experimentalCodeExamples` turns on. */
type EnrichCsf = (input: undefined, options: object) => Promise<(...csf: Parameters<typeof enrichCsf>) => Promise<void>>;
const framework = createRequire(createRequire(import.meta.url).resolve('@storybook/react-vite'));
const { experimental_enrichCsf } = (await import(framework.resolve('@storybook/react/preset'))) as { experimental_enrichCsf: EnrichCsf };
const addSnippets = await experimental_enrichCsf(undefined, {
  presets: { apply: () => Promise.resolve({ experimentalCodeExamples: true }) },
});

const files = globSync('*/*.stories.tsx', { cwd: library }).map((file) => {
  const parse = () => loadCsf(readFileSync(path.join(library, file), 'utf8'), { fileName: file, makeTitle: () => file }).parse();
  return { file, csf: parse(), source: parse() };
});

/** Returns the values of `code` in what Storybook has added to a file. */
function codesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { key, value } = node as { key?: { name: string }; value?: { value: string } };
  return key?.name === 'code' && value ? [value.value] : Object.values(node).flatMap(codesIn);
}

it.each(files.filter(({ source: { _meta: meta } }) => meta?.component))(
  'SHL-10 the snippets of $file are code that a user could write',
  async ({ csf, source }) => {
    const { _ast: ast, stories } = csf;
    const { _meta: meta } = source;
    const component = meta?.component?.replace(/<.*/, '');
    const written = ast.program.body.length;
    await addSnippets(csf, source, {});
    const snippets = ast.program.body
      .slice(written)
      .flatMap(codesIn)
      .map((code) => readable(code, component));
    expect(snippets).toHaveLength(stories.length);
    for (const snippet of snippets) {
      expect(snippet).toMatch(/<[A-Z>]/);
      expect(snippet).not.toMatch(/Styled\(|\bfunction\b|\bfn\(|<[A-Z]\w?[\s/>]|Expected story/);
    }
    // Drawings are shown by a part that all of them share.
    expect(snippets.join('\n')).toContain(component === 'Scene' ? '<' : `<${component}`);
  },
);

it('SHL-10 a snippet has handlers for mocks and one name for the words', () => {
  const snippet =
    '<Tile\n    labels={{\n      play: "Play",\n    }}\n    back={{ onSelect: fn((event) => event.stop()) }}\n    onPlay={fn()} />';
  expect(readable('const Story = () => <Kept value={1} />;', 'Tile')).toBe('const Story = () => <Tile value={1} />;');
  expect(readable(snippet)).toBe('<Tile\n    labels={labels}\n    back={{ onSelect: (event) => event.stop() }}\n    onPlay={() => {}} />');
});
