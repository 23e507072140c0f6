import { expect, it } from 'vitest';
import { nextTile } from './nextTile';

const at = (column: number, row: number, span = 1) => ({
  left: column * 100,
  right: (column + span) * 100 - 10,
  top: row * 100,
  bottom: (row + span) * 100 - 10,
});

/** The mosaic of a desktop: a large tile at the start, another at the end of the second row. */
const mosaic = [
  at(0, 0, 2),
  at(2, 0),
  at(3, 0),
  at(4, 0),
  at(5, 0),
  at(2, 1),
  at(3, 1),
  at(4, 1, 2),
  at(0, 2),
  at(1, 2),
  at(2, 2),
  at(3, 2),
];
const from = (index: number, key: string, { withCtrl = false, isMirrored = false } = {}) =>
  nextTile({ key, withCtrl, index, places: mosaic, isMirrored });

it.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', undefined],
  [11, 'ArrowRight', undefined],
  [0, 'ArrowDown', 8],
  [1, 'ArrowDown', 5],
  [5, 'ArrowUp', 1],
  [9, 'ArrowUp', 0],
  [4, 'ArrowDown', 7],
  [7, 'ArrowUp', 3],
  [8, 'ArrowDown', undefined],
  [5, 'Home', 0],
  [1, 'End', 4],
  [8, 'End', 11],
  [3, 'Tab', undefined],
])('SHL-10 from tile %i %s leads to %s', (index, key, expected) => {
  expect(from(index, key)).toBe(expected);
});

it('SHL-10 with Ctrl, Home and End lead to the first and the last of all', () => {
  expect(from(6, 'Home', { withCtrl: true })).toBe(0);
  expect(from(6, 'End', { withCtrl: true })).toBe(11);
});

it('I18-03 right to left, the arrow points the other way', () => {
  expect(from(1, 'ArrowRight', { isMirrored: true })).toBe(0);
  expect(from(1, 'ArrowLeft', { isMirrored: true })).toBe(2);
});
