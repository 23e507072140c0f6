import { contrastOf } from '@site/ui/contrastOf';
import { color } from '@site/ui/tokens';
import { describe, expect, it } from 'vitest';
import { brands, lookOf } from './brands';

describe.each(brands)('SYS-13 the colours of $name', ({ merchant, tokens }) => {
  it('have names that the library knows', () => {
    expect(Object.keys(color)).toEqual(expect.arrayContaining(Object.keys(tokens)));
  });

  it('can be read in both schemes', () => {
    expect(contrastOf(lookOf(merchant).tokens).filter(({ ratio, wanted }) => ratio < wanted)).toEqual([]);
  });
});
