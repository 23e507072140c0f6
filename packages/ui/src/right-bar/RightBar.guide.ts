import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it for what should be at hand on every page: the app, customer service, the way back to the top.',
    'Pass it to `SiteFrame` as `floating`, with a `BackToTop` as its child.',
  ],
  avoid: [
    { when: 'For the pages of the site.', instead: 'SideMenu' },
    { when: 'On phones: the same entries belong into the drawer.', instead: 'Drawer' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the entries; the one with the focus shows its name.' },
    { key: 'Enter', does: 'Opens the entry. A button is pressed by Space as well.' },
  ],
  sizes: '48px wide and as high as its entries of 40px. On phones only its children are shown.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
