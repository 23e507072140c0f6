import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for every amount of money: it takes minor units as `bigint` and writes them by currency and language.',
    'Use `sign="always"` for a net position or a change, and `colored` where gain and loss are compared.',
    'Digits and groups are those of the language: ১২,৩৪,৫৬৭.৫০ in Bengali. Statements for a bank have Latin ones.',
  ],
  avoid: [
    { when: 'For loyalty points.', instead: 'Points' },
    { when: 'For the balance in the header.', instead: 'Balance' },
    { when: 'To type an amount.', instead: 'AmountField' },
  ],
  sizes: 'In line with the text, in figures of equal width. It never wraps and reads from left to right.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Write an amount with `Money`: currency and language decide its form.',
      dont: 'Put an amount together by hand: it breaks in another currency.',
      doExample: 'Formatted',
      dontExample: 'ByHand',
    },
  ],
};
