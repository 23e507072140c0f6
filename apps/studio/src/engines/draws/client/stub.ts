import { element } from '../../../core/client/element.ts';

interface StubParts {
  name: string;
  numbers: readonly string[];
  /** Numbers of the line that were drawn. */
  hits?: ReadonlySet<string>;
  /** Shown after the numbers: what the line has won, or a button. */
  more?: readonly Node[];
}

/** Draws a line of a ticket. */
export function stub({ name, numbers, hits = new Set(), more = [] }: StubParts): HTMLLIElement {
  const drawn = numbers.map((number) => element('b', { text: number, attributes: hits.has(number) ? { 'data-hit': '' } : {} }));
  return element('li', {
    className: 'stub',
    children: [
      element('span', { text: name }),
      element('span', { className: 'stub-numbers figure', attributes: { dir: 'ltr' }, children: drawn }),
      ...more,
    ],
  });
}
