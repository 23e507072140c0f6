import { cloneElement, createElement, isValidElement, type PropsWithChildren, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { words as pack } from '@site/ui/words/en';
import { type Exported, exampleOf, type Props } from './components';
import type { Rule } from './excused';
import { provide } from './provide';

/** A rule that a component breaks, and what was found. */
export interface Breach {
  rule: Rule;
  found: string;
}

const extras = { id: 'conformance-id', className: 'conformance-class', 'data-conformance': 'yes' };
/** No component sets this property, not even in contrast themes. */
const probe = { scrollMarginBlockStart: '7px' };

/** Renders a component in this page, from left to right and from right to left, and returns the rules that it breaks. */
export async function checkRoot(exported: Exported): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const heard = listen();
  const fault: Fault = (rule, found) => void breaches.push({ rule, found });
  try {
    const props = exampleOf(exported, (element) => {
      const silent = listen();
      const { unmount } = show(element, 'ltr');
      unmount();
      silent.stop();
    });
    if (!props) return [{ rule: 'root', found: 'no story renders it' }];
    await checkElement(exported.component, props, fault);
    await checkWords(exported.component, withEveryLabel(exported.name, props), fault);
  } catch (thrown) {
    fault('console', `threw ${String(thrown)}`);
  } finally {
    heard.stop();
  }
  if (heard.lines.length > 0) fault('console', heard.lines.join(' | '));
  return breaches;
}

type Fault = (rule: Rule, found: string) => void;

/** `ref`, `className`, `id`, `data-*` and `sx` reach the root, and displace nothing that the component has there. */
async function checkElement(component: Exported['component'], props: Props, fault: Fault) {
  let node: Element | null = null;
  const ref: Ref<Element> = (element) => {
    if (element) node = element;
  };
  const page = show(createElement(component, { ...props, ...extras, sx: probe, ref }), 'ltr');
  await painted();
  // A field's root for whoever uses it is its control; the class is about its place in a layout, and stands on the whole.
  const root = node as Element | null;
  const marked = document.querySelectorAll('[data-conformance]');
  if (!(root instanceof Element)) fault('root', 'ref reached no element');
  else {
    const isField = root.matches('input, select, textarea');
    if (root.id !== extras.id) fault('root', `id is on ${describe(document.getElementById(extras.id))}, ref on ${describe(root)}`);
    if (marked.length !== 1 || marked[0] !== root)
      fault('root', `data-* is on ${[...marked].map(describe).join() || 'nothing'}, ref on ${describe(root)}`);
    const styled = isField ? root.closest(`.${extras.className}`) : root;
    if (!styled?.classList.contains(extras.className)) fault('root', `className is not on ${describe(root)}`);
    else if (getComputedStyle(styled).scrollMarginBlockStart !== probe.scrollMarginBlockStart)
      fault('sx', `not applied to ${describe(styled)}`);
    for (const control of page.controls()) await checkFocus(control, fault);
    const own = new Map([...root.attributes].map(({ name, value }) => [name, value]));
    const classes = new Set(root.classList);
    page.update(createElement(component, props));
    await painted();
    if (root.isConnected)
      for (const { name, value } of root.attributes) {
        if (name === 'class') {
          const lost = [...root.classList].filter((one) => !classes.has(one) && !/^(?:ui|Mui)/.test(one));
          if (lost.length > 0) fault('root', `className displaces ${lost.join()}`);
        } else if (name !== 'id' && name !== 'style' && !own.has(name)) fault('root', `${name}="${value}" is lost`);
      }
  }
  page.unmount();
}

/** A control that loses its background still shows where the focus is. */
async function checkFocus(control: HTMLElement, fault: Fault) {
  control.focus();
  await painted();
  if (document.activeElement !== control || !control.matches(':focus-visible')) return;
  const holders: Element[] = [];
  for (let at: Element | null = control; at && holders.length < 4; at = at.parentElement) holders.push(at);
  const near = [...holders, ...control.querySelectorAll('*'), ...[control.nextElementSibling].filter((one) => one !== null)];
  const isMarked = near.some((one) =>
    [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    }),
  );
  if (!isMarked) fault('forced colours', `the focus of ${describe(control)} is not seen`);
}

/** Words that `Intl` writes in Latin letters in every language. */
const international = ['GMT', 'UTC', 'US'];

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];

/** Adds the labels that a component can do without, from the pack of words: without them it shows those of the libraries beneath it. */
function withEveryLabel(name: string, props: Props): Props {
  const all = new Map(Object.entries(pack)).get(name.charAt(0).toLowerCase() + name.slice(1));
  return props['labels'] === undefined || all === undefined ? props : { ...props, labels: filled(props['labels'], all) };
}

function filled(own: unknown, all: unknown): unknown {
  if (own === undefined) return all;
  if (!isRecord(own) || !isRecord(all)) return own;
  return { ...all, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, filled(value, all[name])])) };
}

