import { expect, it } from 'vitest';
import { boxOf, LONG, neighbourOf, WIDE } from './layout.ts';
import { spots } from './spots.ts';

const all = [...spots.values()];

it('GAM-14 every place lies on the table, and no two in the same middle', () => {
  for (const spot of all) {
    const { x, y, width, height } = boxOf(spot);
    expect(x - width / 2).toBeGreaterThanOrEqual(0);
    expect(x + width / 2).toBeLessThanOrEqual(LONG);
    expect(y - height / 2).toBeGreaterThanOrEqual(0);
    expect(y + height / 2).toBeLessThanOrEqual(WIDE);
  }
  expect(new Set(all.map((spot) => `${boxOf(spot).x} ${boxOf(spot).y}`)).size).toBe(all.length);
});

it('GAM-14 arrows reach every place of the table', () => {
  const reached = new Set(['0']);
  for (const name of reached)
    for (const step of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = neighbourOf(name, step);
      if (next) reached.add(next);
    }
  expect(all.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
});

it.each([
  ['1', [1, 0], '1-4'],
  ['1-4', [1, 0], '4'],
  ['2', [0, 1], '1-2'],
  ['36', [1, 0], 'column3'],
  ['column3', [1, 0], undefined],
] as const)('GAM-14 from %s, %j leads to %s', (from, step, to) => {
  expect(neighbourOf(from, step)).toBe(to);
});
