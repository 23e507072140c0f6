import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Money and progress',
  use: [
    'Use it once, right after an authenticator was set up: the codes can be copied, saved and printed.',
    'Name account and site in `title`: it heads the file and the printed sheet.',
  ],
  avoid: [
    { when: 'For one code.', instead: 'CopyButton' },
    { when: 'To type a code.', instead: 'CodeField' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through copy, download and print.' },
    { key: 'Enter or Space', does: 'Copies or prints. The file is saved by Enter.' },
  ],
  sizes:
    'Fills its container. Codes stand in columns of at least 136px; the buttons wrap and are 44px high. In print the codes are a page of their own.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
