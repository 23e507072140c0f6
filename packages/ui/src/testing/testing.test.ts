import { expect, it } from 'vitest';
import { selectors } from './testing';

it('SHL-10 a selector quotes what it is given', () => {
  expect(selectors.tile(String.raw`The "best" \ game`)).toBe(String.raw`article[aria-label="The \"best\" \\ game"]`);
});

it.each(Object.entries<(...args: never[]) => string>(selectors))('SHL-10 the selector of %s names no class', (_name, select) => {
  expect(select(...(['one', 'other'] as never[]))).not.toMatch(/[.#]/);
});
