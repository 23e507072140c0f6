import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { formatDecimal } from '../money/src/formatDecimal.ts';
import { intlLocale } from '../money/src/intlLocale.ts';
import { unitLocales } from '../money/src/unitLocales.ts';
import { localesFolder, readLanguages, readLocale, readWords } from './readLocale.ts';

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

it('I18-05 at least 35 languages are listed, each by its code with a tag that Intl knows, its own name, direction and script', () => {
  const all = readLanguages();
  expect(Object.keys(all).length).toBeGreaterThanOrEqual(35);
  expect(Object.keys(all)).toEqual(expect.arrayContaining(['EN', 'CN', 'JA', 'TH', 'VI', 'ES', 'PT', 'AR', 'RU', 'BN', 'TY']));
  expect(all['TY']?.tag).toBe('tr');
  for (const { tag, name, direction, script } of Object.values(all)) {
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    expect(name).toMatch(/\p{L}/u);
    expect(new Intl.Locale(tag, { script }).maximize().toString()).toBe(new Intl.Locale(tag).maximize().toString());
    expect([tag, direction]).toEqual([tag, /^(ar|fa|he|ur)$/.test(tag) ? 'rtl' : 'ltr']);
  }
});

it.each(Object.values(readLanguages()))('I18-04 $tag writes figures in the digits that are declared, $digits', ({ tag, digits }) => {
  expect(new Intl.NumberFormat(intlLocale(tag)).resolvedOptions().numberingSystem).toBe(digits);
  expect(new Intl.NumberFormat(unitLocales(tag)).resolvedOptions().numberingSystem).toBe(digits);
  // The value of a field has Latin digits in every language.
  expect(formatDecimal(123_456_789n, 2, tag, 2, 'latn')).toMatch(/^[\d.,\s]+$/u);
});

it.each(Object.keys(readLanguages()))('I18-01 what the lobby loads of %s is at most 25 kB after gzip', (code) => {
  // Its own words, those of its deferred parts, and what a first touch loads for the next page.
  const loaded = ['site', 'shell', 'failure', 'live', 'lottery', 'content', 'games', 'prizes'];
  const bytes = loaded.map((name) => gzipSync(JSON.stringify(readWords(code, `${name}.json`))).length);
  expect(Math.min(...bytes)).toBeGreaterThan(100);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
});

it('I18-01 a text that is missing, blank, of another language or with another placeholder is found', () => {
  const english = readLocale('EN', 'en');
  expect(english).toMatchObject({ missing: [], extra: [], plurals: [], blank: [], places: [], shareOfEnglish: 1 });
  // English has two plural forms, Arabic six.
  expect(readLocale('EN', 'ar').plurals.length).toBeGreaterThan(20);
  expect(readLocale('NONE', 'en').missing.length).toBeGreaterThan(4000);
});