const isRecord = (value: unknown): value is Props => typeof value === 'object' && value?.constructor === Object;

/** From right to left, with other labels: no word of the library itself, and no style that names a side of the page. */
async function checkWords(component: Exported['component'], props: Props, fault: Fault) {
  const { labels, ...rest } = props;
  const known = new Set([...international, ...wordsIn(rest)]);
  const told = toldBy(rest, (words) => words.forEach((word) => known.add(word)));
  const page = show(createElement(component, { ...told, ...(labels !== undefined && { labels: foreign(labels) }) }), 'rtl');
  await painted();
  const elements = page.elements();
  const written = elements.flatMap(({ childNodes }) => Array.from(childNodes, (child) => (child instanceof Text ? child.data : '')));
  const texts = [...written, ...spoken.flatMap((name) => elements.map((element) => element.getAttribute(name) ?? ''))];
  const own = new Set(texts.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !known.has(word)));
  if (own.size > 0) fault('labels', `says ${[...own].join()} itself`);
  const sided = elements.find((element) => /(?:^|[\s;-])(?:left|right)\s*:(?!\s*0)/.test(element.getAttribute('style') ?? ''));
  if (sided) fault('direction', `${describe(sided)} has style="${sided.getAttribute('style')}"`);
  if (page.isWider()) fault('direction', 'is wider than the page');
  page.unmount();
}

/** Returns the props in the language of the page, and tells the words that their functions answer with. */
function toldBy(props: Props, tell: (words: string[]) => void): Props {
  const listening = ([name, value]: [string, unknown]): [string, unknown] => {
    if (name === 'locale') return [name, 'ar'];
    // A part that a page puts in brings its own words.
    if (isValidElement(value)) return [name, createElement('span')];
    if (typeof value !== 'function' || /^[A-Z]/.test(value.name)) return [name, value];
    return [
      name,
      (...args: unknown[]) => {
        const answer = (value as (...args: unknown[]) => unknown)(...args);
        if (isValidElement(answer)) return createElement('span');
        if (answer instanceof Promise) return answer.then((awaited: unknown) => (tell(wordsIn(awaited)), awaited));
        tell(wordsIn(answer));
        return answer;
      },
    ];
  };
  return Object.fromEntries(Object.entries(props).map(listening));
}

/** Every letter of a label becomes one of another script; also of what functions return. */
function foreign(label: unknown): unknown {
  if (typeof label === 'string')
    return label.replaceAll(/[A-Za-z]/g, (letter) => String.fromCodePoint(GEORGIAN + (letter.codePointAt(0) ?? 0)));
  if (typeof label === 'function') return (...args: unknown[]) => foreign((label as (...args: unknown[]) => unknown)(...args));
  if (Array.isArray(label)) return label.map(foreign);
  if (isValidElement<PropsWithChildren>(label)) return cloneElement(label, {}, ...[foreign(label.props.children) as ReactNode].flat());
  if (typeof label === 'object' && label !== null)
    return Object.fromEntries(Object.entries(label).map(([name, value]) => [name, foreign(value)]));
  return label;
}

/** Puts A at the first Georgian letter. */
const GEORGIAN = 0x10_a0 - 65;

function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.match(/[A-Za-z]{2,}/g) ?? [];
  if (depth > 12 || typeof value !== 'object' || value === null || value instanceof Node) return [];
  return Object.entries(value).flatMap(([name, part]) => (name.startsWith('_') ? [] : wordsIn(part, depth + 1)));
}

const painted = () => new Promise((resolve) => setTimeout(resolve));

function show(element: ReactNode, direction: 'ltr' | 'rtl') {
  document.documentElement.dir = direction;
  const place = document.body.appendChild(document.createElement('div'));
  const before = new Set(document.body.children);
  const root = createRoot(place);
  const update = (children: ReactNode) => flushSync(() => root.render(provide(children, direction)));
  update(element);
  const places = () => [place, ...[...document.body.children].filter((child) => !before.has(child))];
  return {
    update,
    elements: () => places().flatMap((one) => Array.from(one.querySelectorAll('*:not(style)'))),
    controls: () =>
      places().flatMap((one) =>
        Array.from(one.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])')),
      ),
    isWider: () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    unmount: () => {
      flushSync(() => root.unmount());
      place.remove();
      document.documentElement.dir = 'ltr';
    },
  };
}

function listen() {
  const lines: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...told: unknown[]) => {
    const line = told.map(String).join(' ');
    // Rules for other browsers, of which this one has nothing to say but that it does not know them.
    if (!line.includes('-moz-')) lines.push(line.slice(0, 300));
  };
  return { lines, stop: () => Object.assign(console, { error, warn }) };
}

const describe = (element: Element | null | undefined) =>
  element
    ? `<${element.tagName.toLowerCase()} class="${[...element.classList].filter((one) => !one.startsWith('ui')).join(' ')}">`
    : 'nothing';
