import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    "Use it once, around every page of the agent centre: it has the menu, the site's time, the agent and sign-out.",
    'Pass an `AgentMenu` as `menu`, and open the same menu in a `Drawer` when `onMenu` is called.',
    'Start each page with a `DeskTitle`, the only first-level heading.',
    'Leave `who` out while the agent is unknown: nothing moves once it is known.',
  ],
  avoid: [
    { when: 'For the pages of players.', instead: 'SiteFrame' },
    { when: 'For a screen without navigation, such as maintenance.', instead: 'StatusScreens' },
  ],
  keys: [{ key: 'Tab', does: 'Goes first to the link that skips the menu, then through menu, bar and page.' }],
  sizes:
    'Fills the screen: a menu of 216px and the page beside it, under a bar of 56px. Below 1024px the menu is left out for a drawer; below 768px the bottom bar is fixed to the screen. In print only the page remains.',
  status: 'stable',
  since: '0.1.0',
  face: 'desk',
};
