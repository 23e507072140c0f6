import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';

it.each([
  ['tiger', 'tiger', 0],
  ['tigre', 'tiger', 1],
  ['pharoah', 'pharaoh', 1],
  ['lotos', 'lotus', 1],
  ['dragn', 'dragon', 1],
  ['crsh', 'orbit', Infinity],
])('LOB-08 counts the editDistance from %s to %s: %d', (from, to, count) => {
  expect(editDistance(from, to, { most: 2 })).toBe(count);
});

it('LOB-08 takes the beginning of a word for the word while it is typed', () => {
  expect(editDistance('phaar', 'pharaoh', { most: 1, asPrefix: true })).toBe(1);
  expect(editDistance('phaar', 'pharaoh', { most: 1 })).toBe(Infinity);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

it('is the same both ways, nothing for a word and itself, and never more than said', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const count = editDistance(one, other, { most });
      expect(count).toBe(editDistance(other, one, { most }));
      expect(count === 0).toBe(one === other);
      expect(count <= most || count === Infinity).toBe(true);
      expect(editDistance(one, other, { most, asPrefix: true })).toBeLessThanOrEqual(count);
    }),
  );
});
