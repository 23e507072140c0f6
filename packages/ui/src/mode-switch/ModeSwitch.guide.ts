import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it in a form for two or three ways to do the same: by username or by code, by phone or by e-mail.',
    'Keep the names short; they share the width.',
  ],
  avoid: [
    { when: 'For more than three choices.', instead: 'SelectField' },
    { when: 'For views of a report.', instead: 'DeskSegments' },
    { when: 'For a filter with addresses.', instead: 'ClassifyMenu' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves to the chosen mode.' },
    { key: 'Arrow keys', does: 'Chooses the next or previous mode.' },
    { key: 'Home, End', does: 'Chooses the first or last mode.' },
  ],
  sizes: 'Fills its container in equal parts, at least 46px high. Long names wrap within their part.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Offer two or three modes with short names.',
      dont: 'Squeeze five choices into it: a select has space for them.',
      doExample: 'TwoModes',
      dontExample: 'FiveModes',
    },
  ],
};
