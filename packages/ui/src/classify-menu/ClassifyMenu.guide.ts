import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it to filter a list by a few classes, each with its own address: all, hot, new.',
    'Use `look="pills"` for a second choice below the first.',
    'Leave `items` out while they load: the skeleton has the same height.',
  ],
  avoid: [
    { when: 'For the kinds of games of the lobby, with icons.', instead: 'CategoryStrip' },
    { when: 'To choose a way of logging in or a view without an address.', instead: 'ModeSwitch' },
    { when: 'In the agent centre.', instead: 'DeskSegments' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the classes.' },
    { key: 'Enter', does: 'Opens the class.' },
  ],
  sizes: 'As wide as its entries, at most as its container, then it scrolls. An entry is 36px high, a pill 34px.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
  pairs: [
    {
      do: 'Offer a handful of classes with short names.',
      dont: 'Put all vendors into it: most of them are out of sight.',
      doExample: 'Few',
      dontExample: 'Many',
    },
  ],
};
