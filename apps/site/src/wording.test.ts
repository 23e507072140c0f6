import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { statusOfRefusal } from '@site/api/refusals';
import { expect, it } from 'vitest';
import { languages, type LanguageCode } from './language';

const root = path.resolve(import.meta.dirname, '../../..');
const codes = Object.keys(languages) as LanguageCode[];
const namespaces = globSync('*.json', { cwd: path.join(root, 'locales/EN') });
const own = [
  'site.json',
  'content.json',
  'member.json',
  'agent.json',
  'report.json',
  'games.json',
  'lines.json',
  'lottery.json',
  'session.json',
  'shell.json',
];

const wordsOf = (code: string, file: string) =>
  JSON.parse(readFileSync(path.join(root, 'locales', code, file), 'utf8')) as Record<string, string>;
const pluralForm = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(pluralForm, '');
const keysOf = (code: string, file: string) => new Set(Object.keys(wordsOf(code, file)).map(baseOf));
const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).toSorted();

it.each(codes.flatMap((code) => namespaces.map((file) => [code, file] as const)))(
  '%s/%s has every key and none left over',
  (code, file) => {
    expect(keysOf(code, file)).toEqual(keysOf('EN', file));
  },
);

it.each(codes.flatMap((code) => namespaces.map((file) => [code, file] as const)))(
  '%s/%s has the plural forms of its language',
  (code, file) => {
    const words = wordsOf(code, file);
    const forms = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories.toSorted();
    for (const base of new Set(
      Object.keys(words)
        .filter((key) => pluralForm.test(key))
        .map(baseOf),
    )) {
      const present = Object.keys(words).flatMap((key) => (baseOf(key) === base ? (pluralForm.exec(key)?.[1] ?? []) : []));
      expect([base, present.toSorted()]).toEqual([base, forms]);
    }
  },
);

it.each(codes.flatMap((code) => namespaces.map((file) => [code, file] as const)))(
  '%s/%s fills the same places as English',
  (code, file) => {
    const english = wordsOf('EN', file);
    for (const [key, text] of Object.entries(wordsOf(code, file))) {
      const model = english[key] ?? english[`${baseOf(key)}_other`] ?? '';
      // "One game" needs no figure.
      const places = pluralForm.test(key) ? placesIn(text).filter((name) => name !== 'count') : placesIn(text);
      const wanted = pluralForm.test(key) ? placesIn(model).filter((name) => name !== 'count') : placesIn(model);
      expect([key, places]).toEqual([key, wanted]);
      expect([key, text.trim() !== '']).toEqual([key, true]);
    }
  },
);

it.each(codes)('%s says every reason a call may be refused for', (code) => {
  const words = wordsOf(code, 'site.json');
  const reasons = [...Object.keys(statusOfRefusal), 'networkAbnormal'].map((reason) => `error.${reason}`);
  expect(
    Object.keys(words)
      .filter((key) => key.startsWith('error.'))
      .toSorted(),
  ).toEqual(reasons.toSorted());
});

it.each([
  ['invitation_code_error', 'registration.json', 'invitation_code_error'],
  ['in_need_true_account', 'site.json', 'error.needsRealAccount'],
  ['phone_tips', 'registration.json', 'phone_tips'],
  ['not empty?', 'registration.json', 'not empty?'],
  ['inconsistent twice', 'registration.json', 'inconsistent twice'],
  ['blockip', 'site.json', 'status.blockedTitle'],
  ['info ip block', 'site.json', 'status.blockedText'],
  ['game maintenance', 'site.json', 'status.maintenanceTitle'],
])('ERR-02 %s is said in every language', (_key, file, key) => {
  const sentences = codes.map((code) => wordsOf(code, file)[key]);
  expect(sentences.filter(Boolean)).toHaveLength(codes.length);
  expect(new Set(sentences).size).toBe(codes.length);
});

it('has no words that nothing says', () => {
  const source = globSync('apps/site/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const prefixes = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '');
  const unused = own.flatMap((file) =>
    Object.keys(wordsOf('EN', file))
      .map(baseOf)
      .filter((key) => !source.includes(`'${key}'`) && !source.includes(`:${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix))),
  );
  expect(unused).toEqual([]);
});
