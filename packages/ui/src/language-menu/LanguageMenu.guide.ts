import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it in the header for the languages of the site, each named in its own script.',
    'Give every language an address with `hrefOf`: the entries are links and work before JavaScript.',
    'With more than twelve languages it has a search field by itself.',
  ],
  avoid: [
    { when: 'For light and dark.', instead: 'ThemeSwitch' },
    { when: 'For a choice in a form.', instead: 'SelectField' },
  ],
  keys: [
    { key: 'Enter or Space', does: 'Opens or closes the menu.' },
    { key: 'Enter', does: 'On a language, changes to it.' },
    { key: 'Escape', does: 'Closes the menu and returns the focus to the button.' },
    { key: 'Arrow down, Arrow up', does: 'Moves to the next or previous language.' },
    { key: 'Home, End', does: 'Moves to the first or last one, except while typing.' },
  ],
  sizes:
    'The button is as wide as its icon and the code of the language. With more than twelve languages the panel is up to 560px wide, in three columns, or two on phones.',
  status: 'stable',
  since: '0.1.0',
  face: 'foundations',
};
