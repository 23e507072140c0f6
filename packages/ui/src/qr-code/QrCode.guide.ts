import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it for what a phone should open: an invitation, a wallet, an authenticator.',
    'Use `text` when people should type something shorter than what is encoded.',
    'The code stays dark on white in both schemes, because many cameras cannot read it otherwise.',
  ],
  avoid: [
    { when: 'For text that is only copied.', instead: 'CopyButton' },
    { when: 'For more than 2,331 bytes: it throws; encode an address instead.' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Copies the text.' }],
  sizes: 'As wide as the code, 200px or `size`, and never wider than its container. The text wraps below it.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
