import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Inputs',
  use: [
    "Use it below a form to log in with the account of a provider; logo and colours follow the provider's rules.",
    'Set `isBusy` while the log-in starts, and give `href` where the provider needs a link.',
  ],
  avoid: [
    { when: 'For the main action of the form.', instead: 'Button' },
    { when: 'To switch between ways to log in.', instead: 'ModeSwitch' },
  ],
  keys: [{ key: 'Enter or Space', does: 'Starts the log-in.' }],
  sizes: 'As wide as its place, at least 46px high. A long text wraps.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
