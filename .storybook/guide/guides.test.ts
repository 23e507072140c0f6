import path from 'node:path';
import { expect, it } from 'vitest';
import type { Guide } from '../../packages/ui/src/guide/Guide';

const library = '../../packages/ui/src/';
const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.ts', { import: 'guide', eager: true });
const programs = import.meta.glob<string>('../../packages/ui/src/*/*.example.tsx', { query: '?raw', import: 'default', eager: true });
const trees = import.meta.glob<string>('../../packages/ui/src/*/*.aria.yml', { query: '?raw', import: 'default', eager: true });
const shown = import.meta.glob<string>('../../packages/ui/src/*/*.pairs.tsx', { query: '?raw', import: 'default', eager: true });
const sources = Object.keys(import.meta.glob('../../packages/ui/src/*/*.tsx'));
const documented = sources
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.slice(library.length).replace('.stories.tsx', ''));

const manifest = import.meta.glob<string>('../../packages/ui/package.json', { import: 'version', eager: true });
const changesets = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

/** Version that a release would make now; the version itself when nothing is pending. */
function nextVersion(): string {
  const parts = Object.values(manifest)[0]?.split('.').map(Number) ?? [];
  const kinds = new Set(Object.values(changesets).map((text) => /^'@site\/ui': (\w+)$/m.exec(text)?.[1]));
  const raised = ['major', 'minor', 'patch'].findIndex((kind) => kinds.has(kind));
  if (raised === -1) return parts.join('.');
  return parts.map((part, index) => (index < raised ? part : index === raised ? part + 1 : 0)).join('.');
}

const names = new Set(sources.map((file) => path.basename(file).replace(/(?:\.stories)?\.tsx$/, '')));

it.each(documented)('SHL-10 %s says when to use it, and has an example', (name) => {
  const guide = guides[`${library}${name}.guide.ts`];
  const program = programs[`${library}${name}.example.tsx`];
  expect(guide?.use.length).toBeGreaterThan(0);
  expect(program).toBeDefined();
});

/** Matches what can be operated in a recorded tree; a region may be a stop that scrolls. */
const controls = /^\s*- (?:button|link|textbox|searchbox|checkbox|radio|switch|slider|spinbutton|combobox|tab|menuitem|treegrid|option)\b/m;
const operated = Object.entries(trees).filter(([, tree]) => controls.test(tree));

it.each(operated)('SHL-10 %s has something to operate, and its guide says with which keys', (file) => {
  expect(guides[file.replace('.aria.yml', '.guide.ts')]?.keys?.length).toBeGreaterThan(0);
});

it.each(Object.entries(guides))(
  'SHL-10 %s leads to components that exist, and to pairs that are drawn',
  (file, { avoid, status, pairs = [] }) => {
    const others = avoid.flatMap(({ instead }) => instead ?? []);
    expect(others.filter((other) => !names.has(other))).toEqual([]);
    expect(status === 'deprecated' && others.length === 0).toBe(false);
    const program = shown[file.replace('.guide.ts', '.pairs.tsx')] ?? '';
    const halves = pairs.flatMap(({ doExample, dontExample }) => [doExample, dontExample]);
    expect(halves.filter((half) => !new RegExp(`^export (?:function|const) ${half}\\b`, 'm').test(program))).toEqual([]);
  },
);

it('SHL-10 no component says that it comes with a version after the next', () => {
  const next = nextVersion();
  expect(next).toMatch(/^\d+\.\d+\.\d+$/);
  const later = Object.entries(guides).filter(([, { since }]) => since.localeCompare(next, 'en', { numeric: true }) > 0);
  expect(later.map(([file, { since }]) => `${file}: ${since}`)).toEqual([]);
});

it.each(Object.entries(programs))('SHL-10 %s imports its component as a user of the package does', (file, program) => {
  // Pictures are the user's own.
  expect(program).not.toMatch(/from '\.\.?\/(?![^']*\.(?:avif|webp|png)')/);
  expect(program).toMatch(/^export default function Example\(/m);
  const name = path.basename(file, '.example.tsx');
  expect(program).toMatch(
    name === 'Illustrations' || name === 'StatusScreens' ? /@site\/ui\// : new RegExp(`^import [^;]*\\b${name}\\b[^;]*from '@`, 'm'),
  );
});
