import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localesFolder, readLanguages, readLocale } from './readLocale.ts';

const languages = Object.entries(readLanguages()).filter(([code]) => code !== 'EN');

it.each(languages)('I18-01 %s has every key, every plural form and every placeholder, and nothing left over', (code, { tag }) => {
  const { missing, extra, plurals, blank, places } = readLocale(code, tag);
  expect({ missing, extra, plurals, blank, places }).toEqual({ missing: [], extra: [], plurals: [], blank: [], places: [] });
});

it.each(languages)('I18-01 fewer than 3 %% of the texts of %s are English', (code, { tag }) => {
  expect(readLocale(code, tag).shareOfEnglish).toBeLessThan(0.03);
});

it.each(languages)('I18-01 the glossary of %s has every term of the English one', (code) => {
  const glossary = JSON.parse(readFileSync(path.join(localesFolder, 'glossary.json'), 'utf8')) as Record<string, Record<string, string>>;
  expect(
    Object.entries(glossary)
      .filter(([, terms]) => !terms[code]?.trim())
      .map(([term]) => term),
  ).toEqual([]);
});

it('I18-05 at least 35 languages are listed, each by its code with a tag that Intl knows, its own name and its direction', () => {
  const all = readLanguages();
  expect(Object.keys(all).length).toBeGreaterThanOrEqual(35);
  expect(Object.keys(all)).toEqual(expect.arrayContaining(['EN', 'CN', 'JA', 'TH', 'VI', 'ES', 'PT', 'AR', 'RU', 'BN', 'TY']));
  expect(all['TY']?.tag).toBe('tr');
  for (const { tag, name, direction } of Object.values(all)) {
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    expect(name).toMatch(/\p{L}/u);
    expect([tag, direction]).toEqual([tag, /^(ar|fa|he|ur)$/.test(tag) ? 'rtl' : 'ltr']);
  }
});

it('I18-01 a text that is missing, blank, of another language or with another placeholder is found', () => {
  const english = readLocale('EN', 'en');
  expect(english).toMatchObject({ missing: [], extra: [], plurals: [], blank: [], places: [], shareOfEnglish: 1 });
  // English has two plural forms, Arabic six.
  expect(readLocale('EN', 'ar').plurals.length).toBeGreaterThan(20);
  expect(readLocale('NONE', 'en').missing.length).toBeGreaterThan(4000);
});
