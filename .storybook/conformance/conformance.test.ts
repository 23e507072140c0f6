import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, parse } from 'react-docgen';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { words as ar } from '@site/ui/words/ar';
import { words as bn } from '@site/ui/words/bn';
import { words as en } from '@site/ui/words/en';
import { components, entries, exampleOf } from './components';
import { excused } from './excused';
import { provide } from './provide';

const render = (children: ReactNode) => renderToString(provide(children, 'ltr'));
const extras = { id: 'conformance-id', className: 'conformance-class', 'data-conformance': 'yes' };

it('SHL-10 finds the components that the library gives away', () => {
  expect(components.length).toBeGreaterThan(140);
});

it.each(components)(
  'SHL-10 $folder/$name is rendered by a server: in plain Node, silently, with what it was given on its root',
  (exported) => {
    const props = exampleOf(exported, render);
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const painted = render(createElement(exported.component, { ...props, ...extras }));
    const told = said.flatMap(({ mock }) => mock.calls.map((call) => call.map(String).join(' ')));
    for (const spy of said) spy.mockRestore();
    expect(told).toEqual([]);
    // What stands above the page waits for the browser.
    const isKept = painted.includes('data-conformance="yes"') || excused[exported.name]?.root !== undefined;
    expect(isKept ? '' : painted.replaceAll(/<style.*?<\/style>/g, '')).toBe('');
  },
);

/** Spellings that have another name in the vocabulary of the library. */
const others: Record<string, string> = {
  isLoading: 'isBusy',
  isSending: 'isBusy',
  isPending: 'isBusy',
  pending: 'isBusy',
  loading: 'isBusy',
  busy: 'isBusy',
  disabled: 'isDisabled',
  open: 'isOpen',
  onChoose: 'onChange',
  onSelect: 'onChange',
  onGroup: 'onChange',
  groupings: 'items',
  grouping: 'value',
  chosen: 'value',
  selected: 'value',
  words: 'labels',
  texts: 'labels',
  locale: 'useLocale()',
  onDismiss: 'onClose',
  places: 'skeletons',
  calendarLocale: 'useLocale()',
  groups: 'items',
  rows: 'items',
  days: 'items',
  shares: 'items',
  steps: 'items',
  drops: 'items',
  numbers: 'items',
  benefits: 'items',
  changes: 'items',
  prices: 'items',
  values: 'items',
};

const root = path.resolve(import.meta.dirname, '../../packages/ui');
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
const described = Object.values(entries)
  .map((entry) => path.join(root, entry))
  .filter((file) => file.endsWith('.tsx') && existsSync(file))
  .map((file) => ({ file, folder: path.basename(path.dirname(file)) }))
  .flatMap(({ file, folder }) =>
    parse(readFileSync(file, 'utf8'), { filename: file, resolver }).map(({ displayName = '', props = {} }) => ({
      folder,
      displayName,
      props,
    })),
  );

const packs = Object.entries({ ar, bn, en });
const labelled = described.filter(({ props }) => 'labels' in props);

it('SHL-10 finds the components that take labels', () => {
  expect(labelled.length).toBeGreaterThan(70);
});

it.each(labelled)('SHL-10 $displayName has its words in every language', ({ displayName }) => {
  const entry = displayName.charAt(0).toLowerCase() + displayName.slice(1);
  expect(packs.filter(([, words]) => !(entry in words)).map(([language]) => language)).toEqual([]);
});

it.each(described)('SHL-10 $folder/$displayName names its props as every component does', ({ displayName, props }) => {
  const excuse = excused[displayName]?.names;
  const wrong = Object.entries(props).flatMap(([name, { tsType }]) => {
    const better = others[name];
    if (better) return [`${name} is ${better}`];
    if (tsType?.name === 'bigint' && /(?:amount|balance|prize|stake|fee)$/i.test(name)) return [`${name} is money without …Minor`];
    return [];
  });
  expect(wrong).toHaveLength(excuse === undefined ? 0 : 1);
});

/** Closes one of its messages, or the betting. */
const closesOther = new Set(['Toasts', 'DrawCountdown']);
/** Has it from `Dialog`, where react-docgen does not look. */
const extendsDialog = new Set(['ConfirmDialog', 'GameActionSheet']);
const closable = described.filter(({ displayName, props }) => 'onClose' in props && !closesOther.has(displayName));

it.each(closable)('SHL-10 $folder/$displayName can be closed by its page', ({ displayName, props }) => {
  expect('isOpen' in props).toBe(!extendsDialog.has(displayName));
  const exported = components.find(({ name }) => name === displayName);
  const closed = exported && render(createElement(exported.component, { ...exampleOf(exported, render), isOpen: false }));
  expect(closed).not.toMatch(/<(?:dialog|aside)\b|\sopen=/);
});

const sources = import.meta.glob<string>(['../../packages/ui/src/*/*.{ts,tsx}', '!**/*.{stories,example,pairs,test}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Ends of names of instants; of a span of time there is another: `stayMs`. */
const isInstant = /(?:At|(?:Of|On|By|Since|Until|From|To|Start|End|Date|Time)(?:Ms)?)$/;

it('SHL-10 names every instant of a type …AtMs', () => {
  const declared = Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/^\s+(\w+)\??: number\b/gm), ([, name = '']) => name),
  );
  expect(declared).toContain('asOfAtMs');
  expect(declared.filter((name) => isInstant.test(name))).toEqual([]);
});
