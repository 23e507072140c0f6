import { expect, it } from 'vitest';
import { brandPlans } from '../seed/brandPlans.ts';
import { readBrand } from './readBrand.ts';
import { siteWords } from './siteWords.ts';

const brands = brandPlans.map(({ brand }) => brand);
const [marquee] = brands;
const written = (changes: object) => JSON.stringify({ ...marquee, ...changes });

it.each(brands)('SYS-13 reads $name as the service has it', (brand) => {
  expect(readBrand(JSON.stringify(brand), siteWords)).toEqual({ brand, hosts: undefined, problems: [] });
});

it.each([
  ['text that is not JSON', '{', ['This is not JSON.']],
  ['a brand without a name', written({ name: undefined }), [expect.stringMatching(/^name: /)]],
  ['a field that a brand does not have', written({ colour: 'red' }), ['brand: Unrecognized key: "colour"']],
  ['a code with capitals', written({ merchant: 'Khela' }), [expect.stringMatching(/^merchant: /)]],
  ['a language that is unknown', written({ languages: ['EN', 'XX'] }), [expect.stringMatching(/^languages.1: /)]],
  ['a first language that it does not offer', written({ languages: ['BN'] }), ['defaultLanguage: not among the languages']],
  ['a zone that does not exist', written({ zone: 'Asia/Atlantis' }), ['zone: an IANA time zone']],
  ['a host with a port', written({ hosts: ['khela.example:80'] }), [expect.stringMatching(/^hosts.0: /)]],
  ['corners beyond round', written({ roundness: 3 }), [expect.stringMatching(/^roundness: /)]],
  ['a mark that is no path', written({ mark: [{ d: '<script>', tone: 'action' }] }), [expect.stringMatching(/^mark.0.d: /)]],
  ['an age in words', written({ minAge: 'eighteen' }), [expect.stringMatching(/^minAge: /)]],
  [
    'a token that the library does not know',
    written({ tokens: { 'on-action': { dark: '#fff' } } }),
    ['tokens.on-action: the library has no such token.'],
  ],
  [
    'own texts that stand nowhere or say too little',
    written({
      wording: { EN: { 'site:lobby.showing': 'Games', 'site:nowhere': 'Here', 'site:lobby.hot': 'Lit' }, FR: {} },
      languages: ['EN'],
      defaultLanguage: 'EN',
    }),
    [
      'wording.EN.site:lobby.showing: placeholders: category, shown, total',
      'wording.EN.site:nowhere: no text of the site',
      'wording.FR: not among the languages',
    ],
  ],
  ['a colour that is none', written({ tokens: { action: { dark: 'amberish' } } }), ['tokens.action.dark: "amberish" is not a colour.']],
])('SYS-13 says what is the matter with %s', (_, text, problems) => {
  expect(readBrand(text, siteWords)).toEqual({ problems });
});
