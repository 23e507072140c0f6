import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    "Use it at the end of the header, once the member is known: it shows who is logged in and leads to the member's pages.",
    'Put sign-out last, as an entry with `onPress`.',
    'Give it a `VipBadge` as `badge`, where members have a rank.',
  ],
  avoid: [
    { when: 'For a visitor: show the ways to log in and to register.', instead: 'SiteHeader' },
    { when: 'For the main pages on phones.', instead: 'BottomBar' },
  ],
  keys: [
    { key: 'Enter or Space', does: 'Opens or closes the menu, and presses its entries.' },
    { key: 'Escape', does: 'Closes the menu and returns the focus to the button.' },
    { key: 'Arrow down, Arrow up', does: 'Moves to the next or previous entry.' },
    { key: 'Home, End', does: 'Moves to the first or last entry.' },
  ],
  sizes:
    'The avatar is 38px wide, the name is cut off at 120px, and the list is 288px wide. On phones the avatar is 32px wide and the name is only read by screen readers.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
