import { expect, it } from 'vitest';
import { brands } from '../brands';
import { readBrand } from './readBrand';

const [marquee] = brands;
const written = (changes: object) => JSON.stringify({ ...marquee, ...changes });

it.each(brands)('SYS-13 reads $name as the service has it', (brand) => {
  expect(readBrand(JSON.stringify(brand))).toEqual({ brand, problems: [] });
});

it.each([
  ['text that is not JSON', '{', ['This is not JSON.']],
  ['a brand without a name', written({ name: undefined }), [expect.stringMatching(/^name: /)]],
  ['an age in words', written({ minAge: 'eighteen' }), [expect.stringMatching(/^minAge: /)]],
  [
    'a token that the library does not know',
    written({ tokens: { 'on-action': { dark: '#fff' } } }),
    ['tokens.on-action: the library has no such token.'],
  ],
  ['a colour that is none', written({ tokens: { action: { dark: 'amberish' } } }), ['tokens.action.dark: "amberish" is not a colour.']],
])('SYS-13 says what is the matter with %s', (_, text, problems) => {
  expect(readBrand(text)).toEqual({ problems });
});
