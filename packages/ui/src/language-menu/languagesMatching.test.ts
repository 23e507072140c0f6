import { expect, it } from 'vitest';
import { languagesMatching } from './languagesMatching';

const languages = [
  { code: 'EN', tag: 'en', name: 'English' },
  { code: 'BN', tag: 'bn', name: 'বাংলা' },
  { code: 'AR', tag: 'ar', name: 'العربية' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt' },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文' },
];
const found = (query: string, locale = 'en') => languagesMatching(languages, query, locale).map(({ code }) => code);

it.each([
  ['nothing asked', '  ', 'en', ['EN', 'BN', 'AR', 'VI', 'CN']],
  ['its own name', 'বাংলা', 'en', ['BN']],
  ['its own name without accents', 'tieng viet', 'en', ['VI']],
  ['its code', 'cn', 'en', ['CN']],
  ['its English name', 'Bangla', 'en', ['BN']],
  ['its name in the reader’s language', 'الفيتنامية', 'ar', ['VI']],
  ['its English name by a reader of another language', 'arabic', 'bn', ['AR']],
  ['no language', 'xyz', 'en', []],
])('SHL-01 finds a language by %s', (_case, query, locale, codes) => {
  expect(found(query, locale)).toEqual(codes);
});
