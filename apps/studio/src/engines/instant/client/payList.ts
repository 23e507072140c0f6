import { figure } from '../../../core/client/figure.ts';
import { element } from '../../../core/client/element.ts';

/** Builds a list of payouts: what wins, the multiple of the stake, and the amount. */
export function payList(rows: readonly (readonly [what: string, times: string, amount: string])[]): HTMLElement {
  return element('ul', {
    className: 'booth-pays',
    children: rows.map(([what, times, amount]) =>
      element('li', {
        children: [
          element('span', { text: what }),
          element('b', { className: 'figure', text: figure(times), attributes: { dir: 'ltr' } }),
          element('span', { className: 'figure', text: amount }),
        ],
      }),
    ),
  });
}
