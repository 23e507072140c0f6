import { element } from '../../../core/client/element.ts';

/** Builds a table of what is paid: a row for each bet, named in its first column. */
export function paysTable(headings: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const body = rows.map(([name = '', ...figures]) =>
    element('tr', {
      children: [
        element('th', { text: name, attributes: { scope: 'row' } }),
        ...figures.map((text) => element('td', { text, className: 'figure', attributes: { dir: 'ltr' } })),
      ],
    }),
  );
  return element('div', {
    className: 'scroll',
    // It scrolls on narrow screens, also by the keyboard.
    attributes: { tabindex: '0', role: 'group', 'aria-label': headings[0] ?? '' },
    children: [
      element('table', {
        className: 'history',
        children: [
          element('thead', { children: [element('tr', { children: headings.map(heading) })] }),
          element('tbody', { children: body }),
        ],
      }),
    ],
  });
}

function heading(text: string, index: number): HTMLElement {
  return element('th', { text, className: index === 0 ? '' : 'figure', attributes: { scope: 'col' } });
}
