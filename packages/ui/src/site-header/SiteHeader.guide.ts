import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it as the header of a `SiteFrame`: menu button, logo, search, settings, and the account at the end.',
    'Put an `AccountCorner` at its end: log-in for visitors, `MemberActions` for members.',
    'Pass `navigation` while the side menu is closed: the search then opens from an icon.',
  ],
  avoid: [
    { when: 'In the agent centre.', instead: 'AgentShell' },
    { when: 'For the title of a page.', instead: 'PageTitle' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the controls from start to end.' },
    { key: 'Enter or Space', does: 'Opens the menu or the search, or presses a button.' },
    { key: 'Escape', does: 'Closes the search and returns the focus to its icon.' },
  ],
  sizes:
    'Fills its container, 68px high, and 58px on phones. The search shrinks first, then opens from an icon below 1120px. Phones have the settings in the drawer.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
