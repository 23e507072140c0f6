import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PropsReader } from './PropsReader';

const library = path.resolve(import.meta.dirname, '../../packages/ui/src');
const files = globSync('*/*.tsx', { cwd: library }).filter((file) => !/\.(?:stories|example|pairs)\./.test(file));
const reader = new PropsReader();
afterAll(() => reader.close());

const components = files.flatMap((file) => reader.read(path.join(library, file)));
const typeOf = (component: string, property: string) =>
  components.find(({ name }) => name === component)?.properties.find(({ name }) => name === property)?.type;

/** Names of unions, found in the text of the sources. */
const unions = globSync('*/*.{ts,tsx}', { cwd: library }).flatMap((file) =>
  [...readFileSync(path.join(library, file), 'utf8').matchAll(/^(?:export )?type (\w+)(?:<[^=]*>)? =\s*(?:\||[^;{(<]+ \| )/gm)].map(
    ([, name]) => name ?? '',
  ),
);

it('SHL-10 writes out the unions of every property', () => {
  expect(components.length).toBeGreaterThan(140);
  expect(unions).toEqual(expect.arrayContaining(['FieldSize', 'TierMode']));
  const hidden = components.flatMap(({ name, properties }) =>
    properties.flatMap(({ name: property, type }) =>
      type === 'unknown' || unions.some((union) => new RegExp(`\\b${union}\\b`).test(type)) ? [`${name}.${property}: ${type}`] : [],
    ),
  );
  expect(hidden).toEqual([]);
});

it.each([
  ['TextField', 'size', "'small' | 'medium' | 'large' | 'figure'"],
  ['AmountField', 'size', "'small' | 'medium' | 'large' | 'figure'"],
  ['TierEditor', 'onModeChange', "(mode: 'FIXED' | 'TIERED') => void"],
  ['GameGrid', 'renderTile', "(game: Game, size: 'normal' | 'lead') => ReactNode"],
  ['VendorCard', 'onNavigate', '(href: string) => void'],
])('SHL-10 reads %s.%s', (component, property, type) => {
  expect(typeOf(component, property)).toBe(type);
});

it('SHL-10 says what a component renders, which of its properties are required, and what the others are by default', () => {
  const tile = components.find(({ name }) => name === 'GameTile');
  expect(tile?.root).toBe('article');
  expect(tile?.description).toMatch(/^A game/);
  const required = tile?.properties.map(({ isRequired }) => isRequired) ?? [];
  expect(required.indexOf(false)).toBe(required.lastIndexOf(true) + 1);
  expect(tile?.properties.find(({ name }) => name === 'size')).toMatchObject({ default: "'normal'", isRequired: false });
  expect(tile?.types.find(({ name }) => name === 'GameTileLabels')?.code).toContain('play: string');
});
