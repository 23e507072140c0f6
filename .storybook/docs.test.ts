import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../packages/ui');
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });

const { exports: entries } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { exports: Record<string, string> };

const components = Object.values(entries)
  .map((entry) => path.join(root, entry))
  .filter((file) => file.endsWith('.tsx') && existsSync(file))
  .flatMap((file) => parse(readFileSync(file, 'utf8'), { filename: file, resolver }));

it('SHL-10 finds the components that the library gives away', () => {
  expect(components.length).toBeGreaterThan(120);
});

it.each(components.map(({ displayName = '', description = '', props = {} }) => ({ displayName, description, props })))(
  'SHL-10 $displayName says what it is, and each of its props what it is for',
  ({ description, props }) => {
    expect(description).not.toBe('');
    const silent = Object.entries(props).filter(([, prop]) => !prop.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  },
);
