import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it once per page, in the header or the drawer: it chooses light, dark, or what the system says.',
    'It keeps the choice on the device and works with pages that the server renders.',
  ],
  avoid: [
    { when: 'To give a page the colours of a brand.', instead: 'UiProvider' },
    { when: 'For the language.', instead: 'LanguageMenu' },
  ],
  keys: [
    { key: 'Enter or Space', does: 'Opens or closes the menu, or chooses a scheme.' },
    { key: 'Escape', does: 'Closes the menu and returns the focus to the button.' },
    { key: 'Arrow down, Arrow up', does: 'Moves to the next or previous scheme.' },
    { key: 'Home, End', does: 'Moves to the first or last scheme.' },
  ],
  sizes: 'The button is 40px high and as wide as its icon. The menu is at least 180px wide.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
  pairs: [
    {
      do: 'Offer what the system says beside light and dark.',
      dont: 'Build a switch of two: nobody gets back to the system.',
      doExample: 'Three',
      dontExample: 'Two',
    },
  ],
};
