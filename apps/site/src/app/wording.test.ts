import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf as keysOfReport, wordsAt } from '@site/api/defineReport';
import { statusOfRefusal } from '@site/api/refusals';
import { houseReport } from '@site/api/deskReports';
import { reportList } from '@site/api/reports';
import { expect, it } from 'vitest';
import { languages } from './language';

const root = path.resolve(import.meta.dirname, '../../../..');
const codes = Object.keys(languages);
const own = [
  'site.json',
  'content.json',
  'member.json',
  'agent.json',
  'report.json',
  'games.json',
  'inbox.json',
  'posts.json',
  'profile.json',
  'lines.json',
  'live.json',
  'lottery.json',
  'session.json',
  'shell.json',
];

const wordsOf = (code: string, file: string) =>
  JSON.parse(readFileSync(path.join(root, 'locales', code, file), 'utf8')) as Record<string, string>;
const pluralForm = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(pluralForm, '');

it.each(codes)('%s says every reason a call may be refused for', (code) => {
  expect(Object.keys(wordsOf(code, 'failure.json')).toSorted()).toEqual([...Object.keys(statusOfRefusal), 'networkAbnormal'].toSorted());
});

it.each([
  ['invitation_code_error', 'registration', 'invitation_code_error', 'registration/RegisterForm.tsx', "t('invitation_code_error')"],
  ['in_need_true_account', 'shell', 'in_need_true_account', 'shell/MessageDialog.tsx', "t('shell:in_need_true_account')"],
  ['phone_tips', 'registration', 'phone_tips', 'registration/useFieldTexts.ts', "t('phone_tips', { max: rule.maxLength })"],
  ['not empty?', 'registration', 'not empty?', 'session/AgreeField.tsx', "t('not empty?')"],
  ['inconsistent twice', 'registration', 'inconsistent twice', 'registration/useFieldTexts.ts', "t('inconsistent twice')"],
  ['blockip', 'site', 'blockip', 'status/ClosedPage.tsx', "t('blockip')"],
  ['info ip block', 'shell', 'info ip block', 'status/ClosedPage.tsx', "shell('info ip block',"],
  ['game maintenance', 'site', 'game maintenance', 'status/ClosedPage.tsx', "t('game maintenance')"],
])('ERR-02 %s is said in every language, where it belongs', (_name, namespace, key, file, use) => {
  const sentences = codes.map((code) => wordsOf(code, `${namespace}.json`)[key]);
  expect(sentences.filter(Boolean)).toHaveLength(codes.length);
  expect(new Set(sentences).size).toBe(codes.length);
  expect(readFileSync(path.join(import.meta.dirname, '../areas', file), 'utf8')).toContain(use);
});

it.each(codes)('ERR-02 phone_tips names the most digits in %s', (code) => {
  expect(wordsOf(code, 'registration.json')['phone_tips']).toMatch(/\{\{max\b/);
});

const saidByReports = [...reportList, houseReport].flatMap((report) => keysOfReport(report).map((key) => wordsAt(report, key)));

it.each(codes)('AGT-06 %s has all words of every report', (code) => {
  expect(saidByReports.filter(([namespace, key]) => !wordsOf(code, `${namespace}.json`)[key])).toEqual([]);
});

it('has no unused keys', () => {
  const said = new Set(saidByReports.map(([namespace, key]) => `${namespace}.json ${key}`));
  const source = globSync(['apps/site/src/**/*.{ts,tsx}', 'apps/service/src/exports/*.ts'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const prefixes = [...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '');
  const unused = own.flatMap((file) =>
    Object.keys(wordsOf('EN', file))
      .map(baseOf)
      .filter(
        (key) =>
          !said.has(`${file} ${key}`) &&
          !source.includes(`'${key}'`) &&
          !source.includes(`:${key}'`) &&
          !prefixes.some((prefix) => key.startsWith(prefix)),
      ),
  );
  expect(unused).toEqual([]);
});
