import type { Guide } from '../guide/Guide';

export const guide: Guide = {
  family: 'Shell',
  use: [
    'Use it for all pages of the site, in groups with headings.',
    'Give the number of games as `note`, and what is unread as `unread`; both are formatted text.',
    'Use `isRail` for the folded menu, and set `skeletons` while entries load.',
  ],
  avoid: [
    { when: 'In the agent centre: take `AgentMenu`.', instead: 'AgentShell' },
    { when: 'For the main pages on phones.', instead: 'BottomBar' },
  ],
  keys: [
    { key: 'Tab', does: 'Moves through the entries.' },
    { key: 'Enter', does: 'Opens the page. A button is pressed by Space as well.' },
  ],
  sizes: 'Fills its container, made for 236px, or 76px as a rail. Entries are at least 40px high, 58px in a rail, and long names wrap.',
  status: 'stable',
  since: '0.1.0',
  face: 'lobby',
};
