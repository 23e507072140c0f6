import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it for every address: it works before JavaScript, and later `onNavigate` changes the page without reloading.',
    'Leave `onNavigate` out where the browser should follow the link.',
    'Style it in the element around it: the link has no style of its own.',
  ],
  avoid: [
    { when: 'For an action without an address.', instead: 'Button' },
    { when: 'For the pages of a menu or a bar: these take their entries as data.', instead: 'SideMenu' },
  ],
  keys: [
    { key: 'Enter', does: 'Follows the link.' },
    { key: 'Ctrl or Cmd + Enter', does: 'Opens the link in a new tab: the browser handles it, as for other sites and `target="_blank"`.' },
  ],
  sizes: 'An inline link: it wraps with the text around it.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Name the target, so that the link is understood alone.',
      dont: 'Write "here": a list of links says nothing then.',
      doExample: 'Target',
      dontExample: 'Here',
    },
  ],
};
