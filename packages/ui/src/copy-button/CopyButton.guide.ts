import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    'Use it beside a code, an address or a number that is needed elsewhere.',
    'Show the text itself as well: when the browser refuses the clipboard, it can be selected.',
    'It shows a check for two seconds and tells screen readers that the text was copied.',
  ],
  avoid: [
    { when: 'For several codes at once.', instead: 'RecoveryCodes' },
    { when: 'For an address that phones should open.', instead: 'QrCode' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Copies the text.' }],
  sizes: 'A square of 28px, in line with the text.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
