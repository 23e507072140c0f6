import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seedAnnouncements } from './announcements.ts';
import { seedArticles } from './helpArticles.ts';
import { seedPromotions } from './promotions.ts';

const locales = path.resolve(import.meta.dirname, '../../../../locales');

/** Returns all texts of the product in a language. */
const saidIn = (language: string) =>
  globSync('*.json', { cwd: path.join(locales, language) }).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(path.join(locales, language, file), 'utf8')) as Record<string, string>),
  );

/** Installation articles name buttons of phones. */
const articles = seedArticles.filter(({ group }) => group !== 'INSTALL');
const texts = [...articles, ...seedAnnouncements, ...seedPromotions];

it.each(['EN', 'BN', 'AR'] as const)('RTE-04 texts in %s name only existing parts of the product', (language) => {
  const said = new Set(saidIn(language));
  const named = texts.flatMap(({ words }) =>
    [...words[language].content.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !said.has(name))).toEqual([]);
});

it('RTE-04 texts link only to the login page and to help organisations', () => {
  const links = texts.flatMap(({ words }) =>
    Object.values(words).flatMap(({ content }) => [...content.matchAll(/href="(.*?)"/g)].map(([, href = '']) => href)),
  );
  expect(new Set(links)).toEqual(new Set(['/dev/accounts', 'https://www.gamblingtherapy.org/']));
});

/** Features without a call yet. The area that adds one removes its words here. */
const notThere = /dividend|daily salary|contract request|chat with a person|share of (their|your friends’) turnover/i;

it('RTE-04 no text describes a missing feature as available', () => {
  const english = texts.flatMap(
    ({ words: { EN } }) => `${EN.title} ${EN.content} ${'text' in EN ? EN.text : ''}`.match(/[^.!?<>]+/g) ?? [],
  );
  const promised = english.filter((sentence) => notThere.test(sentence) && !/\b(no|not|cannot|never|nobody|will)\b/i.test(sentence));
  expect(promised).toEqual([]);
});
