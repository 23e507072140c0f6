import { renderToStaticMarkup } from 'react-dom/server';
import { latinDigits } from '@site/money/latinDigits';
import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import type english from '../../../../locales/EN/components.json';
import { createWords } from './createWords';
import { words as ar } from './ar';
import { words as bn } from './bn';
import { words as en } from './en';

/** Texts of labels by their path. Functions are called with figures, with words for what is no figure, and with elements. */
function textsOf(label: unknown, at: string): [at: string, text: string][] {
  if (typeof label === 'string') return [[at, label]];
  if (isValidElement(label)) return [[at, renderToStaticMarkup(label)]];
  if (typeof label === 'function') return [0, 1, 2, 5, 11, 100].flatMap((count) => textsOf((label as Label)(count, count, count), at));
  return Object.entries(label as object).flatMap(([name, part]) => textsOf(part, `${at}.${name}`));
}
type Label = (...args: unknown[]) => ReactNode;

const files = import.meta.glob<typeof english>('./*/components.json', { base: '../../../../locales', import: 'default', eager: true });
const packs = Object.entries(files).map(([file, texts]) => {
  const code = file.split('/')[1] ?? '';
  return [code, createWords(texts, languages[code as 'EN'].tag)] as const;
});

describe.each(packs)('the words of %s', (code, words) => {
  it('SHL-10 I18-01 fill every place, those of the grid included', () => {
    const { grid, ...reportGrid } = words.reportGrid;
    const { step: __, ...withdrawalTimeline } = words.withdrawalTimeline;
    const texts = textsOf({ ...words, reportGrid, withdrawalTimeline }, 'words');
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => text.trim() === '' || /\{\{|\}\}|undefined|NaN|object/.test(text))).toEqual([]);
    expect(Object.values(grid).every(Boolean)).toBe(true);
    expect(grid.columnMenuSortAsc === en.reportGrid.grid.columnMenuSortAsc).toBe(code === 'EN');
  });
});

describe.each(Object.entries({ en, bn, ar }))('the words of %s', (_language, words) => {
  it('SHL-10 write figures in the digits of the language, as the components do', () => {
    expect(latinDigits(words.reportGrid.range(1, 50, 8412))).toContain('8,412');
    expect(latinDigits(words.uploadField.size(2_400_000))).toContain('2,400');
    expect(words.pagination.page(12)).toContain(words === bn ? '১২' : '12');
  });
});

it.each([
  [en, 0, '0 cells copied'],
  [en, 1, '1 cell copied'],
  [en, 2, '2 cells copied'],
  [bn, 2, '২টি ঘর কপি হয়েছে'],
  [ar, 0, 'لم تُنسخ أي خلية'],
  [ar, 1, 'نُسخت خلية واحدة'],
  [ar, 2, 'نُسخت خليتان'],
  [ar, 3, 'نُسخت 3 خلايا'],
  [ar, 11, 'نُسخت 11 خلية'],
  [ar, 100, 'نُسخت 100 خلية'],
])('SHL-10 counts in the plural forms of its language (%#)', (words, cells, text) => {
  expect(words.reportGrid.copied(cells)).toBe(text);
});

it('SHL-10 puts elements where the language has them', () => {
  expect(renderToStaticMarkup(en.vipLadder.of('3', '10'))).toBe('3 of 10');
  expect(renderToStaticMarkup(bn.vipLadder.of('3', '10'))).toBe('10-এর মধ্যে 3');
});

it('SHL-10 names the states of a withdrawal', () => {
  expect(en.withdrawalTimeline.step('REVIEW', 'now')).toBe('Under review');
  expect(en.withdrawalTimeline.step('REVIEW', 'done')).toBe('Reviewed');
});

it('SHL-10 brings the own words of the grid', () => {
  expect(ar.reportGrid.grid.columnMenuSortAsc).toMatch(/\p{Script=Arabic}/u);
  expect(bn.reportGrid.grid.columnMenuSortAsc).toMatch(/\p{Script=Bengali}/u);
  expect(ar.reportGrid.grid.columnMenuAriaLabel?.('Bets')).toBe('قائمة العمود Bets');
  expect(bn.reportGrid.grid.columnMenuAriaLabel?.('Bets')).toBe('Bets কলামের মেনু');
});
