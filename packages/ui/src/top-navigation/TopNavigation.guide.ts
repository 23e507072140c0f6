import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: ['Use it in the `SiteHeader` for the categories, while the side menu is closed.', 'Set `skeletons` while the categories load.'],
  avoid: [
    { when: 'For all pages, in groups.', instead: 'SideMenu' },
    { when: 'For kinds of games with icons, above the lobby.', instead: 'CategoryStrip' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the categories.' },
    { key: 'Enter', does: 'Opens the category.' },
  ],
  sizes:
    'Fills its container in one line of 68px, or `--row-size`. When there is no space it scrolls, fades at its end, and keeps the current category in view.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
